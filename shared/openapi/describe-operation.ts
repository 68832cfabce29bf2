import type { ErrorCode } from '../api/errors.ts';
import { errorCases } from './error-cases.ts';
import { listErrors } from './list-errors.ts';
import type { Operation, Parameter, RateLimits, Success } from './operation.ts';

const text = { type: 'string' } as const;
const count = { type: 'integer', minimum: 0 } as const;

/** The headers of answers, as components. */
export const headerDescriptions = {
  'X-Request-Id': { description: 'The call’s id in the server’s log.', required: true, schema: text },
  'RateLimit-Policy': { description: 'The limit and its period in seconds: `60;w=60`.', schema: text },
  'RateLimit-Limit': { description: 'Calls that one address may make in the period.', schema: count },
  'RateLimit-Remaining': { description: 'Calls that are left of them.', schema: count },
  'RateLimit-Reset': { description: 'Seconds until the period ends.', schema: count },
  'Retry-After': { description: 'Seconds to wait before the next try.', schema: count },
  'Set-Cookie': { description: 'The session’s cookie, or the end of it.', schema: text },
  'Content-Disposition': { description: 'The name of the file.', schema: text },
  Location: { description: 'Where to go on.', schema: text },
  Allow: { description: 'The methods that the address answers.', schema: text },
} as const;
type HeaderName = keyof typeof headerDescriptions;

const rateHeaders = [
  'RateLimit-Policy',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
] as const;
const jsonTypes = ['application/json'];

/** One call in the terms of OpenAPI. */
export function describeOperation(operation: Operation, limits: RateLimits): Record<string, unknown> {
  const { id, tag, summary, parameters, request, success } = operation;
  const description = [operation.description, describeLimit(operation, limits)].filter(Boolean).join(' ');
  const responses = [
    ...success.map((answer) => [answer.status, describeSuccess(answer, operation)] as const),
    ...listErrors(operation).map(
      ([status, codes]) => [status, { $ref: `#/components/responses/${nameErrorResponse(codes)}` }] as const,
    ),
  ];
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description === '' ? {} : { description }),
    ...(parameters ? { parameters: parameters.map(describeParameter) } : {}),
    ...(request
      ? {
          requestBody: {
            required: !request.isOptional,
            content: describeContent(request.schema, request.types ?? jsonTypes),
          },
        }
      : {}),
    responses: Object.fromEntries(responses),
    security: securityOf(operation),
  };
}

/** The error answers of all calls, by the name under which each call refers to its own. */
export function describeErrorResponses(operations: readonly Operation[]): Record<string, unknown> {
  const named = operations
    .flatMap(listErrors)
    .map(([, codes]) => [nameErrorResponse(codes), describeError(codes)] as const);
  return Object.fromEntries(named);
}

function nameErrorResponse(codes: readonly ErrorCode[]): string {
  return codes.toSorted().join('.');
}

function describeLimit({ limit }: Operation, limits: RateLimits): string {
  const found = limit === undefined ? undefined : limits[limit];
  return found ? `At most ${found.limit} calls in ${found.windowSeconds} seconds from one address.` : '';
}

function securityOf({ access }: Operation): readonly Record<string, readonly string[]>[] {
  if (access === 'session') return [{ session: [] }];
  return access === 'beacon' ? [{}, { session: [] }, { analyticsKey: [] }] : [];
}

function describeParameter({ name, description, isQuery, values }: Parameter) {
  return {
    name,
    in: isQuery ? 'query' : 'path',
    description,
    required: !isQuery,
    schema: values ? { type: 'string', enum: values } : text,
  };
}

function describeSuccess(
  { description, schema, contentType, headers = [] }: Success,
  { limit }: Operation,
): Record<string, unknown> {
  const content = schema
    ? describeContent(schema, jsonTypes)
    : contentType && { [contentType]: { schema: text } };
  return {
    description,
    headers: refer(['X-Request-Id', ...(limit === undefined ? [] : rateHeaders), ...headers]),
    ...(content ? { content } : {}),
  };
}

function describeError(codes: readonly ErrorCode[]): Record<string, unknown> {
  const mayWait = codes.some((code) => code === 'rate_limited' || code === 'unavailable');
  const isLimited = codes.includes('rate_limited');
  const code = { type: 'string', enum: codes };
  return {
    description: codes.map((each) => `\`${each}\`: ${errorCases[each].when}`).join(' '),
    headers: refer([
      'X-Request-Id',
      ...(isLimited ? rateHeaders : []),
      ...(mayWait ? (['Retry-After'] as const) : []),
    ]),
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/ErrorResponse' },
            { properties: { error: { properties: { code } } } },
          ],
        },
      },
    },
  };
}

function describeContent(name: string, types: readonly string[]): Record<string, unknown> {
  const schema = { $ref: `#/components/schemas/${name}` };
  return Object.fromEntries(types.map((type) => [type, { schema }]));
}

function refer(names: readonly HeaderName[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
