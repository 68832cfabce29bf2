import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { send } from './account.ts';

const stepMs = 30_000;

/** The code that an authenticator app with this secret shows now. */
export function showCode(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate();
}

/** Six digits that no app with this secret shows around now. */
export function showWrongCode(secret: string): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const near = new Set(
    [-2, -1, 0, 1, 2].map((steps) => totp.generate({ timestamp: Date.now() + steps * stepMs })),
  );
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.has(code)) ?? '';
}

export type App = { secret: string; recoveryCodes: readonly string[]; usedCode: string };

/** Adds an app through the API to the signed-in account of the page's browser. */
export async function addApp(page: Page): Promise<App> {
  const enrolled = await send(page, 'POST', '/api/auth/factors', {});
  const { id, secret }: { id: string; secret: string } = await enrolled.json();
  const challenge = await send(page, 'POST', `/api/auth/factors/${id}/challenge`, undefined);
  const { id: challengeId }: { id: string } = await challenge.json();
  const usedCode = showCode(secret);
  const verified = await send(page, 'POST', `/api/auth/factors/${id}/verify`, {
    challengeId,
    code: usedCode,
  });
  const { recoveryCodes }: { recoveryCodes: readonly string[] } = await verified.json();
  return { secret, recoveryCodes, usedCode };
}
