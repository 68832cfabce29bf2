import type * as z from 'zod';
import { isForbiddenKey } from '../../../../shared/analytics/forbidden-keys.ts';
import { analyticsEventSchema, analyticsLimits } from '../../../../shared/api/analytics.ts';

/** An event that passed the schema. */
export type CheckedEvent = z.output<typeof analyticsEventSchema>;

/**
 * Whether an event certainly passes the schema. It is used as it was sent then, so it may have fields that the schema does
 * not have and no one may read. False says nothing yet: the schema itself decides.
 */
export type Precheck = (sent: unknown) => sent is CheckedEvent;

/**
 * The schema of events, compiled. Almost every event is as it should be, and to find that out costs a compiled JSON
 * Schema a third of the schema's own time and no memory; for the others the schema names the fault.
 */
export async function compilePrecheck(): Promise<Precheck> {
  const [zod, { Ajv2020 }] = await Promise.all([import('zod'), import('ajv/dist/2020.js')]);
  // JSON Schema cannot say all of what a referral's address has to be.
  const options = analyticsEventSchema.options.filter(({ shape }) => shape.action.value !== 'track_referral');
  // Formats need no check, since each has a pattern beside it. Lengths count code units, as those of the schema do.
  const ajv = new Ajv2020({
    discriminator: true,
    strict: false,
    strictNumbers: true,
    unicode: false,
    validateFormats: false,
    logger: false,
  });
  const hasShape = ajv.compile<CheckedEvent>({
    type: 'object',
    discriminator: { propertyName: 'action' },
    oneOf: options.map((option) => zod.toJSONSchema(option, { io: 'input' })),
  });
  return (sent): sent is CheckedEvent => hasShape(sent) && areKeysTaken(sent);
}

/** What the schema says of keys beyond JSON Schema. */
function areKeysTaken({ action, data }: CheckedEvent): boolean {
  if (action !== 'track_event' || !data.additionalData) return true;
  const keys = Object.keys(data.additionalData);
  return keys.length <= analyticsLimits.additionalKeys && !keys.some(isForbiddenKey);
}

/** Compiles at the first event, because it would cost the start too much, and passes none until then. */
export function createPrecheck(onFailure: (cause: unknown) => void): Precheck {
  let compiled: Precheck | undefined;
  let isAsked = false;
  return (sent): sent is CheckedEvent => {
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
