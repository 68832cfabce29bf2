import { brand } from '../../../../shared/site/brand.data.ts';

/** Every authenticator app supports these (RFC 6238). */
const options = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** How many steps before and after the current one are accepted, because clocks differ and typing takes time. */
const steps = 1;
const secretBytes = 20;

/** Creates a Base32 secret, and the URL that an app scans as a QR code. `account` distinguishes a person's accounts. */
export async function createTotpSecret(account: string): Promise<{ secret: string; uri: string }> {
  const { Secret, TOTP } = await import('otpauth');
  const secret = new Secret({ size: secretBytes });
  const totp = new TOTP({ ...options, issuer: brand.name, label: account, secret });
  return { secret: secret.base32, uri: totp.toString() };
}

/** Returns the time step of the code `token`, if that is the current step or the one before or after it. */
export async function findTotpStep(secret: string, token: string, now: Date): Promise<number | undefined> {
  const { Secret, TOTP } = await import('otpauth');
  const totp = new TOTP({ ...options, secret: Secret.fromBase32(secret) });
  const timestamp = now.getTime();
  const delta = totp.validate({ token, timestamp, window: steps });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
