import type * as z from 'zod';
import { isForbiddenKey } from '../../../../shared/analytics/forbidden-keys.ts';
import { analyticsEventSchema, analyticsLimits } from '../../../../shared/api/analytics.ts';

/** An event that passed the schema. */
export type CheckedEvent = z.output<typeof analyticsEventSchema>;

/**
 * Whether an event certainly passes the schema. The event is then used unchanged, so it may have extra fields that no
 * one may read. False doesn't mean invalid: the schema decides.
 */
export type Precheck = (sent: unknown) => sent is CheckedEvent;

/**
 * Compiles the schema of events. Almost every event is valid, and a compiled JSON Schema finds that out in a third of
 * the schema's time and without memory. For the others, the schema names the error.
 */
export async function compilePrecheck(): Promise<Precheck> {
  const [zod, { Ajv2020 }] = await Promise.all([import('zod'), import('ajv/dist/2020.js')]);
  // JSON Schema can't express all the rules for a referral's address.
  const options = analyticsEventSchema.options.filter(({ shape }) => shape.action.value !== 'track_referral');
  // Formats don't need to be checked, because each has a pattern as well. Lengths count code units, like those of the
  // schema.
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
    // Without the names of the schemas, nothing refers to another place.
    oneOf: options.map((option) => zod.toJSONSchema(option, { io: 'input', metadata: zod.registry() })),
  });
  return (sent): sent is CheckedEvent => hasShape(sent) && areKeysTaken(sent);
}

/** The schema's rules for keys that JSON Schema can't express. */
function areKeysTaken({ action, data }: CheckedEvent): boolean {
  if (action !== 'track_event' || !data.additionalData) return true;
  const keys = Object.keys(data.additionalData);
  return keys.length <= analyticsLimits.additionalKeys && !keys.some(isForbiddenKey);
}

/** Compiles on the first event, because it would slow down the start too much, and accepts nothing until then. */
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
