import { formatNumber } from '../../../shared/format/numbers.ts';
import { paths } from '../../app/paths.ts';
import type { DeveloperSection } from '../../features/developers/content.ts';
import { callErrors, callsPerMinute, limits } from './reference.data.ts';

const toKib = (bytes: number) => `${formatNumber(bytes / 1024)} KiB`;

/** Errors, limits and who may send what. */
export const ruleSections: readonly DeveloperSection[] = [
  {
    id: 'errors',
    title: 'Errors of a whole call',
    blocks: [
      'A call that cannot be read or is not allowed is refused as a whole, and stores nothing:',
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
          caption: 'Errors of a whole call',
          columns: ['Status and code', 'When', 'Send it again?'],
          rows: callErrors.map(({ status, code, meaning, mayRetry }) => [
            `${status} \`${code}\``,
            meaning,
            mayRetry ? 'Yes, after `Retry-After` seconds' : 'No',
          ]),
        },
      },
      '`code` never changes its meaning. `requestId` is also the header `X-Request-Id` of every answer, and in our log: name it when you ask us.',
    ],
  },
  {
    id: 'limits',
    title: 'Limits',
    blocks: [
      {
        table: {
          caption: 'Limits of a call',
          columns: ['Limit', 'Browsers', 'Servers with a key'],
          rows: [
            ['Events in a call', String(limits.browserEvents), String(limits.serverEvents)],
            ['Size of a call', toKib(limits.browserBytes), toKib(limits.serverBytes)],
            ['Calls a minute from one address', String(callsPerMinute), String(callsPerMinute)],
            ['Oldest `occurredAt`', `${limits.oldestFromBrowserHours} hours ago`, 'any'],
          ],
        },
      },
      `Texts have at most ${limits.text} characters, and \`additionalData\` at most ${limits.additionalKeys} values. Every answer says in \`RateLimit-Limit\`, \`RateLimit-Remaining\` and \`RateLimit-Reset\` where you stand.`,
    ],
  },
  {
    id: 'origins-and-keys',
    title: 'Other origins and servers',
    blocks: [
      '**Browsers.** This route alone answers pages of other sites (CORS), and only of origins that the operator has listed; all others get 403 `cross_site`. No cookie is read from there, so do not send any: `credentials: "omit"`. A string sent as `text/plain` needs no preflight, which is what `sendBeacon` and beacon.js do. With `application/json` the browser asks first, and is answered. Scripts may read `Retry-After` and `X-Request-Id`.',
      '**Servers.** Send `Authorization: Bearer` with the key that the operator gave you. Never put a key into a page. Only servers may report what happened long ago.',
    ],
  },
  {
    id: 'retries',
    title: 'Retries without counting twice',
    blocks: [
      {
        list: [
          'Give every event an `eventId`, a UUID made when it happens, and an `occurredAt`. Keep both when you send it again.',
          'Send again after 429 and 503, when `Retry-After` is over, and when no answer came. Wait longer each time.',
          'Send nothing again after any other status: the answer would be the same.',
          'An `eventId` that is known already is counted under `duplicates` and stored once, however often and from wherever it comes.',
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
          'With Global Privacy Control or Do Not Track (`Sec-GPC: 1`, `DNT: 1`) events are counted without visit and person. beacon.js then makes no id and keeps nothing in the browser.',
          'Network addresses are never stored. Of the user agent, only the kind of device and the family of the browser are.',
          'A `userId` that you send is ignored.',
          'An event is refused if a key of its `additionalData` names health, medication, smoking, alcohol, exercise, hobbies, an occupation, a person’s name, an email, a phone, an address or a date of birth. Words count, however the key is spelt: `user_email`, `homePhone`. `formName` and `carrierName` are fine.',
          'Values are not searched. Please send none that tell who somebody is.',
          `Events are kept for 90 days unless the operator says otherwise; daily totals stay. Our [Privacy Policy](${paths.privacy}) says the rest.`,
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
      'With `?validate=1` events are judged and answered, and nothing is stored.',
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
const answer = await fetch('{origin}/api/analytics', {
  method: 'POST',
  body: JSON.stringify(event), // leaves as text/plain: no preflight
  credentials: 'omit',
  keepalive: true,
});
console.log(answer.status, await answer.json());`,
        },
      },
      { heading: 'Node' },
      {
        sample: {
          title: 'Node, JavaScript',
          code: `const sleep = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));

// key: from your server's own settings
async function send(key, events, tries = 5) {
  const answer = await fetch('{origin}/api/analytics', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: \`Bearer \${key}\`,
    },
    body: JSON.stringify(events),
  }).catch(() => undefined); // no answer: worth another try

  const mayRetry = !answer || answer.status === 429 || answer.status === 503;
  if (!mayRetry) return answer.json();
  if (tries === 0) throw new Error('The events could not be delivered.');
  await sleep(Number(answer?.headers.get('Retry-After')) || 2 ** (6 - tries));
  return send(key, events, tries - 1);
}`,
        },
      },
    ],
  },
];
