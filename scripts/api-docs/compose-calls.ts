import { type Access, type Answer, type Contract, tags } from '../../shared/api/contract.ts';
import { contracts } from '../../shared/api/contracts.ts';
import { formatNumber } from '../../shared/format/numbers.ts';
import { describeSchemas, type JsonSchema, readSchemaName } from '../../shared/openapi/describe-schemas.ts';

const begin = '<!-- Written by npm run docs from the contracts in shared/api. -->';
const end = '<!-- End of what npm run docs writes. -->';

const callers: Readonly<Record<Access, string>> = {
  anyone: 'anyone',
  session: 'signed in',
  'live-or-waiting': 'signed in, or waiting for a confirmation',
  'live-or-refreshable': 'signed in, or within a refresh of it',
  'analytics-source': 'own and listed origins, servers with a key',
  'metrics-key': 'with the metrics token',
  development: 'this machine, in development',
};

const { requests, answers } = describeSchemas(contracts);

/** Replaces the tables of calls between a page's two marks. */
export function replaceCalls(page: string): string {
  const [before, rest] = page.split(begin);
  const [, after] = rest?.split(end) ?? [];
  if (before === undefined || after === undefined) throw new Error('The page has no place for the calls.');
  return `${before}${begin}\n\n${composeTables()}\n${end}${after}`;
}

function composeTables(): string {
  return Object.entries(tags)
    .map(([tag, about]) => {
      const rows = contracts.filter((contract) => contract.tag === tag).map(composeRow);
      return [
        `### ${tag}`,
        '',
        about,
        '',
        '| Call | What it does | Who may call | Body | Success | Its own errors |',
        '| --- | --- | --- | --- | --- | --- |',
        ...rows,
        '',
      ].join('\n');
    })
    .join('\n');
}

function composeRow(contract: Contract): string {
  const { method, path, summary, description, body, answers: success, errors = [] } = contract;
  const cells = [
    `\`${method} ${path}\``,
    [summary, description, ...describeLimits(contract)].filter(Boolean).join(' '),
    describeCallers(contract),
    body ? describeShape(requests[readSchemaName(body.schema)], requests) : '–',
    success.map(describeAnswer).join('; '),
    errors.map((code) => `\`${code}\``).join(', ') || '–',
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function describeCallers({
  access,
  needsSessionFor,
  isOpenToUnconfirmed,
  isOpenToSecondFactorDue,
}: Contract) {
  return [
    callers[access],
    needsSessionFor && `signed in for \`${needsSessionFor.field}: "${needsSessionFor.value}"\``,
    isOpenToUnconfirmed && 'also with an unconfirmed address',
    typeof isOpenToUnconfirmed === 'object' && `for \`${isOpenToUnconfirmed.field}\` alone`,
    isOpenToSecondFactorDue && 'also while the second factor is due',
  ]
    .filter(Boolean)
    .join('; ');
}

function describeLimits({ limit, furtherLimits = [] }: Contract): readonly string[] {
  if (!limit) return [];
  const per = (seconds: number) => (seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`);
  const further = furtherLimits.map(
    (each) =>
      `${formatNumber(each.limit)} in ${per(each.windowSeconds)} ${each.onlyFor ? `with \`${each.onlyFor.field}\`` : 'for one account'}`,
  );
  return [
    `Limit: ${[`${formatNumber(limit.limit)} in ${per(limit.windowSeconds)}`, ...further].join(', ')}.`,
  ];
}

function describeAnswer({ status, description, schema }: Answer): string {
  const shape = schema && ` ${describeShape(answers[readSchemaName(schema)], answers)}`;
  return `${status}${shape ?? ''}: ${description}`;
}

/** The fields of an object, such as `{id, tags[], note?}`, or each variant of a union. */
function describeShape(schema: JsonSchema | undefined, named: Readonly<Record<string, JsonSchema>>): string {
  const reference = schema?.$ref?.split('/').at(-1);
  if (reference !== undefined) return describeShape(named[reference], named);
  const forms = schema?.anyOf ?? schema?.oneOf;
  if (forms) {
    const described = forms.map((form) => describeShape(asSchema(form), named));
    return [...new Set(described)].join(' or ');
  }
  if (schema?.type === 'array') return `an array of ${describeShape(asSchema(schema.items), named)}`;
  const { properties = {}, required = [] } = schema ?? {};
  const fields = Object.entries(properties).map(([name, field]) => {
    const list = asSchema(field)?.type === 'array' ? '[]' : '';
    return `${name}${list}${required.includes(name) ? '' : '?'}`;
  });
  return `\`{${fields.join(', ')}}\``;
}

function asSchema(value: unknown): JsonSchema | undefined {
  return isSchema(value) ? value : undefined;
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null;
}
