import { afterEach, expect, it, vi } from 'vitest';
import { NoPasskey } from './passkeys.ts';
import { askForPasskey, createPasskey, tellBrowser } from './webauthn.ts';

const request = {
  rpId: 'localhost',
  challenge: 'AAAA',
  timeout: 1000,
  userVerification: 'required',
} as const;

afterEach(() => vi.restoreAllMocks());

function stubGet(answer: (options?: CredentialRequestOptions) => Promise<Credential | null>) {
  return vi.spyOn(navigator.credentials, 'get').mockImplementation(answer);
}

it.each([
  ['none', new DOMException('The operation timed out or was not allowed.', 'NotAllowedError')],
  ['none', new DOMException('Another request took over.', 'AbortError')],
  ['unsupported', new DOMException('This is an invalid domain.', 'SecurityError')],
  ['unsupported', new TypeError('The password manager has a mistake.')],
])('gives no passkey, because of %s, after %s', async (reason, error) => {
  stubGet(() => Promise.reject(error));
  const asked = askForPasskey(request, { signal: new AbortController().signal });
  await expect(asked).rejects.toMatchObject({ name: 'NoPasskey', reason });
});

it('says that the device has a passkey already', async () => {
  const error = new DOMException('Registered before.', 'InvalidStateError');
  vi.spyOn(navigator.credentials, 'create').mockRejectedValue(error);
  const created = createPasskey(
    {
      rp: { id: 'localhost', name: 'Here' },
      user: { id: 'AAAA', name: 'maya@mail.example', displayName: 'Maya' },
      challenge: 'AAAA',
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      timeout: 1000,
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
    },
    new AbortController().signal,
  );
  await expect(created).rejects.toMatchObject({ reason: 'already' });
});

it('stops waiting for a password manager that never answers and ignores the cancellation', async () => {
  stubGet(() => new Promise(() => undefined));
  const controller = new AbortController();
  const asked = askForPasskey(request, { signal: controller.signal });
  controller.abort();
  await expect(asked).rejects.toBeInstanceOf(NoPasskey);
});

it('ends the suggestions’ request before the button’s begins', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  stubGet(
    (options) =>
      new Promise((_, reject) => {
        signals.push(options?.signal);
        options?.signal?.addEventListener('abort', () => reject(options.signal?.reason));
      }),
  );
  const suggestions = askForPasskey(request, { signal: new AbortController().signal });
  const controller = new AbortController();
  const button = askForPasskey(request, { signal: controller.signal });
  await expect(suggestions).rejects.toBeInstanceOf(NoPasskey);
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
  controller.abort();
  await expect(button).rejects.toBeInstanceOf(NoPasskey);
});

it('doesn’t mind a browser that can’t be told about changes', async () => {
  vi.stubGlobal('PublicKeyCredential', class {});
  await tellBrowser({ signalName: 'unknownCredential', rpID: 'localhost', credentialID: 'AAAA' });
  vi.unstubAllGlobals();
});
