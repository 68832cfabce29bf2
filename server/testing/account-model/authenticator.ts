import type { World } from './world.ts';

/** The code that the app with this secret shows now. */
export async function readAuthenticator(world: World, secret: string): Promise<string> {
  const { Secret, TOTP } = await import('otpauth');
  const totp = new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: world.clock.now().getTime() });
}
