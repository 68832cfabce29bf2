import * as z from 'zod';
import { type Contract, listResponses } from '../api/contract.ts';
import { errorResponseSchema } from '../api/errors.ts';
import { webhooks } from '../api/webhooks/referral-webhook.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;
type Schemas = Readonly<Record<string, JsonSchema>>;

/**
 * Describes every named schema (`.meta({ id })`) as JSON Schema 2020-12: request schemas for the input, and response
 * schemas for the output. Responses may get new fields, so their schemas allow additional ones.
 */
export function describeSchemas(contracts: readonly Contract[]): { requests: Schemas; responses: Schemas } {
  const requests = convert(
    contracts.flatMap(({ body }) => body?.schema ?? []),
    'input',
    findName,
  );
  const responses = convert(
    [
      ...contracts.flatMap(listResponses).flatMap(({ schema }) => schema ?? []),
      errorResponseSchema,
      ...webhooks.map(({ schema }) => schema),
    ],
    'output',
    // A schema that is used in both requests and responses has two forms.
    (name) => (name in requests ? `${name}Response` : name),
  );
  return { requests, responses };
}

export function getSchemaName(schema: z.ZodType): string {
  const name = schema.meta()?.id;
  if (name === undefined) throw new TypeError('A schema of a contract needs a name: .meta({ id }).');
  return name;
}

function findName(name: string): string {
  return name;
}

function convert(
  schemas: readonly z.ZodType[],
  io: 'input' | 'output',
  rename: (name: string) => string,
): Schemas {
  const named: Record<string, JsonSchema> = {};
  for (const schema of schemas) {
    const { $defs = {}, ...root } = z.toJSONSchema(schema, {
      io,
      override: ({ zodSchema, jsonSchema }) => {
        tidy(jsonSchema, io);
        addDiscriminator(zodSchema, jsonSchema);
      },
    });
    for (const [name, part] of Object.entries({ [getSchemaName(schema)]: root, ...$defs })) {
      const { $schema: _dialect, id: _name, ...described } = part;
      named[rename(name)] = moveReferences(described, rename);
    }
  }
  return named;
}

export function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null;
}

function moveReferences(schema: JsonSchema, rename: (name: string) => string): JsonSchema {
  const text = JSON.stringify(schema).replaceAll(
    /"#\/\$defs\/([^"]+)"/g,
    (_reference, name: string) => `"#/components/schemas/${rename(name)}"`,
  );
  return JSON.parse(text);
}

/** Names the field that distinguishes the variants of a union, if each variant is a named schema. */
function addDiscriminator({ _zod: { def } }: z.core.$ZodTypes, described: JsonSchema): void {
  if (def.type !== 'union' || !('discriminator' in def)) return;
  const propertyName = String(def.discriminator);
  const mapping = def.options.flatMap((option) => {
    const name = z.globalRegistry.get(option)?.id;
    const values = [...(option._zod.propValues?.[propertyName] ?? [])];
    return name === undefined ? [] : values.map((value) => [String(value), `#/$defs/${name}`]);
  });
  if (mapping.length > 0) described.discriminator = { propertyName, mapping: Object.fromEntries(mapping) };
}

/** Removes what doesn't help readers. */
function tidy(schema: JsonSchema, io: 'input' | 'output'): void {
  delete schema.readOnly;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  // Few languages support Unicode properties in patterns.
  if (hasUnicodeProperty(schema)) delete schema.pattern;
  schema.allOf &&= schema.allOf.filter((part) => !hasUnicodeProperty(part));
  if (schema.allOf?.length === 0) delete schema.allOf;
  nameProperties(schema);
  if (schema.format === 'date-time' || schema.format === 'date') delete schema.pattern;
  if (io === 'output' && schema.additionalProperties === false) delete schema.additionalProperties;
}

function hasUnicodeProperty({ pattern }: JsonSchema): boolean {
  return /\\p\{/i.test(pattern ?? '');
}

/** Describes a record with given keys like any other object, because most generators don't know `propertyNames`. */
function nameProperties(schema: JsonSchema): void {
  const { required, properties, additionalProperties } = schema;
  if (!required || properties || typeof additionalProperties !== 'object') return;
  schema.properties = Object.fromEntries(required.map((key) => [key, additionalProperties]));
  delete schema.propertyNames;
  delete schema.additionalProperties;
}
