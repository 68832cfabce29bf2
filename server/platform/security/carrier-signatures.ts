import type { Request } from 'express';
import { joinWithAnd } from '../../../shared/format/lists.ts';
import type { Config } from '../../config.ts';
import type { Clock } from '../clock.ts';
import { AppError } from '../errors.ts';
import { findSignatureError } from '../messages/webhook-signature.ts';
import type { Logger } from '../observability/logger.ts';
import { createPacedLog } from '../observability/paced-log.ts';

/** Throws 401 unless the carrier in the path signed the call. */
export type CheckSignature = (request: Request) => void;

type Dependencies = {
  secrets: Config['postbackSecrets'];
  carriers: readonly { id: string }[];
  clock: Clock;
  logger: Logger;
};

const messages = {
  headers: 'Send Webhook-Id, Webhook-Timestamp (in seconds), and Webhook-Signature.',
  timestamp:
    'Webhook-Timestamp is off from our clock by more than five minutes. Check your clock, and sign again.',
  signature:
    'Webhook-Signature doesn’t match this body and your secret. Sign the body exactly as you send it.',
} as const;

/** Throws if a secret doesn't belong to any carrier, because its calls couldn't be about any referrals. */
export function requireCarriersOfSecrets(
  secrets: ReadonlyMap<string, unknown>,
  carriers: readonly { id: string }[],
): void {
  const unknown = [...secrets.keys()].filter((id) => !carriers.some((carrier) => carrier.id === id));
  if (unknown.length === 0) return;
  const known = joinWithAnd(carriers.map(({ id }) => id));
  throw new Error(`POSTBACK_SECRETS names ${joinWithAnd(unknown)}, but the carriers’ ids are ${known}.`);
}

export function createSignatureCheck({ secrets, carriers, clock, logger }: Dependencies): CheckSignature {
  requireCarriersOfSecrets(secrets, carriers);
  const createNote = () =>
    createPacedLog(
      (refusal: object, refused) => logger.warn({ ...refusal, refused }, 'postback refused'),
      () => clock.now().getTime(),
    );
  const notes = new Map<string, (refusal: object) => void>();
  const noteRefusal = (carrier: string, error: string) => {
    const key = `${carrier} ${error}`;
    const note = notes.get(key) ?? createNote();
    notes.set(key, note);
    note({ carrier, error });
  };
  return ({ params, headers, bodyText = '' }) => {
    const carrier = String(params.carrier);
    const given = secrets.get(carrier);
    const error = findSignatureError(given ?? [], { headers, body: bodyText, now: clock.now() });
    if (!error) return;
    // Names only known carriers, because strangers can write anything into the path.
    if (given) noteRefusal(carrier, error);
    throw new AppError(401, 'invalid_signature', messages[error]);
  };
}
