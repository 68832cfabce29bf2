import * as z from 'zod';
import { defineOperatorContract, idParameter } from './operator-limits.ts';
import { deliveriesSchema, healthSchema, settingsSchema } from './schemas.ts';

export const maxDeliveries = 200;

export const listOperatorDeliveries = defineOperatorContract({
  id: 'listOperatorDeliveries',
  method: 'GET',
  path: '/api/operator/deliveries',
  summary: 'Emails, texts, and webhook calls that are waiting or have failed for good.',
  response: {
    status: 200,
    description: 'Deliveries.',
    schema: deliveriesSchema,
    example: {
      deliveries: [
        {
          id: 12,
          kind: 'mail',
          purpose: 'recovery',
          recipient: 'm…@example.com',
          attempts: 12,
          dueAt: '2026-03-02T15:04:05.000Z',
          givenUpAt: '2026-03-03T15:04:05.000Z',
          lastError: '550 No such mailbox',
        },
      ],
      sentToday: 14,
      outbox: 0,
    },
  },
});

export const retryOperatorDelivery = defineOperatorContract({
  id: 'retryOperatorDelivery',
  method: 'POST',
  path: '/api/operator/deliveries/{id}/retry',
  summary: 'Retries a delivery that failed for good. The call is recorded.',
  parameters: [idParameter],
  errors: ['not_found'],
  response: { status: 204, description: 'It is due now.' },
});

export const retryOperatorDeliveries = defineOperatorContract({
  id: 'retryOperatorDeliveries',
  method: 'POST',
  path: '/api/operator/deliveries/retry',
  summary: 'Retries every delivery that failed for good. The call is recorded.',
  response: {
    status: 200,
    description: 'How many are due now.',
    schema: z.object({ count: z.int().min(0) }).meta({ id: 'OperatorRetried' }),
    example: { count: 3 },
  },
});

const webhookTrialSchema = z
  .object({
    outcome: z
      .enum(['delivered', 'refused', 'unreachable', 'off'])
      .describe('Off: no address is set. Refused: the status is not 2xx.'),
    status: z.int().nullable().describe('The receiver’s, if it answered.'),
  })
  .meta({ id: 'OperatorWebhookTrial' });
export type WebhookTrial = z.infer<typeof webhookTrialSchema>;

export const sendTestWebhook = defineOperatorContract({
  id: 'sendTestWebhook',
  method: 'POST',
  path: '/api/operator/deliveries/test-webhook',
  summary: 'Sends a signed test message to the operator’s own server, once. The call is recorded.',
  response: {
    status: 200,
    description: 'What the receiver answered within 10 seconds.',
    schema: webhookTrialSchema,
    example: { outcome: 'delivered', status: 204 },
  },
});

export const getOperatorHealth = defineOperatorContract({
  id: 'readOperatorHealth',
  method: 'GET',
  path: '/api/operator/health',
  summary: 'Version, uptime, disk, database, backups, queue, and the latest errors.',
  response: {
    status: 200,
    description: 'The state of the server.',
    schema: healthSchema,
    example: {
      version: '1.0.0',
      node: '24.11.0',
      startedAt: '2026-03-02T15:04:05.000Z',
      diskFreeBytes: 20_000_000_000,
      isDiskLow: false,
      databaseBytes: 12_000_000,
      backups: {
        every: 86_400_000,
        newest: { createdAt: '2026-03-02T03:00:00.000Z', bytes: 12_000_000 },
        isOld: false,
        count: 14,
      },
      queue: { due: 0, waiting: 1, failed: 0, oldestDueSeconds: 0 },
      requests: { total: 12_000, failed: 1 },
      errors: [{ at: '2026-03-02T15:04:05.000Z', requestId: 'x7Kd-1a', message: 'request failed' }],
    },
  },
});

export const getOperatorSettings = defineOperatorContract({
  id: 'readOperatorSettings',
  method: 'GET',
  path: '/api/operator/settings',
  summary: 'The settings in effect, without secrets.',
  response: {
    status: 200,
    description: 'Settings.',
    schema: settingsSchema,
    example: {
      groups: [
        {
          title: 'Server',
          settings: [
            { name: 'PORT', value: '3000', source: 'default', description: 'TCP port to listen on.' },
          ],
        },
      ],
    },
  },
});

export const operationContracts = [
  listOperatorDeliveries,
  retryOperatorDelivery,
  retryOperatorDeliveries,
  sendTestWebhook,
  getOperatorHealth,
  getOperatorSettings,
] as const;
