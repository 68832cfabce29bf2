import { brand } from '../brand.ts';
import { describeErrorResponses, describeOperation, headerDescriptions } from './describe-operation.ts';
import { describeSchemas } from './describe-schemas.ts';
import { type RateLimits, tags } from './operation.ts';
import { operations } from './operations.ts';

type Options = {
  /** Where the API is, such as `https://www.example.com`. */
  origin: string;
  limits: RateLimits;
};

export type OpenapiDocument = Readonly<Record<string, unknown>> & {
  paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

const description =
  `JSON in and out, camelCase, UTF-8; times are ISO 8601 in UTC. Every answer has \`X-Request-Id\`. A
failed call answers with the schema \`ErrorResponse\`: \`code\` is stable, \`message\` is fit to show a person. Unknown
fields are ignored in events and refused elsewhere. Answers may gain fields. A known address called with another method
answers 405 with \`Allow\`, an unknown one 404.`.replaceAll('\n', ' ');

/** The API as an OpenAPI 3.1 document, made from the schemas that the server validates with. */
export function composeDocument({ origin, limits }: Options): OpenapiDocument {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    const calls = paths[operation.path] ?? {};
    calls[operation.method] = describeOperation(operation, limits);
    paths[operation.path] = calls;
  }
  return {
    openapi: '3.1.0',
    info: { title: `${brand.name} API`, version: '1.0.0', summary: brand.tagline, description },
    externalDocs: { description: 'The same to read, with examples', url: `${origin}/developers` },
    servers: [{ url: origin }],
    tags: Object.entries(tags).map(([name, text]) => ({ name, description: text })),
    paths,
    webhooks: { referralCreated: { post: describeWebhook() } },
    components: {
      schemas: describeSchemas(),
      responses: describeErrorResponses(operations),
      headers: headerDescriptions,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: origin.startsWith('https:') ? '__Host-session' : 'session',
          description: 'Set by the server, unreadable to scripts, sent by browsers on its own pages only.',
        },
        analyticsKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'One of the keys that the operator has given to servers that send events.',
        },
      },
    },
  };
}

function describeWebhook() {
  return {
    operationId: 'referralCreated',
    tags: ['Matching'],
    summary: 'Sent to the operator’s own server for each stored referral, signed, until it is taken.',
    requestBody: {
      required: true,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/ReferralWebhook' } } },
    },
    responses: { '2XX': { description: 'Taken. Anything else is tried again later.' } },
  };
}
