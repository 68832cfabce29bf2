/** A mistake in the server that the account model must find. `from` appears once in the file, and `to` replaces it. */
export type Mutation = { name: string; file: string; from: string; to: string; imports?: string };

const auth = 'server/features/auth';

export const mutations: readonly Mutation[] = [
  {
    name: '“Continue here” keeps the account as it was set up',
    file: `${auth}/links/email-link-results.ts`,
    from: `await removeUnprovenAccount(context.deps, context.trx, user);
  return openNewAccount(context, link);`,
    to: `await takeAddress(context.deps, context.trx, user.id, link.code.target);
  const started = await startSession(context, { userId: user.id, method: 'email_link' });
  return { kind: 'signed-in', ...started, next: link.next };`,
    imports: "import { takeAddress } from '../email/revoke-unproven-access.ts';",
  },
  {
    name: 'Recovery keeps the account as it was set up',
    file: `${auth}/passwords/recovery.routes.ts`,
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
  if (own.isPasswordDue) throw createPasswordMissing();
  await context.spend();
  await completeEmailChange(context.deps, context.trx, user, code.target);`,
    to: `if (own?.isPasswordDue) throw createPasswordMissing();
  await context.spend();
  await completeEmailChange(context.deps, context.trx, user, code.target);
  if (!own) {
    const started = await startSession(context, { userId: user.id, method: 'email_link' });
    return { kind: 'signed-in', ...started, next };
  }`,
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
    name: 'The number of another screen that waits for the address confirms',
    file: `${auth}/links/email-link-results.ts`,
    from: 'if (number !== waitingScreen.number) {',
    to: `const shown = await listShownNumbers(trx, user.unprovenEmail ?? '');
  if (shown.every((screen) => screen.number !== number)) {`,
    imports: "import { listShownNumbers } from '../users/confirmation-requests.repository.ts';",
  },
  {
    name: 'An account without a proven address may do everything',
    file: 'server/platform/sessions/sessions.ts',
    from: 'if (session.isUnconfirmed && !isUnconfirmedAllowed) throw createEmailUnconfirmed();',
    to: "if (session.isUnconfirmed && request.method === '') throw createEmailUnconfirmed();",
  },
  {
    name: 'Looking at the page behind a link confirms the address',
    file: `${auth}/links/exchange.routes.ts`,
    from: 'const link = await inspectLink(deps, trx, found, { sessionId, browserHash });',
    to: `const link = await inspectLink(deps, trx, found, { sessionId, browserHash });
    if (link.user) await proveEmail(trx, link.user.id, found.target, deps.clock.now());`,
    imports: "import { proveEmail } from '../users/users.repository.ts';",
  },
  {
    name: 'A link to a sign-up that is gone no longer proves the mailbox',
    file: `${auth}/links/link-inspection.ts`,
    from: "if (purpose === 'email_confirmation' && !(await findUserByEmail(trx, target))) return undefined;",
    to: '',
  },
  {
    name: 'A password is enough where there is a second factor',
    file: `${auth}/passwords/reauthentication.ts`,
    from: 'if (hasSecondFactor) throw createSecondFactorMissing();',
    to: `if (hasSecondFactor && 'password' in proof) {
      await checkPassword(deps, request, user, proof.password);
      return { aal: 'aal2' };
    }`,
  },
  {
    name: 'A recent sign-in is enough where there is a second factor',
    file: 'server/platform/sessions/sessions.ts',
    from: 'isRecent(authenticatedAt) && (!hasSecondFactor || isRecent(secondFactorAt));',
    to: 'isRecent(authenticatedAt);',
  },
  {
    name: 'A recovery keeps the ways in that were added lately',
    file: `${auth}/passwords/password-change.service.ts`,
    from: 'session.isPasswordDue ? await removeLateWaysIn(deps, trx, userId) : []',
    to: '[]',
  },
  {
    name: 'A recovery keeps the other sessions',
    file: `${auth}/passwords/password-change.service.ts`,
    from: 'await sessions.endAll(trx, userId, session.id);',
    to: '',
  },
  {
    name: 'A thief’s passkey keeps its owner from removing anything after a recovery',
    file: `${auth}/account/ways-in.service.ts`,
    from: "if (current?.method === 'recovery' && sessions.isFresh({ ...current, hasSecondFactor: false })) {",
    to: "if (current?.method === 'password') {",
  },
  {
    name: 'The desk opens to a factor that was used long ago',
    file: 'server/platform/http/access.ts',
    from: 'if (!usedAt || clock.now().getTime() - usedAt.getTime() > maxOperatorSignInMs) {',
    to: 'if (!usedAt) {',
  },
  {
    name: 'The desk opens to a recovery code, or after its factor was removed',
    file: 'server/platform/http/access.ts',
    from: 'session.secondFactorId === null ? null : session.secondFactorAt',
    to: 'session.secondFactorAt',
  },
  {
    name: 'A phone number that was removed still signs in',
    file: `${auth}/account/ways-in.service.ts`,
    from: 'return removeUserPhone(trx, userId, deps.clock.now());',
    to: "return deleteIdentities(trx, userId, 'phone');",
  },
  {
    name: 'A Google account that was removed still signs in',
    file: `${auth}/account/ways-in.service.ts`,
    from: "return deleteIdentities(trx, session.userId, 'google');",
    to: 'return true;',
  },
];
