import { parseArgs } from 'node:util';
import { parseConfig } from '../server/config.ts';
import { computeCurrentCode, type SeedAccount, seedAccounts, seedPassword } from './seed/accounts.ts';
import { seedDatabase } from './seed/seed-database.ts';

const options = {
  reset: { type: 'boolean', default: false },
  code: { type: 'boolean', default: false },
} as const;

try {
  const { values } = parseArgs({ options });
  if (values.code) printCode(seedAccounts);
  else await seed(values.reset);
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : String(cause));
  process.exitCode = 1;
}

async function seed(isReset: boolean): Promise<void> {
  const config = parseConfig(process.env);
  await seedDatabase(config, { today: new Date(), isReset });
  console.log(
    `${config.databaseUrl} has a month of visits, referrals, and messages. Sign in after \`npm run dev\`:\n`,
  );
  for (const account of seedAccounts) console.log(`  ${account.kind.padEnd(19)}${describe(account)}`);
}

function describe({ email, phone, hasPassword, factorSecret, hint }: SeedAccount): string {
  const code = factorSecret && `code: npm run seed -- --code, or an app with the secret ${factorSecret}`;
  const name = (email ?? phone ?? '').padEnd(20);
  return [name, hasPassword && seedPassword, code, hint].filter(Boolean).join('  ');
}

function printCode(accounts: readonly SeedAccount[]): void {
  for (const { email, factorSecret } of accounts) {
    if (factorSecret) console.log(`${email}: ${computeCurrentCode(factorSecret, new Date())}`);
  }
}
