import type { JsonSchema } from '../../../shared/openapi/describe-schemas.ts';
import type { Random } from '../../../shared/seeded-random.ts';
import { writeHostileJson, writeHostilePair } from './hostile-json.ts';

/** Texts that pass one of the fields' checks, so that hostile values behind them are reached. */
const plausible = [
  ...[
    'Ada Lovelace',
    'ada@example.com',
    'grace@example.com',
    '+12025550142',
    '2026-01-01T00:00:00.000Z',
    '123456',
  ],
  ...[
    'correct horse battery staple',
    '0b2f6a51-6c52-4f0e-9d36-6a1f0d6c2b11',
    'Ohio',
    'Hello, I am 42.',
    '42',
  ],
  ...['Alderpoint Life', 'https://alderpointlife.example/quote', 'page_view', 'summary', 'abcdefghijklmnop'],
] as const;

/** Writes bodies as JSON text: mostly what the schema asks for, with a hostile shape in one or several places. */
export function createBodyWriter(
  schemas: Readonly<Record<string, JsonSchema>>,
  random: Random,
): (schema: JsonSchema) => string {
  const isChance = (percent: number) => random.below(100) < percent;

  const writeObject = ({ properties = {}, required = [], additionalProperties }: JsonSchema): string => {
    const names = Object.keys(properties).filter((name) =>
      required.includes(name) ? !isChance(6) : isChance(50),
    );
    const pairs = names.map((name) => `${JSON.stringify(name)}:${write(properties[name] ?? true)}`);
    if (typeof additionalProperties === 'object') {
      const extra = Array.from({ length: random.below(4) }, () => `"k${random.below(9)}"`);
      pairs.push(...extra.map((name) => `${name}:${write(additionalProperties)}`));
      if (isChance(30)) pairs.push(writeHostilePair(random));
    }
    if (isChance(10)) pairs.push(writeHostilePair(random));
    // Repeats a key. The last of the two values counts.
    const [first] = pairs;
    if (first !== undefined && isChance(4)) pairs.push(first);
    return `{${pairs.join(',')}}`;
  };

  const writeText = (): string =>
    // Some texts contain JSON that is parsed in turn.
    JSON.stringify(isChance(5) ? `[${writeHostileJson(random)}]` : random.pick(plausible));

  const writeArray = ({ items = true }: JsonSchema): string => {
    const item = Array.isArray(items) ? true : items;
    return `[${Array.from({ length: random.below(5) }, () => write(item)).join(',')}]`;
  };

  const writeType = (schema: JsonSchema): string => {
    switch (schema.type) {
      case 'object':
        return writeObject(schema);
      case 'array':
        return writeArray(schema);
      case 'boolean':
        return random.pick(['true', 'true', 'false']);
      case 'number':
      case 'integer':
        return random.pick(['1', '42', '42', '-3', '1e21']);
      default:
        return writeText();
    }
  };

  const pickFrom = <T>(items: readonly T[]): T | undefined => items[random.below(items.length)];

  const write = (schema: JsonSchema | boolean): string => {
    if (typeof schema === 'boolean' || isChance(12)) return writeHostileJson(random);
    if (schema.$ref !== undefined) return write(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? true);
    const options = schema.anyOf ?? schema.oneOf;
    if (options !== undefined) return write(pickFrom(options) ?? true);
    if (schema.const !== undefined) return JSON.stringify(schema.const);
    if (schema.enum !== undefined) return JSON.stringify(pickFrom(schema.enum));
    return writeType(schema);
  };
  return write;
}
