import type { Answer, Body, Contract, Parameter } from '../api/contract.ts';
import type { ErrorCode } from '../api/errors.ts';
import { getSchemaName } from './describe-schemas.ts';
import { errorCases } from './error-cases.ts';
import { listErrors } from './list-errors.ts';

const text = { type: 'string' } as const;
const count = { type: 'integer', minimum: 0 } as const;

/** The response headers, as components. */
export const headerDescriptions = {
  'X-Request-Id': { description: 'The call’s id in the server’s log.', required: true, schema: text },
  'RateLimit-Policy': { description: 'The limit and its period in seconds: `60;w=60`.', schema: text },
  'RateLimit-Limit': { description: 'Calls that one address may make in the period.', schema: count },
  'RateLimit-Remaining': { description: 'Calls left in the period.', schema: count },
  'RateLimit-Reset': { description: 'Seconds until the period ends.', schema: count },
  'Retry-After': { description: 'Seconds to wait before the next try.', schema: count },
  'Set-Cookie': { description: 'The session’s cookie, or its removal.', schema: text },
  'Content-Disposition': { description: 'The name of the file.', schema: text },
  'Events-Rejected': { description: 'How many events were rejected, if any.', schema: count },
  Location: { description: 'Where to continue.', schema: text },
  Allow: { description: 'The methods that the address supports.', schema: text },
} as const;
type HeaderName = keyof typeof headerDescriptions;

const rateHeaders = [
  'RateLimit-Policy',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
] as const;

/** One call as an OpenAPI operation. */
export function describeOperation(contract: Contract): Record<string, unknown> {
  const { id, tag, summary, parameters, body, answers } = contract;
  const description = [contract.description, ...describeLimits(contract)].filter(Boolean).join(' ');
  const responses = [
    ...answers.map((answer) => [answer.status, describeAnswer(answer, contract)] as const),
    ...listErrors(contract).map(
      ([status, codes]) => [status, { $ref: `#/components/responses/${nameErrorResponse(codes)}` }] as const,
    ),
  ];
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description === '' ? {} : { description }),
    ...(parameters ? { parameters: parameters.map(describeParameter) } : {}),
    ...(body
      ? { requestBody: { required: !body.isOptional, content: describeContent(body, body.types) } }
      : {}),
    responses: Object.fromEntries(responses),
    security: securityOf(contract),
  };
}

/** The error responses of all calls, by the name that calls refer to. */
export function describeErrorResponses(contracts: readonly Contract[]): Record<string, unknown> {
  const named = contracts
    .flatMap(listErrors)
    .map(([, codes]) => [nameErrorResponse(codes), describeError(codes)] as const);
  return Object.fromEntries(named);
}

function nameErrorResponse(codes: readonly ErrorCode[]): string {
  return codes.toSorted().join('.');
}

/** A call's limits as sentences. */
function describeLimits({ limit, furtherLimits = [] }: Contract): readonly string[] {
  return [
    ...(limit ? [`At most ${limit.limit} calls in ${limit.windowSeconds} seconds from one address.`] : []),
    ...furtherLimits.map(({ limit: max, windowSeconds, onlyFor }) => {
      const about = onlyFor ? `with \`${onlyFor.field}\`` : 'about one account';
      return `Of these ${about}, at most ${max} in ${windowSeconds} seconds.`;
    }),
  ];
}

const security: Partial<Record<Contract['access'], readonly Record<string, readonly string[]>[]>> = {
  session: [{ session: [] }],
  operator: [{ session: [] }],
  'live-or-waiting': [{ session: [] }],
  'live-or-refreshable': [{ session: [] }],
  'analytics-source': [{}, { session: [] }, { analyticsKey: [] }],
  'carrier-signature': [{ carrierSignature: [] }],
  'metrics-key': [{ metricsToken: [] }],
};

function securityOf({ access, needsSessionFor }: Contract) {
  return security[access] ?? (needsSessionFor ? [{}, { session: [] }] : []);
}

function describeParameter({ name, description, isQuery, isHeader, values }: Parameter) {
  return {
    name,
    in: isQuery ? 'query' : isHeader ? 'header' : 'path',
    description,
    required: !isQuery,
    schema: values ? { type: 'string', enum: values } : text,
  };
}

function describeAnswer(
  { description, schema, example, contentType, headers = [] }: Answer,
  { limit }: Contract,
): Record<string, unknown> {
  const content = schema
    ? describeContent({ schema, example })
    : contentType && { [contentType]: { schema: text } };
  return {
    description,
    headers: refer(['X-Request-Id', ...(limit ? rateHeaders : []), ...headers]),
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

function describeContent(
  { schema, example }: Pick<Body, 'schema' | 'example'>,
  types: readonly string[] = ['application/json'],
): Record<string, unknown> {
  const reference = { $ref: `#/components/schemas/${getSchemaName(schema)}` };
  return Object.fromEntries(types.map((type) => [type, { schema: reference, example }]));
}

function refer(names: readonly HeaderName[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
