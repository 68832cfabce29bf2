import type * as z from 'zod';
import { isForbiddenKey } from '../../../../shared/analytics/forbidden-keys.ts';
import { analyticsEventSchema, analyticsLimits } from '../../../../shared/api/analytics.ts';

/** An event that passed the schema. */
export type SentEvent = z.output<typeof analyticsEventSchema>;

/**
 * Whether an event certainly passes the schema. The event is then used unchanged, so it may have extra fields that no
 * one may read. False doesn't mean invalid: the schema decides.
 */
export type Precheck = (sent: unknown) => sent is SentEvent;

/**
 * Compiles the schema of events. Almost every event is valid, and a compiled JSON Schema finds that out in a third of
 * the schema's time and without memory. For the others, the schema names the error.
 */
export async function compilePrecheck(): Promise<Precheck> {
  const [zod, { Ajv }] = await Promise.all([import('zod'), import('ajv')]);
  // JSON Schema can't express all the rules for a referral's address.
  const options = analyticsEventSchema.options.filter(({ shape }) => shape.action.value !== 'track_referral');
  // Draft 7, because later drafts check every option of an `anyOf`, which leaves an error in memory for each text that
  // may be null. Formats aren't checked: each has a pattern as well. Lengths count code units, like the schema's.
  const ajv = new Ajv({
    discriminator: true,
    strict: false,
    strictNumbers: true,
    unicode: false,
    validateFormats: false,
    logger: false,
  });
  const hasShape = ajv.compile<SentEvent>({
    type: 'object',
    discriminator: { propertyName: 'action' },
    // Without the names of the schemas, nothing refers to another place.
    oneOf: options.map((option) =>
      zod.toJSONSchema(option, { io: 'input', metadata: zod.registry(), target: 'draft-07' }),
    ),
  });
  return (sent): sent is SentEvent => hasShape(sent) && areKeysTaken(sent);
}

/** The schema's rules for keys that JSON Schema can't express. */
function areKeysTaken({ action, data }: SentEvent): boolean {
  if (action !== 'track_event' || !data.additionalData) return true;
  const keys = Object.keys(data.additionalData);
  return keys.length <= analyticsLimits.additionalKeys && !keys.some(isForbiddenKey);
}

/** Compiles on the first event, because it would slow down the start too much, and accepts nothing until then. */
export function createPrecheck(onFailure: (cause: unknown) => void): Precheck {
  let compiled: Precheck | undefined;
  let isAsked = false;
  return (sent): sent is SentEvent => {
    if (compiled) return compiled(sent);
    if (!isAsked) {
      isAsked = true;
      compilePrecheck().then((check) => {
        compiled = check;
      }, onFailure);
    }
    return false;
  };
}
