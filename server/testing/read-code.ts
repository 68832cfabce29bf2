import type { TestApp } from './test-app.ts';

/** The digits of the last message to an address or number. */
export async function readCode(app: TestApp, recipient: string): Promise<string> {
  const rows = await app.services.database.db
    .selectFrom('messages')
    .select('text')
    .where('recipient', '=', recipient)
    .orderBy('createdAt')
    .execute();
  const code = /\b\d{6}\b/.exec(rows.at(-1)?.text ?? '')?.[0];
  if (code === undefined) throw new Error('No code was sent.');
  return code;
}

/** Six digits that make a different code. */
export function spoil(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}
