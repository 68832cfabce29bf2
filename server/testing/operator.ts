import { proveEmail } from '../features/auth/users/users.repository.ts';
import { insertOperator } from '../features/desk/operators.repository.ts';
import type { TestApp } from './test-app.ts';
import { createTestBrowser, signUpInTest, type TestBrowser } from './test-browser.ts';

type Options = { email?: string; isOperator?: boolean; hasSecondFactor?: boolean };

/** A signed-in account with a confirmed address; an operator with a second factor used, unless the options differ. */
export async function createTestOperator(
  app: TestApp,
  { email = 'operator@example.com', isOperator = true, hasSecondFactor = true }: Options = {},
): Promise<{ id: string; browser: TestBrowser }> {
  const { db } = app.services.database;
  const now = app.services.clock.now();
  const browser = createTestBrowser(app.listener);
  const id = String((await signUpInTest(browser, { email })).body.user.id);
  await proveEmail(db, id, email, now);
  if (isOperator) await insertOperator(db, id, now);
  if (hasSecondFactor) {
    await db
      .insertInto('factors')
      .values({
        id: `factor-of-${id}`,
        userId: id,
        type: 'totp',
        friendlyName: 'App',
        encryptedSecret: 'none',
        status: 'verified',
        createdAt: now,
        verifiedAt: now,
      })
      .execute();
    const proof = { aal: 'aal2', secondFactorAt: now, secondFactorId: `factor-of-${id}` } as const;
    await db.updateTable('sessions').set(proof).where('userId', '=', id).execute();
  }
  return { id, browser };
}
