import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Request, Response } from 'express';
import * as z from 'zod';
import { sanitizeNext } from '../../../../shared/validation/next-path.ts';
import { createCookie } from '../../../platform/http/cookies.ts';
import type { AuthDependencies } from '../auth-dependencies.ts';
import { spendOauthState } from './oauth-states.repository.ts';

const lifeSeconds = 10 * 60;
/** Where somebody goes on who did not come from a page that says so. */
const defaultNext = '/onboarding';

/** What the browser keeps between leaving for Google and coming back. */
const travelSchema = z.object({
  state: z.string(),
  /** PKCE's secret; only who holds the cookie can spend the code that Google gives. */
  verifier: z.string(),
  next: z.string(),
  expiresAt: z.number(),
});
type Travel = z.infer<typeof travelSchema>;

type StateFailure = { reason: 'state_missing' | 'state_foreign' | 'state_expired' | 'state_replayed' };

export type GoogleState = GoogleStateStore & {
  /** Whoever came back keeps nothing, whatever came of it. */
  clear: (response: Response) => void;
};

/** passport-oauth2 counts the parameters of both functions to find out what they want. */
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
    done: (error: unknown, verifier: string | false, info?: StateFailure | { next: string }) => void,
  ) => void;
};

/**
 * State and PKCE verifier in a signed cookie of the browser that left for Google, so that leaving writes nothing. A
 * state that came back is remembered: it serves once.
 */
export function createGoogleState({ db, clock, secrets, config }: AuthDependencies): GoogleState {
  const cookie = createCookie('google', config.publicOrigin);
  const sign = (text: string) =>
    createHmac('sha256', secrets.deriveKey('google-state')).update(text).digest('base64url');

  const read = (request: Request): Travel | undefined => {
    const [text = '', signature = ''] = (cookie.read(request) ?? '').split('.');
    if (!isSame(signature, sign(text))) return undefined;
    const json: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return travelSchema.safeParse(json).data;
  };

  const spend = async (request: Request, state: unknown): Promise<Travel | StateFailure> => {
    const travel = read(request);
    if (!travel || typeof state !== 'string') return { reason: 'state_missing' };
    if (!isSame(state, travel.state)) return { reason: 'state_foreign' };
    const expiresAt = new Date(travel.expiresAt);
    if (expiresAt <= clock.now()) return { reason: 'state_expired' };
    const stateHash = createHash('sha256').update(state).digest('base64url');
    return (await spendOauthState(db, stateHash, expiresAt)) ? travel : { reason: 'state_replayed' };
  };

  return {
    clear: cookie.clear,
    store(request, verifier, _state, _meta, done) {
      const state = randomBytes(32).toString('base64url');
      const expiresAt = clock.now().getTime() + lifeSeconds * 1000;
      const travel: Travel = { state, verifier, next: readNext(request), expiresAt };
      const text = Buffer.from(JSON.stringify(travel)).toString('base64url');
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

/** Where the person goes on, as the page asks for it that sends them to Google. */
export function readNext({ query }: Request): string {
  return sanitizeNext(query.next, defaultNext);
}

function isSame(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
