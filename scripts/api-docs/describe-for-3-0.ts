/** The part of JSON that the document is made of. */
type Part = { [key: string]: unknown };

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** The values of these keys are our own JSON, not schemas. */
const verbatim = new Set(['example', 'examples', 'default', 'enum', 'mapping']);

/** Converts an OpenAPI 3.1 document to 3.0, for generators that don't support 3.1. */
export function describeFor30(document: Part): Part {
  const { webhooks: _webhooks, jsonSchemaDialect: _dialect, info, ...rest } = document;
  const { summary: _summary, ...oldInfo } = Object(info);
  return { ...convertPart(rest), openapi: '3.0.3', info: oldInfo };
}

function convert(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(convert);
  return isPart(value) ? convertPart(value) : value;
}

function convertPart(part: Part): Part {
  const entries = Object.entries(convertSchema(part));
  return Object.fromEntries(entries.map(([key, value]) => [key, verbatim.has(key) ? value : convert(value)]));
}

/**
 * In 3.0, null is a flag and not a type, a constant is a list with one value, and an exclusive limit is a flag, too. Its
 * generators take no list as a default.
 */
function convertSchema({
  const: fixed,
  propertyNames: _names,
  contentEncoding: _encoding,
  ...part
}: Part): Part {
  const { default: usual, ...rest } = part;
  const schema = typeof usual === 'object' ? rest : part;
  const options = Array.isArray(schema.anyOf) ? schema.anyOf.filter(isPart) : [];
  const others = options.filter(({ type }) => type !== 'null');
  if (others.length < options.length) {
    const { anyOf: _options, ...other } = schema;
    const [only = {}] = others;
    if (others.length > 1) return { ...other, anyOf: others, nullable: true };
    return { ...other, ...('$ref' in only ? { allOf: [only] } : convertSchema(only)), nullable: true };
  }
  if (schema.type === 'null') return { nullable: true };
  if (Array.isArray(schema.type)) return { ...schema, type: schema.type[0], nullable: true };
  // A list with one boolean becomes invalid code in generated clients.
  if (typeof fixed === 'boolean') return { ...schema, type: 'boolean' };
  if (fixed !== undefined) return { ...schema, enum: [fixed] };
  if (Array.isArray(schema.examples)) return { ...schema, examples: undefined, example: schema.examples[0] };
  if (typeof schema.exclusiveMinimum !== 'number') return schema;
  return { ...schema, minimum: schema.exclusiveMinimum, exclusiveMinimum: true };
}
