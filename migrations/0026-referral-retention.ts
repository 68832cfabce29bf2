import { type Kysely, sql } from 'kysely';

/** Finds the referrals whose browser is still stored, without reading years of others every hour. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index referral_logs_with_browser on referral_logs (clicked_at)
    where user_agent <> '' or ip_address <> ''
  `.execute(db);
}
