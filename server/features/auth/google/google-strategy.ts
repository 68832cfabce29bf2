import type { PassportStatic } from 'passport';
import type { StrategyOptions } from 'passport-google-oauth20';
import type { AuthConfig } from '../auth-dependencies.ts';
import { askGoogle } from './google-request.ts';
import type { GoogleStateStore } from './google-state.ts';

export const googleCallbackPath = '/api/auth/google/callback';
/** For each of the two answers that Google gives: a person waits at most twice this long. */
const answerDeadlineMs = 4000;

export type GooglePassport = InstanceType<PassportStatic['Passport']>;

type Dependencies = {
  google: NonNullable<AuthConfig['google']>;
  publicOrigin: string;
  store: GoogleStateStore;
};

/** Passport with its Google strategy; loaded when the first person chooses Google. */
export async function loadGoogle({ google, publicOrigin, store }: Dependencies): Promise<GooglePassport> {
  const [{ Passport }, { Strategy }] = await Promise.all([
    import('passport'),
    import('passport-google-oauth20'),
  ]);
  const options: StrategyOptions = {
    clientID: google.clientId,
    clientSecret: google.clientSecret,
    authorizationURL: google.authorizationUrl,
    tokenURL: google.tokenUrl,
    userProfileURL: google.userinfoUrl,
    callbackURL: new URL(googleCallbackPath, publicOrigin).href,
    scope: ['openid', 'email', 'profile'],
    pkce: true,
  };
  class BoundedStrategy extends Strategy {
    constructor() {
      // Assigned, because the package's types know no store that keeps a PKCE verifier.
      super(Object.assign(options, { store }), (_accessToken, _refreshToken, profile, done) =>
        done(null, profile._json),
      );
      // The token goes in a header: as part of the address, servers would log it.
      Object.assign(this._oauth2, { _useAuthorizationHeaderForGET: true, _request: request });
    }
  }
  const passport = new Passport();
  passport.use(new BoundedStrategy());
  return passport;
}

/** Stands in for node-oauth's `_request`; the token is in the headers already. */
function request(
  method: string,
  url: string,
  headers: Record<string, string>,
  postBody: string,
  _accessToken: string | null,
  done: (failure: unknown, text?: string) => void,
): void {
  const body = method === 'POST' ? postBody : undefined;
  askGoogle({ method, url, headers, body }, answerDeadlineMs)
    .then((text) => done(null, text))
    .catch((failure) => done(failure));
}
