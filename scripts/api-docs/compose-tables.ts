import { type Contract, type ContractResponse, listResponses, tags } from '../../shared/api/contract.ts';
import { contracts } from '../../shared/api/contracts.ts';
import { errorCases } from '../../shared/api/errors.ts';
import { describeCallers, describeLimits } from '../../shared/openapi/describe-operation.ts';
import {
  describeSchemas,
  getSchemaName,
  isSchema,
  type JsonSchema,
} from '../../shared/openapi/describe-schemas.ts';

const errorsMark = '<!-- Written by npm run docs from shared/api/errors.ts. -->';
const callsMark = '<!-- Written by npm run docs from the contracts in shared/api. -->';
const end = '<!-- End of what npm run docs writes. -->';

type Named = Readonly<Record<string, JsonSchema>>;

const { requests, responses } = describeSchemas(contracts);

/** Parts of several responses, which the tables mention only by name. */
const commonParts = { user: 'AuthUser', session: 'AuthSession' };

/** Replaces the tables of errors and calls between the markers on a page. */
export function replaceTables(page: string): string {
  return replaceBetween(replaceBetween(page, errorsMark, composeErrors()), callsMark, composeTables());
}

function replaceBetween(page: string, begin: string, content: string): string {
  const [before, rest] = page.split(begin);
  if (before === undefined || !rest?.includes(end)) throw new Error(`The page has no place for: ${begin}`);
  return `${before}${begin}\n\n${content}\n${rest.slice(rest.indexOf(end))}`;
}

function composeErrors(): string {
  const rows = Object.entries(errorCases)
    .toSorted(([, one], [, other]) => one.status - other.status)
    .map(([code, { status, when }]) => `| ${status} | \`${code}\` | ${when} |`);
  return ['| Status | Code | When |', '| --- | --- | --- |', ...rows, ''].join('\n');
}

function composeTables(): string {
  const parts = Object.entries(commonParts).map(
    ([field, name]) => `- \`${field}\`: ${describeShape(responses[name], responses)}\n`,
  );
  const tables = Object.entries(tags)
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
  return `${parts.join('')}\n${tables}`;
}

function composeRow(contract: Contract): string {
  const { method, path, parameters = [], summary, description, body, errors = [] } = contract;
  const query = parameters.filter(({ isQuery }) => isQuery).map(({ name }) => name);
  const cells = [
    `\`${method} ${path}${query.length > 0 ? `?${query.join('&')}` : ''}\``,
    [summary, description, ...describeLimits(contract)].filter(Boolean).join(' '),
    describeCallers(contract),
    body ? describeShape(requests[getSchemaName(body.schema)], requests) : '–',
    listResponses(contract).map(describeResponse).join('; '),
    errors.map((code) => `\`${code}\``).join(', ') || '–',
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function describeResponse({ status, description, schema }: ContractResponse): string {
  const shape = schema && ` ${describeShape(responses[getSchemaName(schema)], responses)}`;
  return `${status}${shape ?? ''}: ${description}`;
}

/** Describes the fields of an object, such as `{id, tags[], note?}`, or each variant of a union. */
function describeShape(described: JsonSchema | undefined, named: Named): string {
  const schema = resolve(described, named);
  const forms = schema?.anyOf ?? schema?.oneOf;
  if (forms) {
    const described = forms.map((form) => describeShape(asSchema(form), named));
    return [...new Set(described)].join(' or ');
  }
  if (schema?.type === 'array') return `an array of ${describeShape(asSchema(schema.items), named)}`;
  const { properties = {}, required = [] } = schema ?? {};
  const fields = Object.entries(properties).map(([name, field]) => {
    const schema = asSchema(field);
    const list = schema?.type === 'array' ? '[]' : '';
    return `${name}${list}${required.includes(name) ? '' : '?'}${describeParts(schema)}${describeValues(schema, named)}`;
  });
  return `\`{${fields.join(', ')}}\``;
}

/** Describes the fields of an object inside an object, such as `{title, path}`. */
function describeParts(schema: JsonSchema | undefined): string {
  const { properties } = (schema?.type === 'array' ? asSchema(schema.items) : schema) ?? {};
  return properties ? `{${Object.keys(properties).join(', ')}}` : '';
}

/** Describes the values of a field that accepts only a few, such as `: "sms" | "phone_change"`. */
function describeValues(schema: JsonSchema | undefined, named: Named): string {
  const { const: only, enum: several } = resolve(schema, named) ?? {};
  const values = only === undefined ? several : [only];
  if (!Array.isArray(values) || values.length > 4) return '';
  return `: ${values.map((value) => JSON.stringify(value)).join(' | ')}`;
}

function resolve(schema: JsonSchema | undefined, named: Named): JsonSchema | undefined {
  const reference = schema?.$ref?.split('/').at(-1);
  return reference === undefined ? schema : named[reference];
}

function asSchema(value: unknown): JsonSchema | undefined {
  return isSchema(value) ? value : undefined;
}
