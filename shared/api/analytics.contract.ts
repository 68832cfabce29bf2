import {
  analyticsLiveSchema,
  analyticsStatsSchema,
  statsGroupings,
  statsLimits,
} from './analytics/figures.ts';
import { sendPixelEvent } from './analytics/pixel.contract.ts';
import { analyticsLimits, analyticsRequestSchema, analyticsResponseSchema } from './analytics.ts';
import { defineContract } from './contract.ts';

const { browserEvents, serverEvents, serverBytes } = analyticsLimits;

export const sendEvents = defineContract({
  id: 'sendEvents',
  method: 'POST',
  path: '/api/analytics',
  tag: 'Analytics',
  summary: 'Stores one or more events.',
  description:
    'Each event is validated on its own, before anything is written. All accepted events of a call are stored together, ' +
    'and the response comes once they are on disk. Only retry after 429, 503, a proxy’s errors (408, 502, 504, 520 to 530), and no response, with the ' +
    `same \`eventId\`s: a repeat is counted once. Browsers send up to ${browserEvents} events, from this site or ` +
    `from an origin that the operator has listed; servers send their key and up to ${serverEvents} events. A ` +
    '`userId` is ignored, and no address is stored. With `Sec-GPC: 1` or `DNT: 1`, events are counted ' +
    'without a session or user. Bodies may be compressed with `gzip` or `deflate`. In a batch with `sentAt`, the ' +
    'times of the events are corrected if the sender’s clock is wrong.',
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
  response: {
    status: 202,
    description:
      'The accepted events are stored; `rejected` and `filtered` list the others, with reasons. If some were rejected, `Events-Rejected` says how many.',
    schema: analyticsResponseSchema,
    headers: ['Events-Rejected'],
    example: { accepted: 1, duplicates: 0, filtered: [], rejected: [] },
  },
  otherResponses: [
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

const figuresLimit = { name: 'analytics figures', limit: 60, windowSeconds: 60 } as const;

export const getAnalyticsStats = defineContract({
  id: 'getAnalyticsStats',
  method: 'GET',
  path: '/api/analytics/stats',
  tag: 'Analytics',
  summary: 'Counts the events of a key’s source by day, name, page, or property.',
  description:
    'Counts are kept forever and updated together with the events. The rarest names, pages, and values of a day are counted as `(other)`.',
  access: 'analytics-key',
  limit: figuresLimit,
  parameters: [
    {
      name: 'from',
      isQuery: true,
      description: `First day in UTC, by default ${statsLimits.defaultDays} days before the last; up to ${statsLimits.maxDays} days in all.`,
    },
    { name: 'to', isQuery: true, description: 'Last day, inclusive. By default, today.' },
    {
      name: 'by',
      isQuery: true,
      values: statsGroupings,
      description: 'What to count by; by default, the day.',
    },
    { name: 'name', isQuery: true, description: 'Counts only events with this name.' },
    {
      name: 'property',
      isQuery: true,
      description:
        'With `by=property`: the property of `additionalData` whose values to count, or `eventType` or `elementClicked`. Without it, the properties themselves are counted.',
    },
    {
      name: 'limit',
      isQuery: true,
      description: `How many rows, up to ${statsLimits.maxRows}; by default ${statsLimits.defaultRows}. Days have no limit.`,
    },
  ],
  errors: ['invalid_input'],
  response: {
    status: 200,
    description: 'The counts.',
    schema: analyticsStatsSchema,
    example: {
      source: 'billing',
      from: '2026-03-01',
      to: '2026-03-30',
      by: 'name',
      total: 1290,
      rows: [
        { key: 'invoice_paid', events: 1240 },
        { key: 'policy_issued', events: 50 },
      ],
      omitted: 0,
      outcomes: [
        { outcome: 'accepted', reason: '', count: 1290 },
        { outcome: 'rejected', reason: 'forbidden_key', count: 3 },
      ],
    },
  },
});

export const getAnalyticsLive = defineContract({
  id: 'getAnalyticsLive',
  method: 'GET',
  path: '/api/analytics/live',
  tag: 'Analytics',
  summary: 'Lists the last 100 events of a key’s source, and what happened to each.',
  access: 'analytics-key',
  limit: figuresLimit,
  response: {
    status: 200,
    description: 'The events, newest first.',
    schema: analyticsLiveSchema,
    example: {
      source: 'billing',
      events: [
        {
          receivedAt: '2026-03-02T15:04:05.000Z',
          outcome: 'rejected',
          reason: 'forbidden_key',
          field: 'data.additionalData.email',
          action: 'track_event',
          name: 'invoice_paid',
          eventId: '0b2f6a51-6c52-4f0e-9d36-6a1f0d6c2b11',
          occurredAt: null,
        },
      ],
    },
  },
});

export const analyticsContracts = [sendEvents, sendPixelEvent, getAnalyticsStats, getAnalyticsLive] as const;
