import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A bug in the server that the model must find: one piece of text replaced with another. */
type Mutation = { name: string; file: string; from: string; to: string; imports?: string };

const auth = 'server/features/auth';

const mutations: readonly Mutation[] = [
  {
    name: '“Continue here” keeps the account as it was set up',
    file: `${auth}/links/email-link-results.ts`,
    from: `await removeUnprovenAccount(deps, trx, user);
  const userId = await createProvenAccount(deps, trx, code.target, { requiresPasswordReset: true });`,
    to: `const { id: userId } = user;
  await takeAddress(deps, trx, userId, code.target);`,
    imports: "import { takeAddress } from '../email/revoke-unproven-access.ts';",
  },
  {
    name: 'Recovery keeps the account as it was set up',
    file: `${auth}/passwords/recovery.service.ts`,
    from: 'const id = user?.id ?? (await createProvenAccount(deps, trx, email, { requiresPasswordReset: true }));',
    to: `const [waiting] = await listUsersWaitingFor(trx, email);
  const id = user?.id ?? waiting?.id ?? (await createProvenAccount(deps, trx, email, {}));
  if (!user) await takeAddress(deps, trx, id, email);`,
    imports: "import { takeAddress } from '../email/revoke-unproven-access.ts';",
  },
  {
    name: 'An email change signs in the person who opens the link',
    file: `${auth}/links/email-link-results.ts`,
    from: `if (!own || own.isWaiting || own.isSecondFactorDue) throw linkRefusals.changeElsewhere();
  await context.spend();
  await completeEmailChange(context.deps, context.trx, user, code.target);
  return { kind: 'signed-in', ...(await keepSession(context, own)), next, event: 'user_updated' };`,
    to: `await context.spend();
  await completeEmailChange(context.deps, context.trx, user, code.target);
  const signedIn = own ? keepSession(context, own) : startSession(context, { userId: user.id, method: 'email_link' });
  return { kind: 'signed-in', ...(await signedIn), next, event: 'user_updated' };`,
  },
  {
    name: 'A second Google identity is linked by its address',
    file: `${auth}/google/google-account.ts`,
    from: "const isFirst = identities.every(({ provider }) => provider !== 'google');",
    to: 'const isFirst = identities.length >= 0;',
  },
  {
    name: 'Google is believed about every address',
    file: `${auth}/google/google-answer.ts`,
    from: 'return googleDomains.has(domain) || hd?.toLowerCase() === domain;',
    to: "return googleDomains.has(domain) || hd !== '';",
  },
  {
    name: 'An address goes to the first account that waits for it',
    file: `${auth}/users/users.repository.ts`,
    from: `.where('email', '=', email)
    .where('emailConfirmedAt', 'is not', null)`,
    to: ".where((where) => where.or([where('email', '=', email), where('unprovenEmail', '=', email)]))",
  },
  {
    name: 'Google need not have verified the address',
    file: `${auth}/google/google-answer.ts`,
    from: 'email_verified: z.literal(true),',
    to: 'email_verified: z.boolean(),',
  },
  {
    name: 'Any number confirms the other screen',
    file: `${auth}/links/email-link-results.ts`,
    from: 'if (number !== waitingScreen.number) {',
    to: 'if (number === 0) {',
  },
  {
    name: 'A confirmation signs in every screen that waits',
    file: `${auth}/email/email-verification.ts`,
    from: 'await deps.sessions.endAll(trx, user.id, confirmed.id);',
    to: "await trx.updateTable('sessions').set({ isWaiting: false }).where('userId', '=', user.id).execute();",
  },
  {
    name: 'An account without a proven address may do everything',
    file: 'server/platform/sessions/session-reader.ts',
    from: 'if (session.isUnconfirmed && !isUnconfirmedAllowed) throw createEmailUnconfirmed();',
    to: "if (session.isUnconfirmed && request.method === '') throw createEmailUnconfirmed();",
  },
  {
    name: 'Looking at the page behind a link confirms the address',
    file: `${auth}/links/link-description.service.ts`,
    from: 'const link = await inspectLink(deps, trx, found, { sessionId, browserHash });',
    to: `const link = await inspectLink(deps, trx, found, { sessionId, browserHash });
    if (link.user) await proveEmail(trx, link.user.id, found.target, deps.clock.now());`,
    imports: "import { proveEmail } from '../users/users.repository.ts';",
  },
];

const root = fileURLToPath(new URL('..', import.meta.url));
const rooms = ['server', 'shared', 'migrations', 'bench', 'package.json'];

/** Runs the model on a copy of the server for each bug. Returns whether it found all of them. */
export async function runMutations(sequences: number, seed: number): Promise<boolean> {
  const missed: string[] = [];
  for (const mutation of mutations) {
    const { isFound, report } = await runMutation(mutation, sequences, seed);
    if (!isFound) missed.push(mutation.name);
    console.log(`${isFound ? 'found' : 'MISSED'}: ${mutation.name}\n${report}`);
  }
  console.log(`${mutations.length - missed.length} of ${mutations.length} mistakes found`);
  return missed.length === 0;
}

async function runMutation({ file, from, to, imports = '' }: Mutation, sequences: number, seed: number) {
  const folder = mkdtempSync(join(tmpdir(), 'coverlight-mutation-'));
  try {
    for (const room of rooms) cpSync(join(root, room), join(folder, room), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const text = readFileSync(join(folder, file), 'utf8');
    if (text.split(from).length !== 2) throw new Error(`${file} no longer holds this once: ${from}`);
    writeFileSync(join(folder, file), `${imports}\n${text.replace(from, () => to)}`);
    const env = { ...process.env, SEQUENCES: String(sequences), SEED: String(seed), SHRINK: '0' };
    const child = spawn(process.execPath, ['bench/account-model.ts'], { cwd: folder, env });
    const output: string[] = [];
    child.stdout.setEncoding('utf8').on('data', (part: string) => void output.push(part));
    child.stderr.setEncoding('utf8').on('data', (part: string) => void output.push(part));
    const [code] = await once(child, 'close');
    const lines = output.join('').split('\n');
    const report = lines.filter((line) => /^Broken in|^\[\w+\]/.test(line)).join('\n');
    return { isFound: code === 1 && report !== '', report: report || lines.slice(-5).join('\n') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
