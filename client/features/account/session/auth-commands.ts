import type { ExchangeAnswer, LinkAnswer, LinkSignedInAnswer } from '../../../../shared/api/auth-links.ts';
import type { EmailSentAnswer, PhoneStartAnswer } from '../../../../shared/api/auth-user.ts';
import type { FactorVerifiedAnswer } from '../../../../shared/api/factors.ts';
import { type ApiCall, ApiError, type callApi, createUnreadableError } from '../../../lib/api-client.ts';
import { isRecord, isSignedIn, isUser, readSignedIn } from './auth-answers.ts';
import type { AuthCommands } from './auth-client.ts';
import { rememberNext } from './next-path.ts';
import { clearOldAuthKeys } from './old-auth-keys.ts';
import type { SessionRefresher } from './tabs/session-refresher.ts';

export type CommandWorld = {
  call: typeof callApi;
  /** Leaves the site's page for another address. */
  leave: (path: string) => void;
  keeper: Pick<SessionRefresher, 'accept' | 'replaceUser' | 'wait'>;
};

/** The calls that somebody makes on purpose. What they change is in the keeper before their promise resolves. */
export function createAuthCommands({ call, leave, keeper }: CommandWorld): AuthCommands {
  const post = (path: ApiCall['path'], body?: unknown) => call({ method: 'POST', path, body });

  async function startSession(path: ApiCall['path'], body: unknown) {
    const answer = readSignedIn(await post(path, body));
    keeper.accept(answer, 'SIGNED_IN');
    return answer;
  }

  async function sendEmail(path: ApiCall['path'], body?: unknown) {
    const answer = readEmailSent(await post(path, body));
    keeper.wait(answer.number);
    return answer;
  }

  return {
    signUp(details) {
      clearOldAuthKeys();
      return startSession('/api/auth/sign-up', { ...details, termsAccepted: true });
    },
    signIn(details) {
      clearOldAuthKeys();
      return startSession('/api/auth/sign-in', details);
    },
    async signOut(scope = 'local') {
      try {
        await post('/api/auth/sign-out', { scope });
      } catch (cause) {
        // A session that is over already needs no end.
        if (!(cause instanceof ApiError) || cause.status !== 401) throw cause;
      }
      keeper.accept({ session: null, user: null }, 'SIGNED_OUT');
    },
    async startPhone(details) {
      return readPhoneStart(await post('/api/auth/phone/start', { ...details, consent: true }));
    },
    async verifyPhone(details) {
      const answer = readSignedIn(await post('/api/auth/phone/verify', details));
      keeper.accept(answer, details.type === 'sms' ? 'SIGNED_IN' : 'USER_UPDATED');
      return answer;
    },
    async startGoogle(next) {
      clearOldAuthKeys();
      const path: ApiCall['path'] = `/api/auth/google?next=${encodeURIComponent(next)}`;
      // Asked for without following first: a refusal can be shown here instead of as a page of JSON.
      await call({ method: 'GET', path, isRedirectKept: true });
      rememberNext(next);
      leave(path);
    },
    async readLink(code) {
      const answer = await post('/api/auth/link', { code });
      if (isLink(answer)) return answer;
      throw createUnreadableError(200);
    },
    async exchange(request) {
      const answer = readExchange(await post('/api/auth/exchange', request));
      if ('session' in answer) keeper.accept(answer, exchangeEvents[answer.purpose]);
      return answer;
    },
    async recover(email) {
      await post('/api/auth/recover', { email });
    },
    startEmail(details) {
      clearOldAuthKeys();
      return sendEmail('/api/auth/email/start', details);
    },
    resendEmail: (email) => sendEmail('/api/auth/email/resend', { email }),
    resendConfirmation: () => sendEmail('/api/auth/user/resend'),
    async updateUser(change) {
      const answer = await call({ method: 'PATCH', path: '/api/auth/user', body: change });
      if (!isRecord(answer) || !isUser(answer.user)) throw createUnreadableError(200);
      keeper.replaceUser(answer.user, typeof answer.number === 'number' ? answer.number : undefined);
      return answer.user;
    },
    async verifyFactor({ factorId, code }) {
      const factor: ApiCall['path'] = `/api/auth/factors/${encodeURIComponent(factorId)}`;
      const challenge = await post(`${factor}/challenge`);
      if (!isRecord(challenge)) throw createUnreadableError(200);
      const answer: FactorVerifiedAnswer = readSignedIn(
        await post(`${factor}/verify`, { challengeId: challenge.id, code }),
      );
      keeper.accept(answer, 'MFA_CHALLENGE_VERIFIED');
      return answer;
    },
  };
}

const exchangeEvents = {
  email_confirmation: 'SIGNED_IN',
  google: 'SIGNED_IN',
  recovery: 'PASSWORD_RECOVERY',
  email_change: 'USER_UPDATED',
} as const satisfies Record<LinkSignedInAnswer['purpose'], string>;

function isPurpose(value: unknown): boolean {
  return Object.hasOwn(exchangeEvents, String(value));
}

function isLink(answer: unknown): answer is LinkAnswer {
  if (!isRecord(answer) || !isPurpose(answer.purpose) || !Array.isArray(answer.choices)) return false;
  return typeof answer.startedAt === 'string' && typeof answer.email === 'string';
}

function isExchange(answer: unknown): answer is ExchangeAnswer {
  if (!isRecord(answer)) return false;
  if (answer.continuesElsewhere === true || answer.removed === true) return true;
  return isPurpose(answer.purpose) && isSignedIn(answer);
}

function readExchange(answer: unknown): ExchangeAnswer {
  if (isExchange(answer)) return answer;
  throw createUnreadableError(200);
}

function isEmailSent(answer: unknown): answer is EmailSentAnswer {
  return (
    isRecord(answer) && typeof answer.retryAfterSeconds === 'number' && typeof answer.number === 'number'
  );
}

function readEmailSent(answer: unknown): EmailSentAnswer {
  if (isEmailSent(answer)) return answer;
  throw createUnreadableError(202);
}

function isPhoneStart(answer: unknown): answer is PhoneStartAnswer {
  return isRecord(answer) && typeof answer.retryAfterSeconds === 'number' && typeof answer.phone === 'string';
}

function readPhoneStart(answer: unknown): PhoneStartAnswer {
  if (isPhoneStart(answer)) return answer;
  throw createUnreadableError(202);
}
