import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Contract } from '../../shared/api/contract.ts';
import { composeDocument, publicContracts } from '../../shared/openapi/compose-document.ts';
import { describeSchemas } from '../../shared/openapi/describe-schemas.ts';
import { listErrors } from '../../shared/openapi/list-errors.ts';

/** Headers are only compared if given. */
type CheckedResponse = {
  status: number;
  text: string;
  headers?: Readonly<Record<string, unknown>>;
};
type ResponseChecker = (method: string, url: string, answer: CheckedResponse) => readonly string[];

type Described = { headers?: Record<string, unknown>; content?: Record<string, unknown> };

/**
 * Compares real responses with their contracts, and returns the differences. Fields that aren't in a contract are
 * errors, even though responses may gain fields, so that new ones get described.
 */
export function createResponseChecker(): ResponseChecker {
  const whole: unknown = structuredClone(composeDocument('http://localhost'));
  const { responses } = describeSchemas(publicContracts);
  for (const name of Object.keys(responses)) closeObjects(find(whole, `#/components/schemas/${name}`));
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
  addFormats.default(ajv);
  ajv.addSchema(Object(whole), 'api');
  const compiled = new Map<string, ValidateFunction>();
  const compile = (place: string): ValidateFunction => {
    const validate = compiled.get(place) ?? ajv.compile({ $ref: `api${place}` });
    compiled.set(place, validate);
    return validate;
  };

  return (method, url, { status, text, headers }) => {
    const contract = findContract(method, url);
    // Express answers `If-None-Match: *` on its own.
    if (!contract || status === 304) return [];
    const verb = contract.method.toLowerCase();
    const place = `#/paths/${escapePointer(contract.path)}/${verb}/responses/${status}`;
    const described = resolve(whole, place);
    if (!described) return [`No contract has a ${status}.`];
    const [type] = Object.keys(described.content ?? {});
    const missing = headers && listMissingHeaders(described, { status, text, headers });
    const differences = [...(missing ?? [])];
    if (type === undefined) return text === '' ? differences : [...differences, 'There is a body.'];
    if (headers && !String(headers['content-type']).startsWith(type)) {
      differences.push(`The type is ${headers['content-type']}.`);
    }
    if (type !== 'application/json' || method === 'HEAD') return differences;
    const validate = compile(`${followReference(whole, place)}/content/${escapePointer(type)}/schema`);
    const body: unknown = JSON.parse(text);
    validate(body);
    const errors = validate.errors ?? [];
    differences.push(...listUnknownErrors(contract, status, body));
    return [...differences, ...errors.map(({ instancePath, message }) => `${instancePath} ${message}`)];
  };
}

const patterns = publicContracts.map((contract) => ({
  contract,
  pattern: new RegExp(`^${contract.path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`, 'i'),
}));

/** The contract that Express finds for a call. If several match, it's the first one mounted. */
function findContract(method: string, url: string): Contract | undefined {
  const wanted = method === 'HEAD' ? 'GET' : method;
  const [path = ''] = url.split('?');
  return patterns.find(({ contract, pattern }) => contract.method === wanted && pattern.test(path))?.contract;
}

function listMissingHeaders(described: Described, answer: Required<CheckedResponse>): readonly string[] {
  return Object.keys(described.headers ?? {})
    .filter((name) => isRequired(name, answer) && answer.headers[name.toLowerCase()] === undefined)
    .map((name) => `There is no header ${name}.`);
}

/** The error of a body, unless the call can have it with this status. */
function listUnknownErrors(contract: Contract, status: number, body: unknown): readonly string[] {
  const code: unknown = Object(Object(body).error).code;
  const codes = listErrors(contract).find(([each]) => each === status)?.[1] ?? [];
  const isKnown = code === undefined || codes.some((each) => each === code);
  return isKnown ? [] : [`The contract has no ${status} with ${code}.`];
}

/** Cookies are only sometimes renewed, few events are rejected, and only some errors of a status are temporary. */
function isRequired(name: string, { text }: CheckedResponse): boolean {
  if (name === 'Retry-After') return /"code":"(rate_limited|unavailable)"/.test(text);
  return name !== 'Set-Cookie' && name !== 'Events-Rejected';
}

/** The value at a pointer, after following a reference. */
function resolve(whole: unknown, pointer: string): Described | undefined {
  const found = find(whole, followReference(whole, pointer));
  return typeof found === 'object' && found !== null ? found : undefined;
}

function followReference(whole: unknown, pointer: string): string {
  const found: unknown = find(whole, pointer);
  const reference: unknown = Object(found).$ref;
  return typeof reference === 'string' ? reference : pointer;
}

function find(whole: unknown, pointer: string): unknown {
  const keys = pointer.split('/').slice(1);
  return keys.reduce<unknown>(
    (value, key) => Object(value)[key.replaceAll('~1', '/').replaceAll('~0', '~')],
    whole,
  );
}

function escapePointer(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

function closeObjects(schema: unknown): void {
  if (typeof schema !== 'object' || schema === null) return;
  if ('properties' in schema && !('additionalProperties' in schema)) {
    Object.assign(schema, { additionalProperties: false });
  }
  for (const part of Object.values(schema)) closeObjects(part);
}
