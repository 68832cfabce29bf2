import type { PassportStatic } from 'passport';
import type { StrategyOptions } from 'passport-google-oauth20';
import { finishGoogle } from '../../../../shared/api/sign-in.contract.ts';
import type { Config } from '../../../config.ts';
import { readBoundedText } from '../../../platform/http/bodies/read-bounded-text.ts';
import type { GoogleStateStore } from './google-state.ts';

/** For each of Google's two responses, so a person waits at most twice as long. */
const answerDeadlineMs = 4000;
const maxAnswerBytes = 64 * 1024;

export type GooglePassport = InstanceType<PassportStatic['Passport']>;

type Dependencies = {
  google: NonNullable<Config['google']>;
  publicOrigin: string;
  store: GoogleStateStore;
};

/** Passport with its Google strategy, loaded when the first person chooses Google. */
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
    callbackURL: new URL(finishGoogle.path, publicOrigin).href,
    scope: ['openid', 'email', 'profile'],
    pkce: true,
  };
  class GoogleStrategy extends Strategy {
    constructor() {
      // Assigned this way because the package's types don't allow a store with a PKCE verifier.
      super(Object.assign(options, { store }), (_accessToken, _refreshToken, profile, done) =>
        done(null, profile._json),
      );
      // Sends the token in a header, because servers log URLs.
      Object.assign(this._oauth2, { _useAuthorizationHeaderForGET: true, _request: requestFromGoogle });
    }
  }
  return new Passport().use(new GoogleStrategy());
}

/**
 * Replaces node-oauth's request, which has no deadline, never calls back if a response breaks off, buffers endless
 * responses, and throws outside of any handler for the response `null`.
 */
function requestFromGoogle(
  method: string,
  url: string,
  headers: Record<string, string>,
  postBody: string,
  _accessToken: string | null,
  done: (failure: unknown, text?: string) => void,
): void {
  const body = method === 'POST' ? postBody : null;
  fetchObject(url, { method, headers: { ...headers, Accept: 'application/json' }, body })
    .then((text) => done(null, text))
    .catch((failure) => done(failure));
}

/** Fetches the text of a JSON object. Throws a refusal with `statusCode` and `data`, which node-oauth passes on. */
async function fetchObject(url: string, init: RequestInit): Promise<string> {
  const signal = AbortSignal.timeout(answerDeadlineMs);
  const response = await fetch(url, { ...init, redirect: 'error', signal });
  const data = await readBoundedText(response, maxAnswerBytes);
  if (!response.ok) {
    throw Object.assign(new Error('Google refused.'), { statusCode: response.status, data });
  }
  const json: unknown = JSON.parse(data);
  if (typeof json === 'object' && json !== null && !Array.isArray(json)) return data;
  throw new TypeError('The answer is no JSON object.');
}
