import type { UserUpdateRequest } from '../../../../shared/api/auth.ts';
import type {
  ExchangeAnswer,
  LinkAnswer,
  LinkChoice,
  LinkSignedInAnswer,
} from '../../../../shared/api/auth-links.ts';
import type {
  AuthUser,
  EmailSentAnswer,
  PhoneStartAnswer,
  SignedInAnswer,
} from '../../../../shared/api/auth-user.ts';
import type { FactorVerifiedAnswer } from '../../../../shared/api/factors.ts';
import { type ApiCall, ApiError, type callApi, createUnreadableError } from '../../../lib/api-client.ts';
import { isRecord, isSignedIn, isUser, readSignedIn } from './auth-answers.ts';
import { rememberNext } from './next-path.ts';
import { clearOldAuthKeys } from './old-auth-keys.ts';
import type { SessionRefresher } from './tabs/session-refresher.ts';

export type CommandDependencies = {
  call: typeof callApi;
  /** Leaves the site's page for another address. */
  leave: (path: string) => void;
  refresher: Pick<SessionRefresher, 'accept' | 'replaceUser' | 'wait'>;
};

export type AuthCommands = ReturnType<typeof createAuthCommands>;

/** `name` is one that is known already. */
type EmailDetails = { email: string; name?: string | undefined };
type PhoneDetails = { phone: string; token: string; type: 'sms' | 'phone_change' };
/** `number`: the two digits that were typed for the choice `other_screen`. */
type ExchangeDetails = { code: string; choice?: LinkChoice; number?: string };

/**
 * The calls that a person makes on purpose. What they change is in the client's state before their promise resolves.
 * They throw an ApiError or a NetworkError.
 */
export function createAuthCommands({ call, leave, refresher }: CommandDependencies) {
  const post = (path: ApiCall['path'], body?: unknown) => call({ method: 'POST', path, body });

  async function startSession(path: ApiCall['path'], body: unknown) {
    const answer = readSignedIn(await post(path, body));
    refresher.accept(answer, 'SIGNED_IN');
    return answer;
  }

  async function sendEmail(path: ApiCall['path'], body?: unknown) {
    const answer = readEmailSent(await post(path, body));
    refresher.wait(answer.number);
    return answer;
  }

  return {
    /** The forms have asked for agreement to the terms before. */
    signUp(details: EmailDetails & { password: string }): Promise<SignedInAnswer> {
      clearOldAuthKeys();
      return startSession('/api/auth/sign-up', { ...details, termsAccepted: true });
    },
    signIn(details: { email: string; password: string }): Promise<SignedInAnswer> {
      clearOldAuthKeys();
      return startSession('/api/auth/sign-in', details);
    },
    /** `global` ends the person's sessions on every device. */
    async signOut(scope: 'local' | 'global' = 'local'): Promise<void> {
      try {
        await post('/api/auth/sign-out', { scope });
      } catch (cause) {
        // A session that is over already needs no end.
        if (!(cause instanceof ApiError) || cause.status !== 401) throw cause;
      }
      refresher.accept({ session: null, user: null }, 'SIGNED_OUT');
    },
    /** The form has asked for agreement to the text message before. */
    async startPhone(details: { phone: string }): Promise<PhoneStartAnswer> {
      return readPhoneStart(await post('/api/auth/phone/start', { ...details, consent: true }));
    },
    async verifyPhone(details: PhoneDetails): Promise<SignedInAnswer> {
      const answer = readSignedIn(await post('/api/auth/phone/verify', details));
      refresher.accept(answer, details.type === 'sms' ? 'SIGNED_IN' : 'USER_UPDATED');
      return answer;
    },
    /** Leaves the site. `next` is where Google's answer leads in the end. */
    async startGoogle(next: string): Promise<void> {
      clearOldAuthKeys();
      const path: ApiCall['path'] = `/api/auth/google?next=${encodeURIComponent(next)}`;
      // Asked for without following first: a refusal can be shown here instead of as a page of JSON.
      await call({ method: 'GET', path, isRedirectKept: true });
      rememberNext(next);
      leave(path);
    },
    /** What the link of an email would do. Spends nothing. */
    async readLink(code: string): Promise<LinkAnswer> {
      const answer = await post('/api/auth/link', { code });
      if (isLink(answer)) return answer;
      throw createUnreadableError(200);
    },
    /** Spends the code of an email's link or of a Google sign-in. */
    async exchange(request: ExchangeDetails): Promise<ExchangeAnswer> {
      const answer = readExchange(await post('/api/auth/exchange', request));
      if ('session' in answer) refresher.accept(answer, exchangeEvents[answer.purpose]);
      return answer;
    },
    async recover(email: string): Promise<void> {
      await post('/api/auth/recover', { email });
    },
    /** The progressive sign-up; `watchConfirmation` hears of the confirmation. */
    startEmail(details: EmailDetails): Promise<EmailSentAnswer> {
      clearOldAuthKeys();
      return sendEmail('/api/auth/email/start', details);
    },
    resendEmail: (email: string) => sendEmail('/api/auth/email/resend', { email }),
    /** Sends the signed-in person's confirmation link again. */
    resendConfirmation: () => sendEmail('/api/auth/user/resend'),
    async updateUser(change: UserUpdateRequest): Promise<AuthUser> {
      const answer = await call({ method: 'PATCH', path: '/api/auth/user', body: change });
      if (!isRecord(answer) || !isUser(answer.user)) throw createUnreadableError(200);
      refresher.replaceUser(answer.user, typeof answer.number === 'number' ? answer.number : undefined);
      return answer.user;
    },
    async verifyFactor({
      factorId,
      code,
    }: {
      factorId: string;
      code: string;
    }): Promise<FactorVerifiedAnswer> {
      const factor: ApiCall['path'] = `/api/auth/factors/${encodeURIComponent(factorId)}`;
      const challenge = await post(`${factor}/challenge`);
      if (!isRecord(challenge)) throw createUnreadableError(200);
      const answer: FactorVerifiedAnswer = readSignedIn(
        await post(`${factor}/verify`, { challengeId: challenge.id, code }),
      );
      refresher.accept(answer, 'MFA_CHALLENGE_VERIFIED');
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
