import { sendEvents } from '../../../shared/api/analytics.contract.ts';
import {
  analyticsLimits,
  type FilterReason,
  filterReasons,
  type RejectionCode,
  rejectionCodes,
} from '../../../shared/api/analytics.ts';
import { listResponses, tags } from '../../../shared/api/contract.ts';
import { errorCases } from '../../../shared/api/errors.ts';
import { publicContracts } from '../../../shared/openapi/compose-document.ts';
import { describeSchemas, isSchema, type JsonSchema } from '../../../shared/openapi/describe-schemas.ts';
import { listErrors } from '../../../shared/openapi/list-errors.ts';
import { isRetryable } from '../../../shared/retryable-status.ts';
import type { ActionReference, CallReference } from '../../features/developers/content.ts';

// The build runs this file and replaces it with its values, so browsers load neither the schemas nor
// zod.

const actionMeanings: Readonly<Record<string, string>> = {
  track_event: 'Anything that happened, such as a page view, a button press, or a form submission.',
  track_funnel: 'A visit reached a step in a funnel.',
  track_referral: 'A visitor left for a carrier’s site.',
};

const { text, additionalKeys, oldestFromBrowserHours, clockSkewSeconds } = analyticsLimits;

/** What each reason for rejecting an event means, and how to fix it. */
const rejectionMeanings: Readonly<Record<RejectionCode, string>> = {
  invalid_event: 'The event isn’t an object with `action` and `data`.',
  unknown_action: 'The action isn’t one of the three.',
  missing_field: 'A field that the action needs is missing.',
  invalid_field: 'A field has the wrong type or format. `message` says what it accepts.',
  too_long: `A string is longer than its field allows, usually ${text} characters. Shorten it before you send it.`,
  too_many_keys: `\`additionalData\` has more than ${additionalKeys} values.`,
  forbidden_key:
    'A key in `additionalData` refers to health, smoking, a name, an email, a phone, or an address, however it’s spelled. Leave it out.',
  unknown_referral_url:
    '`referralUrl` is neither a carrier’s own link nor on an origin the operator has listed. Ask the operator to list it.',
  occurred_too_early: `\`occurredAt\` is more than ${oldestFromBrowserHours} hours ago, which only servers with a key may report, or before the year 2000.`,
  occurred_in_future: `\`occurredAt\` is more than ${clockSkewSeconds / 60} minutes ahead of our clock.`,
};

/** Why an event is counted but not stored. */
const filterMeanings: Readonly<Record<FilterReason, string>> = {
  bot: 'The user agent belongs to a program, such as a search engine.',
  missing_user_agent: 'The call has no user agent.',
  prefetch: 'The browser fetched the page ahead of time, and no one has seen it.',
};

export const limits = analyticsLimits;
export const callsPerMinute = sendEvents.limit.limit;

/** The three kinds of events, and what the `data` of each can contain. */
export const actions: readonly ActionReference[] = describeFields(describeSchemas([sendEvents]).requests);

export const rejections = rejectionCodes.map((code) => ({ code, meaning: rejectionMeanings[code] }));
export const filters = filterReasons.map((code) => ({ code, meaning: filterMeanings[code] }));

/** The errors that reject a whole call. */
export const callErrors = listErrors(sendEvents).flatMap(([status, codes]) =>
  codes.map((code) => ({
    status,
    code,
    meaning: errorCases[code].when,
    mayRetry: isRetryable(status),
  })),
);

/** The rest of the API, grouped by topic. */
export const otherCalls: readonly { title: string; about: string; calls: readonly CallReference[] }[] =
  Object.entries(tags)
    .filter(([tag]) => tag !== 'Analytics' && tag !== 'Development')
    .map(([tag, about]) => ({
      title: tag,
      about,
      calls: publicContracts
        .filter((contract) => contract.tag === tag)
        .map((contract) => ({
          call: `${contract.method} ${contract.path}`,
          summary: contract.summary,
          responses: listResponses(contract)
            .map(({ status }) => String(status))
            .join(', '),
          errors: listErrors(contract)
            .flatMap(([, codes]) => codes)
            .filter((code) => contract.errors?.includes(code)),
        })),
    }));

/** Describes the fields of each action's `data` in words, from the schema that the server validates events with. */
function describeFields(schemas: Record<string, JsonSchema>): readonly ActionReference[] {
  return listOptions(schemas.AnalyticsEvent ?? {}).map(({ $ref = '' }) => {
    const event = asSchema(schemas[$ref.split('/').at(-1) ?? '']);
    const action = String(asSchema(event.properties?.action).const);
    const { properties = {}, required = [] } = asSchema(event.properties?.data);
    const fields = Object.entries(properties).map(([name, field]) => ({
      name,
      isRequired: required.includes(name),
      holds: describeValue(asSchema(field)),
      meaning: asSchema(field).description ?? '',
    }));
    return {
      action,
      meaning: actionMeanings[action] ?? '',
      // Required fields come first.
      fields: fields.toSorted((one, other) => Number(other.isRequired) - Number(one.isRequired)),
    };
  });
}

/** Describes what a field can contain, such as "text, at most 500 characters". */
function describeValue(schema: JsonSchema): string {
  const [only, ...others] = listOptions(schema).filter(({ type }) => type !== 'null');
  if (others.length > 0) return listOptions(schema).map(describeValue).join(', ');
  const value = only ?? schema;
  if (value.format === 'uuid') return 'UUID';
  if (value.format === 'date-time') return 'time in ISO 8601, with Z or an offset';
  if (value.type === 'object') {
    const values = describeValue(asSchema(value.additionalProperties));
    return `object of at most ${value.maxProperties} values; keys of at most ${asSchema(value.propertyNames).maxLength} letters, digits, _ . : and -; each value is one of: ${values}`;
  }
  if (value.type === 'string') return describeText(value);
  return value.type === undefined ? 'anything' : String(value.type);
}

function describeText({ minLength = 0, maxLength, pattern = '' }: JsonSchema): string {
  const letters = pattern.includes('\\w') ? ' of letters, digits, _ . : and -' : '';
  return `text${letters}, ${minLength > 0 ? `${minLength} to` : 'at most'} ${maxLength} characters`;
}

function listOptions({ anyOf, oneOf }: JsonSchema): readonly JsonSchema[] {
  return (anyOf ?? oneOf ?? []).map(asSchema);
}

/** JSON Schema also allows `true` here, which leaves nothing to describe. */
function asSchema(value: unknown): JsonSchema {
  return isSchema(value) ? value : {};
}
