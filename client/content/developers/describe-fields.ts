import type { JsonSchema } from '../../../shared/openapi/describe-schemas.ts';
import type { ActionReference } from '../../features/developers/content.ts';

const actionMeanings: Readonly<Record<string, string>> = {
  track_event: 'Anything that happened, such as a page view, a button press, or a form submission.',
  track_funnel: 'A visit reached a step in a funnel.',
  track_referral: 'A visitor left for a carrier’s site.',
};

/** Describes the fields of each action's `data` in words, from the schema that the server validates events with. */
export function describeFields(schemas: Record<string, JsonSchema>): readonly ActionReference[] {
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

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null;
}
