import {
  type Access,
  type Body,
  type Contract,
  type ContractResponse,
  listResponses,
  type Parameter,
} from '../api/contract.ts';
import { type ErrorCode, type ErrorResponse, errorCases } from '../api/errors.ts';
import { formatNumber } from '../format/numbers.ts';
import { getSchemaName } from './describe-schemas.ts';
import { listErrors } from './list-errors.ts';

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
export function describeOperation(contract: Contract): Record<string, unknown> {
  const { id, tag, summary, parameters, body } = contract;
  const description = [
    contract.description,
    `Who may call: ${describeCallers(contract)}.`,
    ...describeLimits(contract),
  ];
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

const callers: Readonly<Record<Access, string>> = {
  anyone: 'anyone',
  session: 'signed in',
  'live-or-waiting': 'signed in, or waiting for a confirmation',
  'live-or-refreshable': 'signed in, or within a refresh of it',
  operator: 'operators, with a second factor and a sign-in from the last 12 hours',
  'analytics-source': 'own and listed origins, servers with a key',
  'carrier-signature': 'the carrier in the path, by its signature',
  'analytics-key': 'with a key of a source',
  'metrics-key': 'with the metrics token',
  development: 'this machine, in development',
};
export function describeCallers({
  access,
  needsSessionFor,
  isOpenToUnconfirmed,
  isOpenToSecondFactorDue,
}: Contract): string {
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

/** Describes a call's limits in a sentence, or in none. */
export function describeLimits({ limit, furtherLimits = [] }: Contract): readonly string[] {
  if (!limit) return [];
  const per = (seconds: number) => (seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`);
  const scope = ({ onlyFor, isPerNetwork }: (typeof furtherLimits)[number]) =>
    isPerNetwork ? 'for one IPv6 /48' : onlyFor ? `with \`${onlyFor.field}\`` : 'for one account';
  const further = furtherLimits.map(
    (each) => `${formatNumber(each.limit)} in ${per(each.windowSeconds)} ${scope(each)}`,
  );
  return [
    `Limit: ${[`${formatNumber(limit.limit)} in ${per(limit.windowSeconds)}`, ...further].join(', ')}.`,
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
