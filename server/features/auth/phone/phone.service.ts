import * as z from 'zod';
import type { PhoneStartResponse } from '../../../../shared/api/auth-user.ts';
import { consents } from '../../../../shared/consents.ts';
import { AppError, createInvalidInput } from '../../../platform/errors.ts';
import type { Session } from '../../../platform/sessions/session.ts';
import type { AccountContext } from '../account-context.ts';
import { composeCodeText } from '../codes/digit-messages.ts';
import { sendThrottled } from '../codes/send-throttle.ts';
import type { Sender } from '../codes/sender.ts';
import { authMessages } from '../messages.ts';
import { requireTextDestination } from './text-destination.ts';

/** What a code for signing in by phone stores until the number is verified. Before that, its owner isn't known. */
export const phoneSignInPayload = z.object({
  name: z.string().nullable(),
  consent: z.object({
    version: z.string(),
    text: z.string(),
    page: z.string(),
    givenAt: z.iso.datetime().transform((text) => new Date(text)),
  }),
});

type SignInStart = {
  phone: string;
  name: string | undefined;
  page: string;
  browserHash: string;
  sender: Sender;
};

/**
 * Texts a code for signing in, the same for known and unknown numbers. `page` is where the person agreed to texts.
 * Throws 422, 429 `rate_limited`, 503 `texts_unavailable` and, beyond the site's limit, 503 `unavailable`.
 */
export function startPhoneSignIn(
  deps: AccountContext,
  { phone, name, page, browserHash, sender }: SignInStart,
): Promise<PhoneStartResponse> {
  const consent = { ...consents.sms, page, givenAt: deps.clock.now().toISOString() };
  const payload: z.input<typeof phoneSignInPayload> = { name: name ?? null, consent };
  const request = { purpose: 'phone_sign_in', browserHash, userId: null, payload } as const;
  return sendPhoneCode(deps, phone, request, sender);
}

/**
 * Texts a code to a number that a signed-in person wants to add. `POST /api/auth/phone/verify` with the type
 * `phone_change` confirms it. Only then does the number's owner find out whether someone else has it. `browserHash`
 * comes from `ensureBrowserBinding`. Throws 403 `reauthentication_required`, and 422, 429, and 503 like signing in.
 */
export async function startPhoneChange(
  deps: AccountContext,
  {
    session,
    phone,
    browserHash,
    sender,
  }: { session: Session; phone: string; browserHash: string; sender: Sender },
): Promise<PhoneStartResponse> {
  deps.sessions.requireFresh(session);
  const request = { purpose: 'phone_change', browserHash, userId: session.userId } as const;
  return sendPhoneCode(deps, phone, request, sender);
}

/** Throws 503 `texts_unavailable` if no provider is set up. */
export function requireTexts({ messages }: AccountContext): void {
  if (messages.canText) return;
  const message = authMessages.phone.textsNotSetUp;
  throw new AppError(503, 'texts_unavailable', message);
}

/** Normalizes the number for codes. Throws 422 for one that can't be valid. */
export async function parsePhoneNumber(typed: string): Promise<string> {
  const { checkPhone } = await import('../../../../shared/validation/phone.ts');
  const check = checkPhone(typed);
  if (check.isValid) return check.e164;
  throw createInvalidInput({ phone: authMessages.phone.invalid });
}

const adviceToSignIn = authMessages.phone.useEmail;
const adviceToChange = authMessages.phone.useAnotherNumber;

type PhoneCode = {
  purpose: 'phone_sign_in' | 'phone_change';
  browserHash: string;
  userId: string | null;
  payload?: unknown;
};

async function sendPhoneCode(deps: AccountContext, typed: string, request: PhoneCode, sender: Sender) {
  requireTexts(deps);
  const phone = await parsePhoneNumber(typed);
  const { db, codes, config, logger } = deps;
  const { purpose, userId } = request;
  const advice = purpose === 'phone_sign_in' ? adviceToSignIn : adviceToChange;
  await requireTextDestination({ phone, countries: config.smsCountries, advice });
  const retryAfterSeconds = await db.transaction().execute(async (trx) => {
    const { code, expiresAt } = await codes.issueDigits(trx, { ...request, target: phone });
    const text = { channel: 'sms', purpose, to: phone, text: composeCodeText(code) } as const;
    return sendThrottled(deps, trx, { ...text, userId, expiresAt }, sender);
  });
  logger.info(userId === null ? { purpose } : { purpose, userId }, 'code sent by text');
  return { phone, retryAfterSeconds };
}
