import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { parseCookie } from 'cookie';
import type { Request, Response } from 'express';
import * as z from 'zod';
import { googleSignInMinutes } from '../../../../shared/lifetimes.ts';
import { sanitizeNext } from '../../../../shared/validation/next-path.ts';
import { createCookie } from '../../../platform/http/cookies.ts';
import type { AccountContext } from '../account-context.ts';
import { spendState } from '../codes/codes.repository.ts';

const lifeSeconds = googleSignInMinutes * 60;
const maxTabs = 5;
const statePattern = /^[\w-]{43}$/;
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

type StateError = { reason: 'state_missing' | 'state_expired' | 'state_replayed' };

export type GoogleStateStore = ReturnType<typeof createGoogleState>;

/**
 * Stores the state and PKCE verifier in a signed cookie, so that going to Google writes nothing to the database.
 * passport-oauth2's own stores need a server session. Each tab that is at Google has a cookie of its own. A returned
 * state is recorded, so that it can't be used again.
 */
export function createGoogleState({ db, clock, secrets, config }: AccountContext) {
  const open = (id: string) => createCookie(`google-${id}`, config.publicOrigin);
  const sign = (text: string) =>
    createHmac('sha256', secrets.deriveKey('google-state')).update(text).digest('base64url');

  const parseVisit = (value = ''): Visit | undefined => {
    const [text = '', signature = ''] = value.split('.');
    if (!isSame(signature, sign(text))) return undefined;
    return visitSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data;
  };

  const spend = async (request: Request, state: unknown): Promise<Visit | StateError> => {
    if (typeof state !== 'string' || !statePattern.test(state)) return { reason: 'state_missing' };
    const visit = parseVisit(open(nameState(state)).read(request));
    if (visit?.state !== state) return { reason: 'state_missing' };
    const expiresAt = new Date(visit.expiresAt);
    if (expiresAt <= clock.now()) return { reason: 'state_expired' };
    const stateHash = createHash('sha256').update(state).digest('base64url');
    return (await spendState(db, stateHash, expiresAt)) ? visit : { reason: 'state_replayed' };
  };

  /** A page that sends the browser to Google again and again must not fill its cookies. */
  const makeRoom = (request: Request, response: Response) => {
    const prefix = open('').name;
    const visits = Object.entries(parseCookie(request.headers.cookie ?? ''))
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => ({ id: name.slice(prefix.length), endsAt: parseVisit(value)?.expiresAt ?? 0 }))
      .toSorted((a, b) => b.endsAt - a.endsAt);
    for (const { id } of visits.slice(maxTabs - 1)) open(id).clear(response);
  };

  return {
    /** Clears the cookie of the state that the browser came back with. */
    clear(request: Request, response: Response) {
      const { state } = request.query;
      if (typeof state === 'string' && statePattern.test(state)) open(nameState(state)).clear(response);
    },
    // passport-oauth2 checks the number of parameters of these two.
    store(
      request: Request,
      verifier: string,
      _state: unknown,
      _meta: unknown,
      done: (error: unknown, state: string) => void,
    ) {
      const state = randomBytes(32).toString('base64url');
      const expiresAt = clock.now().getTime() + lifeSeconds * 1000;
      const visit: Visit = { state, verifier, next: parseNext(request), expiresAt };
      const text = Buffer.from(JSON.stringify(visit)).toString('base64url');
      if (request.res) {
        makeRoom(request, request.res);
        open(nameState(state)).send(request.res, `${text}.${sign(text)}`, lifeSeconds);
      }
      done(null, state);
    },
    verify(
      request: Request,
      state: unknown,
      done: (error: unknown, verifier: string | false, info?: StateError | Pick<Visit, 'next'>) => void,
    ) {
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

/** Only the cookie's name depends on it. The whole state is compared. */
function nameState(state: string): string {
  return state.slice(0, 10);
}

function isSame(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
