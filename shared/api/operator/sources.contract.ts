import * as z from 'zod';
import { sourceRules } from '../../analytics/source-rules.ts';
import { defineOperatorContract } from './operator-limits.ts';

const time = z.iso.datetime();
const count = z.int().min(0);

const sourceSchema = z
  .object({
    name: z.string(),
    origins: z.array(z.string()).describe('Of the site whose pages may send. None for a server.'),
    keys: z
      .array(
        z.object({
          hint: z.string().describe('How the key begins. The rest is known to its holder alone.'),
          createdAt: time,
          expiresAt: time.nullable(),
          lastUsedAt: time.nullable(),
        }),
      )
      .describe('The newest first.'),
    isConfigured: z.boolean().describe('Whether `ANALYTICS_KEYS` or `ANALYTICS_ORIGINS` names it, too.'),
    publicId: z.string().describe('For the address of a picture.'),
    dailyMebibytes: z.number().nullable().describe('How much it may store in a day. Null for the default.'),
    revokedAt: time.nullable(),
    lastUsedAt: time.nullable(),
    storedToday: count,
    stored: count.describe('In the last 30 days, today included, like the next two.'),
    rejected: count,
    corrected: count.describe('Stored ones whose time was corrected, because the sender’s clock was off.'),
  })
  .meta({ id: 'OperatorSource' });
export type OperatorSource = z.infer<typeof sourceSchema>;

const dailyMebibytes = z
  .int('Enter a whole number.')
  .min(1, 'Enter 1 or more.')
  .max(sourceRules.maxMebibytes, `Enter ${sourceRules.maxMebibytes} or less.`)
  .nullable()
  .describe('How much it may store in a day. Null for the default.');

const issuedKeySchema = z.object({ name: z.string(), key: z.string() }).meta({ id: 'OperatorIssuedKey' });
export type OperatorIssuedKey = z.infer<typeof issuedKeySchema>;

const issuedKey = {
  status: 201,
  description: 'The key. It isn’t stored, and can’t be shown again.',
  schema: issuedKeySchema,
  example: { name: 'shop', key: 'ak_9tUZ0Zk1wYxV7n3mQq5sB2cR8dLfJhGa' },
} as const;

const sourceParameter = { name: 'id', description: 'The name of the source.', example: 'shop' } as const;

export const listOperatorSources = defineOperatorContract({
  id: 'listOperatorSources',
  method: 'GET',
  path: '/api/operator/sources',
  summary: 'The other sites and servers that send events, with their keys and counts.',
  response: {
    status: 200,
    description: 'Sources by name.',
    schema: z.object({ sources: z.array(sourceSchema) }).meta({ id: 'OperatorSources' }),
    example: {
      sources: [
        {
          name: 'shop',
          origins: ['https://shop.example'],
          keys: [
            {
              hint: 'ak_9tUZ',
              createdAt: '2026-03-02T15:04:05.000Z',
              expiresAt: null,
              lastUsedAt: '2026-03-02T16:00:00.000Z',
            },
          ],
          isConfigured: false,
          publicId: 'q3Zr81xkLm0P',
          dailyMebibytes: 50,
          revokedAt: null,
          lastUsedAt: '2026-03-02T16:00:00.000Z',
          storedToday: 120,
          stored: 3400,
          rejected: 2,
          corrected: 0,
        },
      ],
    },
  },
});

export const addOperatorSource = defineOperatorContract({
  id: 'addOperatorSource',
  method: 'POST',
  path: '/api/operator/sources',
  summary: 'Adds a source with a key, or brings a revoked one back. The call is recorded.',
  body: {
    schema: z
      .strictObject({
        name: z.string('Enter a name.').describe('Up to 60 lowercase letters, digits, dots, and dashes.'),
        origin: z.string().nullable().describe('Of the site whose pages may send. Null for a server.'),
        dailyMebibytes,
      })
      .meta({ id: 'OperatorSourceRequest' }),
    example: { name: 'shop', origin: 'https://shop.example', dailyMebibytes: 50 },
  },
  errors: ['reauthentication_required'],
  response: issuedKey,
});

export const issueOperatorKey = defineOperatorContract({
  id: 'issueOperatorKey',
  method: 'POST',
  path: '/api/operator/sources/{id}/keys',
  summary: 'Issues another key for a source. The call is recorded.',
  parameters: [sourceParameter],
  body: {
    schema: z
      .strictObject({
        overlapHours: z
          .int('Enter a whole number.')
          .min(0, 'Enter 0 or more.')
          .max(sourceRules.maxOverlapHours, `Enter ${sourceRules.maxOverlapHours} or less.`)
          .nullable()
          .describe('How long the earlier keys keep working. Null leaves them as they are.'),
      })
      .meta({ id: 'OperatorKeyRequest' }),
    example: { overlapHours: 24 },
  },
  errors: ['not_found', 'reauthentication_required'],
  response: issuedKey,
});

export const revokeOperatorSource = defineOperatorContract({
  id: 'revokeOperatorSource',
  method: 'POST',
  path: '/api/operator/sources/{id}/revoke',
  summary: 'Revokes a source or one of its keys. What it already sent stays. The call is recorded.',
  parameters: [sourceParameter],
  body: {
    schema: z
      .strictObject({
        hint: z.string().nullable().describe('How the key begins. Null revokes the source and all its keys.'),
      })
      .meta({ id: 'OperatorRevocation' }),
    example: { hint: 'ak_9tUZ' },
  },
  errors: ['not_found', 'reauthentication_required'],
  response: { status: 204, description: 'Revoked.' },
});

export const setOperatorQuota = defineOperatorContract({
  id: 'setOperatorQuota',
  method: 'PUT',
  path: '/api/operator/sources/{id}/quota',
  summary: 'Limits how much a source may store in a day. The call is recorded.',
  parameters: [sourceParameter],
  body: {
    schema: z.strictObject({ dailyMebibytes }).meta({ id: 'OperatorQuota' }),
    example: { dailyMebibytes: 50 },
  },
  errors: ['not_found', 'reauthentication_required'],
  response: { status: 204, description: 'Stored. It takes effect within a second.' },
});

export const operatorSourceContracts = [
  listOperatorSources,
  addOperatorSource,
  issueOperatorKey,
  revokeOperatorSource,
  setOperatorQuota,
] as const;
