import type { Walk } from './walk.ts';
import { changeAccount, signInEveryWay } from './walk-accounts.ts';
import { talk, visit, workAtDesk } from './walk-site.ts';

/** Makes every call of the API at least once. */
export async function walkEverything(walk: Walk): Promise<void> {
  await visit(walk);
  await signInEveryWay(walk);
  await changeAccount(walk);
  await talk(walk);
  await workAtDesk(walk);
}
