import type * as z from 'zod';

const maxKeyListLength = 80;

/** The message for a value that isn't an object, or that has fields a quote doesn't have. */
export function describeObjectError(issue: z.core.$ZodRawIssue): string {
  if (issue.code !== 'unrecognized_keys') return 'Send the fields of a quote as one object.';
  return `Remove unknown fields: ${issue.keys.join(', ').slice(0, maxKeyListLength)}.`;
}
