import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Response } from 'supertest';
import type { OpenapiDocument } from '../../../shared/openapi/compose-document.ts';
import { answerSchemas } from '../../../shared/openapi/named-schemas.ts';

type Described = { headers?: Record<string, unknown>; content?: Record<string, unknown> };

/**
 * Compares real answers with the OpenAPI document. Fields that it does not name are faults, too, although answers may
 * gain some: whoever adds one describes it.
 */
export function createAnswerChecker(document: OpenapiDocument) {
  const whole: unknown = structuredClone(document);
  for (const name of Object.keys(answerSchemas)) closeObjects(find(whole, `#/components/schemas/${name}`));
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
  addFormats.default(ajv);
  ajv.addSchema(Object(whole), 'api');
  const compiled = new Map<string, ValidateFunction>();
  const compile = (place: string): ValidateFunction => {
    const validate = compiled.get(place) ?? ajv.compile({ $ref: `api${place}` });
    compiled.set(place, validate);
    return validate;
  };

  /** The faults of an answer to a call, `path` being the document's. */
  return (method: string, path: string, response: Response): readonly string[] => {
    const place = `#/paths/${escapePointer(path)}/${method}/responses/${response.status}`;
    const described = resolve(whole, place);
    if (!described) return [`The document has no ${response.status}.`];
    const faults = Object.keys(described.headers ?? {})
      .filter((name) => isRequired(name, response) && response.headers[name.toLowerCase()] === undefined)
      .map((name) => `There is no header ${name}.`);
    const [type, ...others] = Object.keys(described.content ?? {});
    if (type === undefined) return response.text ? [...faults, 'There is a body.'] : faults;
    if (others.length > 0 || !String(response.headers['content-type']).startsWith(type)) {
      return [...faults, `The type is ${response.headers['content-type']}.`];
    }
    if (type !== 'application/json') return faults;
    const validate = compile(`${findOnboardingStep(whole, place)}/content/${escapePointer(type)}/schema`);
    validate(response.body);
    return [
      ...faults,
      ...(validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`),
    ];
  };
}

/** Cookies are renewed at times, and only some errors of a status pass by themselves. */
function isRequired(name: string, { body }: Response): boolean {
  if (name === 'Retry-After')
    return ['rate_limited', 'unavailable'].includes(Object(Object(body).error).code);
  return name !== 'Set-Cookie';
}

/** What a pointer leads to, past a reference. */
function resolve(whole: unknown, pointer: string): Described | undefined {
  const found = find(whole, findOnboardingStep(whole, pointer));
  return typeof found === 'object' && found !== null ? found : undefined;
}

function findOnboardingStep(whole: unknown, pointer: string): string {
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
