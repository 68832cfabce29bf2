import {
  type Body,
  type Contract,
  type ContractResponse,
  listResponses,
  type Parameter,
} from '../api/contract.ts';
import type { ErrorCode, ErrorResponse } from '../api/errors.ts';
import { getSchemaName } from './describe-schemas.ts';
import { errorCases, listErrors } from './error-cases.ts';

const text = { type: 'string' } as const;
const count = { type: 'integer', minimum: 0 } as const;

/** The response headers, as components. */
export const headerDescriptions = {
  'X-Request-Id': { description: 'The call’s ID in the server’s log.', required: true, schema: text },
  'RateLimit-Policy': { description: 'The limit and its period in seconds: `60;w=60`.', schema: text },
  'RateLimit-Limit': { description: 'Calls that one address may make in the period.', schema: count },
  'RateLimit-Remaining': { description: 'Calls left in the period.', schema: count },
  'RateLimit-Reset': { description: 'Seconds until the period ends.', schema: count },
  'Retry-After': { description: 'Seconds to wait before trying again.', schema: count },
  'Set-Cookie': { description: 'The session’s cookie, or its removal.', schema: text },
  'Content-Disposition': { description: 'The name of the file.', schema: text },
  'Events-Rejected': { description: 'How many events were rejected, if any.', schema: count },
  Location: { description: 'Where to continue.', schema: text },
} as const;
type HeaderName = keyof typeof headerDescriptions;

const rateHeaders = [
  'RateLimit-Policy',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
] as const;

/** Describes one call as an OpenAPI operation. */
export function describeOperation(contract: Contract): Record<string, unknown> {
  const { id, tag, summary, parameters, body } = contract;
  const description = [contract.description, describeCallers(contract), ...describeLimits(contract)];
  const responses = [
    ...listResponses(contract).map(
      (response) => [response.status, describeResponse(response, contract)] as const,
    ),
    ...listErrors(contract).map(
      ([status, codes]) => [status, { $ref: `#/components/responses/${nameErrorResponse(codes)}` }] as const,
    ),
  ];
  return {
    operationId: id,
    tags: [tag],
    summary,
    description: description.filter(Boolean).join(' '),
    ...(parameters ? { parameters: parameters.map(describeParameter) } : {}),
    ...(body
      ? { requestBody: { required: !body.isOptional, content: describeContent(body, body.types) } }
      : {}),
    responses: { ...Object.fromEntries(responses), ...describeRedirects(contract) },
    security: securityOf(contract),
  };
}

/** Tools expect a 2xx or a default response for every call. */
function describeRedirects(contract: Contract): Record<string, unknown> {
  return listResponses(contract).some(({ status }) => status < 300)
    ? {}
    : { default: { description: 'Browsers follow the redirect, so there is nothing else to read.' } };
}

/** The error responses of all calls, by the name that the calls refer to. */
export function describeErrorResponses(contracts: readonly Contract[]): Record<string, unknown> {
  const named = contracts
    .flatMap(listErrors)
    .map(([, codes]) => [nameErrorResponse(codes), describeError(codes)] as const);
  return Object.fromEntries(named);
}

function nameErrorResponse(codes: readonly ErrorCode[]): string {
  return codes.toSorted().join('.');
}

const callers: Readonly<Record<Contract['access'], string>> = {
  anyone: 'Anyone can call it.',
  session: 'Needs a session.',
  'live-or-waiting': 'Needs a session, or a browser that waits for its confirmation.',
  'live-or-refreshable': 'Needs a session, or one that can be refreshed.',
  operator: 'Needs the session of an operator, with a second factor and a sign-in from the last 12 hours.',
  'analytics-source': 'Needs a page of this site or of a listed origin, or a key.',
  'carrier-signature': 'Needs a carrier’s signature.',
  'analytics-key': 'Needs a key of a source of events.',
  'metrics-key': 'Needs the token for metrics.',
  development: 'Only in development.',
};

function describeCallers({ access, needsSessionFor: only, isOpenToUnconfirmed }: Contract): string {
  if (only) return `Anyone can call it, but \`${only.field}: "${only.value}"\` needs a session.`;
  return isOpenToUnconfirmed === true
    ? `${callers[access]} The account’s address may be unconfirmed.`
    : callers[access];
}

/** Describes a call's limits in sentences. */
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
  'analytics-key': [{ analyticsKey: [] }],
  'metrics-key': [{ metricsToken: [] }],
};

function securityOf({ access, needsSessionFor }: Contract) {
  return security[access] ?? (needsSessionFor ? [{}, { session: [] }] : []);
}

function describeParameter({ name, description, isQuery, isHeader, values, example }: Parameter) {
  return {
    name,
    in: isQuery ? 'query' : isHeader ? 'header' : 'path',
    description,
    required: !isQuery,
    schema: values ? { type: 'string', enum: values } : text,
    ...(example === undefined ? {} : { example }),
  };
}

function describeResponse(
  { description, schema, example, contentType, headers = [] }: ContractResponse,
  { limit }: Contract,
): Record<string, unknown> {
  const content = schema
    ? describeContent({ schema, example })
    : contentType && { [contentType]: { schema: text, example } };
  return {
    description,
    headers: refer(['X-Request-Id', ...(limit ? rateHeaders : []), ...headers]),
    ...(content ? { content } : {}),
  };
}

function describeError(codes: readonly ErrorCode[]): Record<string, unknown> {
  const mayWait = codes.some((code) => code === 'rate_limited' || code === 'unavailable');
  const isLimited = codes.includes('rate_limited');
  return {
    description: codes.map((each) => `\`${each}\`: ${errorCases[each].when}`).join(' '),
    headers: refer([
      'X-Request-Id',
      ...(isLimited ? rateHeaders : []),
      ...(mayWait ? (['Retry-After'] as const) : []),
    ]),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/ErrorResponse' },
        examples: Object.fromEntries(codes.map((each) => [each, { value: composeError(each) }])),
      },
    },
  };
}

function composeError(code: ErrorCode): ErrorResponse {
  const { message } = errorCases[code];
  const fields = code === 'invalid_input' ? { fields: { email: 'Please enter a valid email address.' } } : {};
  return { error: { code, message, ...fields, requestId: 'mJ3vQ0aXw2-1f' } };
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
