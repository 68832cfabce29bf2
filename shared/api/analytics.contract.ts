import { analyticsLimits, analyticsRequestSchema, analyticsResponseSchema } from './analytics.ts';
import { defineContract } from './contract.ts';

const { browserEvents, serverEvents, serverBytes } = analyticsLimits;

export const sendEvents = defineContract({
  id: 'sendEvents',
  method: 'POST',
  path: '/api/analytics',
  tag: 'Analytics',
  summary: 'Stores one event, or several.',
  description:
    'Each event is validated on its own, before anything is written. All accepted events of a call are stored together, ' +
    'and the response comes once they are on disk. Only retry after 429, 503, and network errors, with the ' +
    `same \`eventId\`s: a repeat is counted once. Browsers send up to ${browserEvents} events, from this site or ` +
    `from an origin that the operator has listed; servers send their key and up to ${serverEvents} events. A ` +
    '`userId` is never believed, and no address is stored. With `Sec-GPC: 1` or `DNT: 1`, events are counted ' +
    'without session and user. Bodies may be compressed with `gzip` or `deflate`. A batch with `sentAt` has the ' +
    'times of its events corrected if the sender’s clock is wrong.',
  access: 'analytics-source',
  limit: { name: 'analytics', limit: 600, windowSeconds: 60 },
  parameters: [
    {
      name: 'validate',
      description:
        'With `1` or `true`, events are validated and compared with stored ones, but nothing is stored or counted, and the response has `dryRun`. Any other value is an error.',
      isQuery: true,
      values: ['1', 'true'],
    },
  ],
  body: {
    schema: analyticsRequestSchema,
    types: ['application/json', 'text/plain'],
    maxBytes: serverBytes,
    example: [
      {
        action: 'track_funnel',
        data: { eventId: '0b2f6a51-6c52-4f0e-9d36-6a1f0d6c2b11', sessionId: 'tab-8f3a', step: 'summary' },
      },
    ],
  },
  errors: ['invalid_json', 'invalid_key', 'cross_site', 'payload_too_large', 'unsupported_media_type'],
  answers: [
    {
      status: 202,
      description:
        'The accepted events are stored; `rejected` and `filtered` list the others, with reasons. If some were rejected, `Events-Rejected` says how many.',
      schema: analyticsResponseSchema,
      headers: ['Events-Rejected'],
      example: { accepted: 1, duplicates: 0, filtered: [], rejected: [] },
    },
    {
      status: 422,
      description: 'Every event was rejected, and nothing is stored. Don’t send them again.',
      schema: analyticsResponseSchema,
      headers: ['Events-Rejected'],
      example: {
        accepted: 0,
        duplicates: 0,
        filtered: [],
        rejected: [
          {
            index: 0,
            eventId: null,
            code: 'missing_field',
            field: 'data.eventName',
            message: 'This field is required.',
          },
        ],
      },
    },
  ],
});

export const analyticsContracts = [sendEvents] as const;
