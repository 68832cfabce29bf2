import { formatNumber } from '../../../shared/format/numbers.ts';
import { defaultEventDays } from '../../../shared/lifetimes.ts';
import { paths } from '../../app/paths.ts';
import type { DeveloperSection } from '../../features/developers/content.ts';
import { firstEventBlocks } from './first-event-samples.ts';
import { callErrors, callsPerMinute, limits } from './reference.data.ts';

const toKib = (bytes: number) => `${formatNumber(bytes / 1024)} KiB`;

/** Errors, limits, and who may send what. */
export const ruleSections: readonly DeveloperSection[] = [
  {
    id: 'errors',
    title: 'Errors for the whole call',
    blocks: [
      'If a call can’t be read or isn’t allowed, it’s rejected as a whole and nothing is stored:',
      {
        sample: {
          title: 'An error, JSON',
          code: `{
  "error": {
    "code": "invalid_json",
    "message": "The request body is not valid JSON.",
    "requestId": "mJ3vQ0aXw2-1f"
  }
}`,
        },
      },
      {
        table: {
          caption: 'Errors for the whole call',
          columns: ['Status and code', 'When', 'Retry?'],
          rows: callErrors.map(({ status, code, meaning, mayRetry }) => [
            `${status} \`${code}\``,
            meaning,
            mayRetry ? 'Yes, after `Retry-After` seconds' : 'No',
          ]),
        },
      },
      'The meaning of a `code` never changes. `requestId` is also in the `X-Request-Id` header of every response and in our log. Include it when you ask us for help.',
    ],
  },
  {
    id: 'limits',
    title: 'Limits',
    blocks: [
      {
        table: {
          caption: 'Limits per call',
          columns: ['Limit', 'Browsers', 'Servers with a key'],
          rows: [
            ['Events per call', String(limits.browserEvents), String(limits.serverEvents)],
            ['Size of the body', toKib(limits.browserBytes), toKib(limits.serverBytes)],
            ['Calls per minute from one address', String(callsPerMinute), String(callsPerMinute)],
            ['Oldest `occurredAt`', `${limits.oldestFromBrowserHours} hours ago`, 'any'],
          ],
        },
      },
      `Strings can have up to ${limits.text} characters, and \`additionalData\` up to ${limits.additionalKeys} values. Every response tells you how much of your limit is left, in \`RateLimit-Limit\`, \`RateLimit-Remaining\`, and \`RateLimit-Reset\`.`,
    ],
  },
  {
    id: 'origins-and-keys',
    title: 'Other origins and servers',
    blocks: [
      '**Browsers.** This is the only route that accepts calls from other sites’ pages (CORS), and only from origins the operator has listed. All others get 403 `cross_site`. We don’t read cookies on those calls, so don’t send any: use `credentials: "omit"`. A string sent as `text/plain`, which is what `sendBeacon` and beacon.js send, needs no preflight. With `application/json`, the browser sends a preflight first, and we answer it. Scripts can read `Retry-After`, the `RateLimit-` headers, `Events-Rejected`, and `X-Request-Id`.',
      '**Servers.** Send `Authorization: Bearer` with the key the operator gave you. Never put a key in a page. Only servers can report older events.',
    ],
  },
  {
    id: 'retries',
    title: 'Retries without counting twice',
    blocks: [
      {
        list: [
          'Give every event an `eventId` (a UUID created when it happens) and an `occurredAt`. Keep both when you resend it.',
          'Retry after 429 and 503, once `Retry-After` has passed, after a proxy’s error (408, 502, 504, and 520 to 530), and when you get no response. Wait longer each time.',
          'Don’t retry after any other status. The response would be the same.',
          'If we already have an `eventId`, it’s counted under `duplicates` and stored only once, no matter how often or from where you send it.',
        ],
      },
    ],
  },
  {
    id: 'privacy',
    title: 'Privacy',
    blocks: [
      {
        list: [
          'With Global Privacy Control or Do Not Track (`Sec-GPC: 1`, `DNT: 1`), we count events without linking them to a visit or a person. beacon.js then creates no ID and stores nothing in the browser.',
          'We never store network addresses. From the user agent, we store only the type of device and the browser family.',
          'We ignore any `userId` you send.',
          'We reject an event if a key in its `additionalData` refers to health, medication, smoking, alcohol, exercise, hobbies, an occupation, a person’s name, an email, a phone, an address, or a date of birth. Those words count no matter how the key is spelled, as in `user_email` or `homePhone`. `formName` and `carrierName` are fine.',
          'We don’t reject values. We replace email addresses in them with `hidden`, but that’s only a safety net, so please don’t send values that identify a person.',
          `We keep events for ${defaultEventDays} days unless the operator sets a different period. Daily totals stay. Our [Privacy Policy](${paths.privacy}) has the rest.`,
        ],
      },
    ],
  },
  {
    id: 'examples',
    title: 'Examples',
    blocks: [
      { heading: 'curl' },
      {
        sample: {
          title: 'curl',
          code: `curl '{origin}/api/analytics?validate=1' \\
  --header "Authorization: Bearer $ANALYTICS_KEY" \\
  --json '{ "action": "track_event", "data": { "eventName": "policy_issued", "eventType": "conversion" } }'`,
        },
      },
      'With `?validate=1` (or `true`), we check your events, compare them with what’s stored, and respond as usual with `"dryRun": true`, but store and count nothing. Any other value is an error.',
      { heading: 'Browser, without beacon.js' },
      {
        sample: {
          title: 'Browser, JavaScript',
          code: `const event = {
  action: 'track_funnel',
  data: {
    eventId: crypto.randomUUID(),
    occurredAt: new Date().toISOString(),
    pageRoute: location.pathname,
    step: 'checkout',
  },
};
const response = await fetch('{origin}/api/analytics', {
  method: 'POST',
  body: JSON.stringify(event), // sent as text/plain: no preflight
  credentials: 'omit',
  keepalive: true,
});
console.log(response.status, await response.json());`,
        },
      },
      { heading: 'Node' },
      {
        sample: {
          title: 'Node, JavaScript',
          code: `const sleep = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));

// key: from your server's own settings
async function send(key, events, tries = 5) {
  const response = await fetch('{origin}/api/analytics', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: \`Bearer \${key}\`,
    },
    body: JSON.stringify(events),
  }).catch(() => undefined); // no response: worth another try

  const mayRetry = !response || /^(408|429|50[234]|52.|530)$/.test(response.status);
  if (!mayRetry) return response.json();
  if (tries === 0) throw new Error('The events could not be delivered.');
  await sleep(Number(response?.headers.get('Retry-After')) || 2 ** (6 - tries));
  return send(key, events, tries - 1);
}`,
        },
      },
      ...firstEventBlocks,
    ],
  },
];
