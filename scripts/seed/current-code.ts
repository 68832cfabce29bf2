import { Secret, TOTP } from 'otpauth';

/** Computes the code that an authenticator app with this secret currently shows. */
export function computeCurrentCode(secret: string, now: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
}
