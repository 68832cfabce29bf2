import { analyticsLimits } from '../../api/analytics.ts';
import type { Operation } from '../operation.ts';

const { browserEvents, serverEvents } = analyticsLimits;

export const analyticsOperations: readonly Operation[] = [
  {
    id: 'sendEvents',
    method: 'post',
    path: '/api/analytics',
    tag: 'Analytics',
    summary: 'Takes one event, or several in an array.',
    description:
      'Each event is judged alone, before anything is written. All accepted events of a call are stored together, ' +
      'and the answer comes once they are on disk. Retry after 429, 503 and failures of the network only, with the ' +
      `same \`eventId\`s: a repeat is counted once. Browsers send ${browserEvents} events at most, from this site or ` +
      `from an origin that the operator has listed; servers send their key and ${serverEvents} events at most. A ` +
      '`userId` is never believed, and no address is stored. With `Sec-GPC: 1` or `DNT: 1` events are counted ' +
      'without session and user.',
    access: 'beacon',
    limit: 'analytics',
    parameters: [
      {
        name: 'validate',
        description: 'With `1` events are judged and answered, and nothing is stored.',
        isQuery: true,
        values: ['1'],
      },
    ],
    request: { schema: 'AnalyticsRequest', types: ['application/json', 'text/plain'] },
    errors: ['invalid_json', 'invalid_key', 'cross_site', 'payload_too_large', 'unsupported_media_type'],
    success: [
      {
        status: 202,
        description: 'Stored, as far as accepted; `rejected` and `filtered` say which were not, and why.',
        schema: 'AnalyticsResponse',
      },
    ],
  },
];
