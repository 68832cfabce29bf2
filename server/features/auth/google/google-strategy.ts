import type { PassportStatic } from 'passport';
import type { StrategyOptions } from 'passport-google-oauth20';
import { finishGoogle } from '../../../../shared/api/sign-in.contract.ts';
import { readBoundedText } from '../../../platform/http/bodies/read-bounded-text.ts';
import type { AuthConfig } from '../auth-dependencies.ts';
import type { GoogleStateStore } from './google-state.ts';

/** For each of Google's two answers: a person waits at most twice this long. */
const answerDeadlineMs = 4000;
const maxAnswerBytes = 64 * 1024;

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
    callbackURL: new URL(finishGoogle.path, publicOrigin).href,
    scope: ['openid', 'email', 'profile'],
    pkce: true,
  };
  class GoogleStrategy extends Strategy {
    constructor() {
      // Assigned, because the package's types know no store that keeps a PKCE verifier.
      super(Object.assign(options, { store }), (_accessToken, _refreshToken, profile, done) =>
        done(null, profile._json),
      );
      // Servers would log a token that is part of the address.
      Object.assign(this._oauth2, { _useAuthorizationHeaderForGET: true, _request: requestFromGoogle });
    }
  }
  return new Passport().use(new GoogleStrategy());
}

/**
 * Stands in for node-oauth's request, which has no deadline, never calls back for an answer that breaks off, gathers one
 * that has no end, and throws outside any handler for the answer `null`.
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

/** The text of a JSON object. A refusal is thrown with `statusCode` and `data`, as node-oauth passes it on. */
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
