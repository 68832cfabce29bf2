import type { EmailSentAnswer, ExchangeAnswer, PhoneStartAnswer } from '../../../shared/api/auth-user.ts';
import type { FactorVerifiedAnswer } from '../../../shared/api/factors.ts';
import { type ApiCall, ApiError, type callApi, createUnreadableError } from '../api-client.ts';
import { isRecord, isSignedIn, isUser, readSignedIn } from './auth-answers.ts';
import type { AuthCommands } from './auth-client.ts';
import { rememberNext } from './next-path.ts';
import { clearOldAuthKeys } from './old-auth-keys.ts';
import type { SessionKeeper } from './session-keeper.ts';

export type CommandWorld = {
  call: typeof callApi;
  /** Leaves the site's page for another address. */
  leave: (path: string) => void;
  keeper: Pick<SessionKeeper, 'accept' | 'replaceUser'>;
};

/** The calls that somebody makes on purpose. What they change is in the keeper before their promise resolves. */
export function createAuthCommands({ call, leave, keeper }: CommandWorld): AuthCommands {
  const post = (path: ApiCall['path'], body?: unknown) => call({ method: 'POST', path, body });

  async function startSession(path: ApiCall['path'], body: unknown) {
    const answer = readSignedIn(await post(path, body));
    keeper.accept(answer, 'SIGNED_IN');
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
    async exchange(code) {
      const answer = readExchange(await post('/api/auth/exchange', { code }));
      keeper.accept(answer, exchangeEvents[answer.purpose]);
      return answer;
    },
    async recover(email) {
      await post('/api/auth/recover', { email });
    },
    async startEmail(details) {
      clearOldAuthKeys();
      return readEmailSent(await post('/api/auth/email/start', details));
    },
    async resendEmail(email) {
      return readEmailSent(await post('/api/auth/email/resend', { email }));
    },
    async resendConfirmation() {
      return readEmailSent(await post('/api/auth/user/resend'));
    },
    async updateUser(change) {
      const answer = await call({ method: 'PATCH', path: '/api/auth/user', body: change });
      if (!isRecord(answer) || !isUser(answer.user)) throw createUnreadableError(200);
      keeper.replaceUser(answer.user);
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
} as const satisfies Record<ExchangeAnswer['purpose'], string>;

function isExchange(answer: unknown): answer is ExchangeAnswer {
  return isSignedIn(answer) && 'purpose' in answer && Object.hasOwn(exchangeEvents, String(answer.purpose));
}

function readExchange(answer: unknown): ExchangeAnswer {
  if (isExchange(answer)) return answer;
  throw createUnreadableError(200);
}

function isEmailSent(answer: unknown): answer is EmailSentAnswer {
  return (
    isRecord(answer) && typeof answer.retryAfterSeconds === 'number' && typeof answer.userId === 'string'
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
