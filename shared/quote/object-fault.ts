import type * as z from 'zod';

const longestKeyList = 80;

/** The message for a value that is no object, or that holds fields a quote does not have. */
export function describeObjectFault(issue: z.core.$ZodRawIssue): string {
  if (issue.code !== 'unrecognized_keys') return 'Send the fields of a quote as one object.';
  return `Remove unknown fields: ${issue.keys.join(', ').slice(0, longestKeyList)}.`;
}
