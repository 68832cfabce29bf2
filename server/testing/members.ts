import { parseConfig } from '../config.ts';
import { insertUser, proveEmail } from '../features/auth/users/users.repository.ts';
import { isPostgresUrl } from '../platform/database/database.ts';
import { createServices } from '../services.ts';

/** A signed-in person with a confirmed address. */
export type Member = { email: string; cookie: string };

/** Stores signed-in people in the database of a URL before a server process opens it. */
export async function createMembers(databaseUrl: string, count: number): Promise<Member[]> {
  const config = parseConfig({
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: isPostgresUrl(databaseUrl) ? 'x'.repeat(32) : undefined,
    LOG_LEVEL: 'silent',
  });
  await using services = await createServices(config);
  const { db, clock, sessions } = services.accounts;
  const members: Member[] = [];
  await db.transaction().execute(async (trx) => {
    for (let number = 0; number < count; number += 1) {
      const id = `member-${number}`;
      const email = `${id}@example.com`;
      await insertUser(trx, id, {}, clock.now());
      await proveEmail(trx, id, email, clock.now());
      const { token } = await sessions.start(trx, { userId: id, method: 'password', userAgent: '' });
      members.push({ email, cookie: `session=${token}` });
    }
  });
  return members;
}
