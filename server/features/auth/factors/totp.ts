import { brand } from '../../../../shared/brand.ts';

/** What every authenticator app understands (RFC 6238). */
const options = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Steps before and after the present one whose codes count: clocks differ, and typing takes time. */
const steps = 1;
const secretBytes = 20;

/** A new secret in Base32, and the address that an app reads from a QR code. `account` tells a person's accounts apart. */
export async function makeTotpSecret(account: string): Promise<{ secret: string; uri: string }> {
  const { Secret, TOTP } = await import('otpauth');
  const secret = new Secret({ size: secretBytes });
  const totp = new TOTP({ ...options, issuer: brand.name, label: account, secret });
  return { secret: secret.base32, uri: totp.toString() };
}

/** The time step whose code `token` is, when that is the present one or a neighbour. */
export async function findTotpStep(secret: string, token: string, now: Date): Promise<number | undefined> {
  const { Secret, TOTP } = await import('otpauth');
  const totp = new TOTP({ ...options, secret: Secret.fromBase32(secret) });
  const timestamp = now.getTime();
  const delta = totp.validate({ token, timestamp, window: steps });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
