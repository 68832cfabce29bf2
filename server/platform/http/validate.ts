import type * as z from 'zod';
import { createInvalidInput } from '../errors.ts';

/** Parses a request body with its shared schema. Throws 422 `invalid_input`, which names every invalid field. */
export function parseBody<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw createInvalidInput(listFieldErrors(parsed.error), parsed.error);
}

function listFieldErrors(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = Object.create(null);
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys)
        fields[[...issue.path, key].join('.')] ??= 'We don’t recognize this field.';
    } else {
      fields[issue.path.join('.') || 'body'] ??= issue.message;
    }
  }
  return fields;
}
