import * as z from 'zod';
import { analyticsLimits } from '../api/analytics.ts';
import { beaconFields } from './beacon-fields.ts';
import { answerSchemas, requestSchemas } from './named-schemas.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * Every named schema as JSON Schema 2020-12: requests as they are sent, answers as they leave. Answers may gain fields,
 * so theirs are not closed.
 */
export function describeSchemas(): Record<string, JsonSchema> {
  const requests = convert(requestSchemas, 'input');
  const answers = convert(answerSchemas, 'output');
  for (const event of requests.AnalyticsEvent?.oneOf ?? requests.AnalyticsEvent?.anyOf ?? []) {
    if (typeof event === 'object') describeEvent(event);
  }
  return { ...requests, ...answers };
}

function convert(
  named: Readonly<Record<string, z.ZodType>>,
  io: 'input' | 'output',
): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    uri: (id) => `#/components/schemas/${id}`,
    io,
    override: ({ jsonSchema }) => tidy(jsonSchema, io),
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _dialect, $id: _address, ...schema }]) => [id, schema]),
  );
}

/** Takes out what says nothing to a reader. */
function tidy(schema: JsonSchema, io: 'input' | 'output'): void {
  delete schema.readOnly;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.format === 'date-time' || schema.format === 'date') delete schema.pattern;
  if (io === 'output' && schema.additionalProperties === false) delete schema.additionalProperties;
}

/** Adds what each field means, and the bound that the schema checks by itself. */
function describeEvent({ properties }: JsonSchema): void {
  const data = properties?.data;
  if (typeof data !== 'object') return;
  for (const [name, field] of Object.entries(data.properties ?? {})) {
    if (typeof field !== 'object') continue;
    field.description = beaconFields[name] ?? '';
    if (name === 'additionalData') boundKeys(field);
  }
}

function boundKeys(schema: JsonSchema): void {
  for (const option of [schema, ...(schema.anyOf ?? [])]) {
    if (typeof option === 'object' && option.type === 'object') {
      option.maxProperties = analyticsLimits.additionalKeys;
    }
  }
}
