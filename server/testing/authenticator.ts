import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type {
  NewPasskey,
  PasskeyAnswer,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '../../shared/api/passkeys.ts';
import { testOrigin } from './test-app.ts';

type Credential = { id: string; privateKey: KeyObject; userHandle: string; host: string; counter: number };

/** What the device does wrong, or differently. */
type Behavior = {
  origin?: string;
  /** Answers as this host's passkey, whatever it was asked. */
  host?: string;
  isVerified?: boolean;
  /** Added to its counter each time. Most devices always answer 0. */
  step?: number;
  userHandle?: string;
  challenge?: string;
  format?: string;
};

/** A device with passkeys (ES256), as it answers through a browser on our own pages. */
export function createAuthenticator() {
  const credentials: Credential[] = [];

  return {
    credentials,

    /** Answers `navigator.credentials.create()`. */
    create(options: PasskeyCreationOptions, behavior: Behavior = {}): NewPasskey {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const credential = {
        id: randomBytes(16).toString('base64url'),
        privateKey,
        userHandle: options.user.id,
        host: behavior.host ?? options.rp.id,
        counter: 0,
      };
      credentials.push(credential);
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const id = Buffer.from(credential.id, 'base64url');
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, toBytes(x)],
        [-3, toBytes(y)],
      ]);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)]);
      const authData = Buffer.concat([describe(credential, behavior, 0x40), attested]);
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', behavior.format ?? 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        id: credential.id,
        rawId: credential.id,
        type: 'public-key',
        response: {
          clientDataJSON: describeClient('webauthn.create', options.challenge, behavior),
          attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
          transports: ['internal'],
        },
      };
    },

    /** Answers `navigator.credentials.get()` with its latest passkey, or another one. */
    get(
      options: PasskeyRequestOptions,
      behavior: Behavior = {},
      credential: Credential | undefined = credentials.at(-1),
    ): PasskeyAnswer {
      if (!credential) throw new Error('The authenticator has no passkey.');
      credential.counter += behavior.step ?? 0;
      const clientDataJSON = describeClient('webauthn.get', options.challenge, behavior);
      const authenticatorData = describe(credential, behavior);
      const clientHash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
      const signature = createSign('sha256')
        .update(authenticatorData)
        .update(clientHash)
        .sign(credential.privateKey);
      return {
        id: credential.id,
        rawId: credential.id,
        type: 'public-key',
        response: {
          clientDataJSON,
          authenticatorData: authenticatorData.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: behavior.userHandle ?? credential.userHandle,
        },
      };
    },
  };
}

/** The authenticator data: the host's hash, flags (present, verified), and the counter. */
function describe({ host, counter }: Credential, { host: other, isVerified = true }: Behavior, flags = 0) {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  const hash = createHash('sha256')
    .update(other ?? host)
    .digest();
  return Buffer.concat([hash, Buffer.from([flags | 0x01 | (isVerified ? 0x04 : 0)]), count]);
}

function describeClient(type: string, asked: string, { origin = testOrigin, challenge = asked }: Behavior) {
  const data = { type, challenge, origin, crossOrigin: false };
  return Buffer.from(JSON.stringify(data)).toString('base64url');
}

function toBytes(base64url: string): Uint8Array {
  return new Uint8Array(Buffer.from(base64url, 'base64url'));
}
