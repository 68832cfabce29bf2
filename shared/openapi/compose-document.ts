import { tags } from '../api/contract.ts';
import { contracts } from '../api/contracts.ts';
import { webhooks } from '../api/webhooks/referral-webhook.ts';
import { brand } from '../site/brand.data.ts';
import { describeErrorResponses, describeOperation, headerDescriptions } from './describe-operation.ts';
import { describeSchemas, getSchemaName } from './describe-schemas.ts';

export type OpenapiDocument = Readonly<Record<string, unknown>> & {
  paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

const { Development: _development, ...publicTags } = tags;

const description =
  `JSON in and out, camelCase, UTF-8; times are ISO 8601 in UTC. Every response has \`X-Request-Id\`. A failed call
returns the schema \`ErrorResponse\`: \`code\` is stable, and \`message\` can be shown to people. Unknown fields are
ignored in events and rejected elsewhere. Responses may gain fields. Limits
count the calls of one address. A known address called with another method gets
405 with \`Allow\`, and an unknown one 404.`.replaceAll('\n', ' ');

/** The calls that are available outside of development. */
export const publicContracts = contracts.filter(({ access }) => access !== 'development');

/**
 * Describes the API at `origin`, such as `https://www.example.com`, as an OpenAPI 3.1 document generated from its
 * contracts.
 */
export function composeDocument(origin: string): OpenapiDocument {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const contract of publicContracts) {
    const calls = paths[contract.path] ?? {};
    calls[contract.method.toLowerCase()] = describeOperation(contract);
    paths[contract.path] = calls;
  }
  const { requests, responses } = describeSchemas(publicContracts);
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: '1.0.0',
      summary: brand.tagline,
      description,
      contact: { name: brand.name, url: `${origin}/contact` },
      license: { name: 'Proprietary', url: `${origin}/legal/terms` },
    },
    externalDocs: {
      description: 'The same information for people, with examples',
      url: `${origin}/developers`,
    },
    servers: [{ url: origin }],
    tags: Object.entries(publicTags).map(([name, text]) => ({ name, description: text })),
    paths,
    webhooks: Object.fromEntries(webhooks.map((webhook) => [webhook.id, { post: describeWebhook(webhook) }])),
    components: {
      schemas: { ...requests, ...responses },
      responses: describeErrorResponses(publicContracts),
      headers: headerDescriptions,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: origin.startsWith('https:') ? '__Host-session' : 'session',
          description:
            'Set by the server, unreadable to scripts, and only sent by browsers on the site’s own pages.',
        },
        analyticsKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'One of the keys that the operator gives to servers that send events.',
        },
        carrierSignature: {
          type: 'apiKey',
          in: 'header',
          name: 'Webhook-Signature',
          description:
            'Made with the secret that the operator gave the carrier. See `POST /api/postbacks/{carrier}`.',
        },
        webhookSignature: {
          type: 'apiKey',
          in: 'header',
          name: 'Webhook-Signature',
          description:
            '`v1,` and the base64 HMAC-SHA256 of `{Webhook-Id}.{Webhook-Timestamp}.{body}`, which the receiver verifies with the secret that it shares with this server.',
        },
        metricsToken: { type: 'http', scheme: 'bearer', description: 'The operator’s token for metrics.' },
      },
    },
  };
}

const webhookHeaders = {
  'Webhook-Id': {
    description: 'The message’s ID, the same on every attempt.',
    example: '5f0c2c5e-6a0f-4f39-9b0e-0f6f2a9f5c11',
  },
  'Webhook-Timestamp': { description: 'When it was sent, in seconds since 1970.', example: '1772366400' },
};

function describeWebhook({ id, tag, summary, schema, example }: (typeof webhooks)[number]) {
  return {
    operationId: id,
    tags: [tag],
    summary,
    description:
      'In the format of the Standard Webhooks specification. Any response other than 2xx, or none within 10 seconds, leads to retries for at least 24 hours; 410 stops them.',
    security: [{ webhookSignature: [] }],
    parameters: Object.entries(webhookHeaders).map(([name, header]) => ({
      name,
      in: 'header',
      required: true,
      schema: { type: 'string' },
      ...header,
    })),
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: { $ref: `#/components/schemas/${getSchemaName(schema)}` },
          example,
        },
      },
    },
    responses: {
      '2XX': { description: 'Accepted.' },
      '410': { description: 'The receiver doesn’t want this message anymore.' },
    },
  };
}
