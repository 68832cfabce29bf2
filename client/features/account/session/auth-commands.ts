import type { ExchangeRequest, UserUpdateRequest } from '../../../../shared/api/auth.ts';
import type { ExchangeResponse, LinkSignedInResponse } from '../../../../shared/api/auth-links.ts';
import type { EmailSentResponse, SignedInResponse } from '../../../../shared/api/auth-user.ts';
import type { NewPasskey, PasskeyAnswer } from '../../../../shared/api/passkeys.ts';
import { brand } from '../../../../shared/site/brand.data.ts';
import { ApiError, type call } from '../../../lib/api-client.ts';
import { cookiesRefused } from '../../../lib/messages.ts';
import { attempt } from '../../../lib/stored-value.ts';
import type { AuthEventName } from './auth-state.ts';
import { rememberNext } from './next-path.ts';
import type { SessionRefresher } from './session-refresher.ts';

type CommandDependencies = {
  call: typeof call;
  leave: (path: string) => void;
  refresher: Pick<SessionRefresher, 'accept' | 'replaceUser' | 'wait'>;
};

export type AuthCommands = ReturnType<typeof createAuthCommands>;

type EmailDetails = { email: string; name?: string | undefined };
type PhoneDetails = { phone: string; token: string; type: 'sms' | 'phone_change' };
/** `number` is the two digits that were entered for the choice `other_screen`. */
type ExchangeDetails = Omit<ExchangeRequest, 'number'> & { number?: string };

/**
 * The calls that change who is signed in, or the person's account. The client's state is updated before their promises
 * resolve. They throw an ApiError or a NetworkError.
 */
export function createAuthCommands({ call, leave, refresher }: CommandDependencies) {
  async function accept<A extends SignedInResponse>(answer: Promise<A>, event: AuthEventName): Promise<A> {
    refresher.accept(await answer, event);
    return answer;
  }

  async function wait(answer: Promise<EmailSentResponse>): Promise<EmailSentResponse> {
    refresher.wait((await answer).number);
    return answer;
  }

  return {
    /** The form has already asked for consent to the terms. */
    async signUp(details: EmailDetails & { password: string }) {
      beginSignIn();
      return accept(
        call('POST /api/auth/sign-up', { body: { ...details, termsAccepted: true } }),
        'SIGNED_IN',
      );
    },
    async signIn(details: { email: string; password: string }) {
      beginSignIn();
      return accept(call('POST /api/auth/sign-in', { body: details }), 'SIGNED_IN');
    },
    /** `global` ends the person's sessions on all devices. */
    async signOut(scope: 'local' | 'global' = 'local'): Promise<void> {
      try {
        await call('POST /api/auth/sign-out', { body: { scope } });
      } catch (cause) {
        // A session that has already ended doesn't need to be ended.
        if (!(cause instanceof ApiError) || cause.status !== 401) throw cause;
      }
      refresher.accept({ session: null, user: null }, 'SIGNED_OUT');
    },
    async verifyPhone(details: PhoneDetails) {
      beginSignIn();
      return accept(
        call('POST /api/auth/phone/verify', { body: details }),
        details.type === 'sms' ? 'SIGNED_IN' : 'USER_UPDATED',
      );
    },
    /** Leaves the site. `next` is the path to continue to after Google's response. */
    async startGoogle(next: string): Promise<void> {
      beginSignIn();
      // This doesn't follow the redirect, so that an error can be shown here instead of as a page of JSON.
      await call('GET /api/auth/google', { query: { next }, isRedirectKept: true });
      rememberNext(next);
      leave(`/api/auth/google?next=${encodeURIComponent(next)}`);
    },
    async exchange(request: ExchangeDetails): Promise<ExchangeResponse> {
      // The link would be spent for nothing.
      beginSignIn();
      const answer = await call('POST /api/auth/exchange', { body: request });
      if ('session' in answer) refresher.accept(answer, exchangeEvents[answer.purpose]);
      return answer;
    },
    /** Starts the progressive sign-up. `watchConfirmation` is notified of the confirmation. */
    async startEmail(details: EmailDetails) {
      beginSignIn();
      return wait(call('POST /api/auth/email/start', { body: details }));
    },
    resendEmail: (email: string) => wait(call('POST /api/auth/email/resend', { body: { email } })),
    resendConfirmation: () => wait(call('POST /api/auth/user/resend')),
    async updateUser(change: UserUpdateRequest) {
      const answer = await call('PATCH /api/auth/user', { body: change });
      refresher.replaceUser(answer.user, answer.number);
      return answer;
    },
    async removePhone() {
      refresher.replaceUser((await call('DELETE /api/auth/user/phone')).user);
    },
    async removeGoogle() {
      refresher.replaceUser((await call('DELETE /api/auth/user/identities/google')).user);
    },
    async signInWithPasskey(passkey: PasskeyAnswer) {
      beginSignIn();
      return accept(call('POST /api/auth/passkeys/sign-in', { body: passkey }), 'SIGNED_IN');
    },
    addPasskey: (passkey: NewPasskey) =>
      accept(call('POST /api/auth/passkeys', { body: passkey }), 'MFA_CHALLENGE_VERIFIED'),
    provePasskey: (passkey: PasskeyAnswer) =>
      accept(call('POST /api/auth/reauthenticate', { body: { passkey } }), 'MFA_CHALLENGE_VERIFIED'),
    async verifyFactor(id: string, code: string) {
      const challenge = await call('POST /api/auth/factors/{id}/challenge', { path: { id } });
      const body = { challengeId: challenge.id, code };
      return accept(
        call('POST /api/auth/factors/{id}/verify', { path: { id }, body }),
        'MFA_CHALLENGE_VERIFIED',
      );
    },
  };
}

const exchangeEvents = {
  email_confirmation: 'SIGNED_IN',
  google: 'SIGNED_IN',
  google_link: 'SIGNED_IN',
  recovery: 'PASSWORD_RECOVERY',
  email_change: 'USER_UPDATED',
} as const satisfies Record<LinkSignedInResponse['purpose'], AuthEventName>;

/**
 * Runs before each call that signs someone in. Throws an error with what to do if the browser refuses cookies, because
 * the next page would say that the person was signed out.
 */
function beginSignIn(): void {
  if (attempt(() => navigator.cookieEnabled) === false) {
    throw new ApiError(0, { code: 'cookies_refused', message: cookiesRefused, requestId: '' });
  }
  clearOldAuthKeys();
}

/** Removes what the former hosted backend's library left in local storage, such as `sb-abc-auth-token`. */
export function clearOldAuthKeys(): void {
  attempt(() => {
    for (const key of Object.keys(window.localStorage)) {
      const isOld = key.startsWith(`${brand.slug}.auth.`) || key.includes('auth-token');
      if (isOld) window.localStorage.removeItem(key);
    }
  });
}
