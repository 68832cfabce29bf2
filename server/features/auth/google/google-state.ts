import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Request, Response } from 'express';
import * as z from 'zod';
import { sanitizeNext } from '../../../../shared/validation/next-path.ts';
import { createCookie } from '../../../platform/http/cookies.ts';
import type { AccountContext } from '../account-context.ts';
import { spendOauthState } from './oauth-states.repository.ts';

const lifeSeconds = 10 * 60;
const defaultNext = '/onboarding';

/** What the browser stores while the person is at Google. */
const visitSchema = z.object({
  state: z.string(),
  /** The PKCE secret, so that only the browser with the cookie can use Google's code. */
  verifier: z.string(),
  next: z.string(),
  expiresAt: z.number(),
});
type Visit = z.infer<typeof visitSchema>;

type StateError = { reason: 'state_missing' | 'state_foreign' | 'state_expired' | 'state_replayed' };

/**
 * The interface that passport-oauth2 expects of a store with a PKCE verifier. It checks the number of parameters of
 * both functions.
 */
export type GoogleStateStore = {
  store: (
    request: Request,
    verifier: string,
    state: unknown,
    meta: unknown,
    done: (error: unknown, state?: string) => void,
  ) => void;
  verify: (
    request: Request,
    state: unknown,
    done: (error: unknown, verifier: string | false, info?: StateError | Pick<Visit, 'next'>) => void,
  ) => void;
};

/**
 * Stores the state and PKCE verifier in a signed cookie, so that going to Google writes nothing to the database.
 * passport-oauth2's own stores need a server session. A returned state is recorded, so that it can't be used again.
 */
export function createGoogleState({ db, clock, secrets, config }: AccountContext): GoogleStateStore & {
  clear: (response: Response) => void;
} {
  const cookie = createCookie('google', config.publicOrigin);
  const sign = (text: string) =>
    createHmac('sha256', secrets.deriveKey('google-state')).update(text).digest('base64url');

  const parseVisit = (request: Request): Visit | undefined => {
    const [text = '', signature = ''] = (cookie.read(request) ?? '').split('.');
    if (!isSame(signature, sign(text))) return undefined;
    return visitSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data;
  };

  const spend = async (request: Request, state: unknown): Promise<Visit | StateError> => {
    const visit = parseVisit(request);
    if (!visit || typeof state !== 'string') return { reason: 'state_missing' };
    if (!isSame(state, visit.state)) return { reason: 'state_foreign' };
    const expiresAt = new Date(visit.expiresAt);
    if (expiresAt <= clock.now()) return { reason: 'state_expired' };
    const stateHash = createHash('sha256').update(state).digest('base64url');
    return (await spendOauthState(db, stateHash, expiresAt)) ? visit : { reason: 'state_replayed' };
  };

  return {
    clear: cookie.clear,
    store(request, verifier, _state, _meta, done) {
      const state = randomBytes(32).toString('base64url');
      const expiresAt = clock.now().getTime() + lifeSeconds * 1000;
      const visit: Visit = { state, verifier, next: parseNext(request), expiresAt };
      const text = Buffer.from(JSON.stringify(visit)).toString('base64url');
      if (request.res) cookie.send(request.res, `${text}.${sign(text)}`, lifeSeconds);
      done(null, state);
    },
    verify(request, state, done) {
      spend(request, state).then(
        (spent) =>
          'reason' in spent ? done(null, false, spent) : done(null, spent.verifier, { next: spent.next }),
        (error) => done(error, false),
      );
    },
  };
}

/** Parses the path to continue to, which the page that sends the person to Google provides. */
export function parseNext({ query }: Request): string {
  return sanitizeNext(query.next, defaultNext);
}

function isSame(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
