import { brand } from '../../../shared/site/brand.data.ts';
import type { DeveloperSection } from '../../features/developers/content.ts';
import { actions, filters, limits, rejections } from './reference.data.ts';

const global = brand.slug;

/** From the first line of code to the meaning of a response. */
export const startSections: readonly DeveloperSection[] = [
  {
    id: 'quick-start',
    title: 'Quick start',
    blocks: [
      'For a website, this is all you need. It automatically sends page views, page exits, clicks on links to other sites, downloads, form submissions, and any clicks and goals you name:',
      {
        sample: {
          title: 'Quick start, HTML',
          code: `<script defer src="{origin}/beacon.js"></script>
<button data-track="Request a quote">Request a quote</button>
<script type="module">${global}.track('offer_seen', { price: 26 })</script>`,
        },
      },
      `The first line is enough on its own. If a blocker might stop the script from loading, write \`window.${global}?.track(…)\`.`,
      'Before you send your first event, this site’s operator has to list your site’s origin, such as `https://www.example.com`, or give your server a key. [Write to us](/contact) with your origin. You can [try events](#try-it) right now without either.',
    ],
  },
  {
    id: 'beacon-js',
    title: 'What beacon.js does',
    blocks: [
      'It’s a single file under 2 KB (compressed), with no dependencies. It sets no cookies and loads nothing else.',
      {
        table: {
          caption: 'What beacon.js sends',
          columns: ['Event', 'When', 'What it includes'],
          rows: [
            [
              '`page_view`',
              'The page is shown, or a single-page app moves to another path.',
              'The path and title; the origin and path of the previous page; `utm_source`, `utm_medium`, and `utm_campaign` from the address, unless one looks like an email address or a phone number.',
            ],
            ['`page_exit`', 'The visitor leaves the page.', '`timeOnPage` in milliseconds.'],
            [
              '`click`',
              'The visitor clicks something with `data-track`.',
              'The text in `data-track` and, if it’s set, in `data-track-value`.',
            ],
            [
              '`outbound_click`',
              'The visitor clicks a link to another site.',
              'The address, without its query and hash.',
            ],
            [
              '`download`',
              'The visitor clicks a link to a file, such as a PDF, or any link with `download`.',
              'The address, without its query and hash.',
            ],
            [
              '`form_submit`',
              'The visitor submits a form.',
              'The form’s `name` or `id`, and never what was entered.',
            ],
            [
              'The name in `data-goal`',
              'The visitor clicks an element with `data-goal`, or submits a form with it.',
              'Each `data-goal-…` attribute: `data-goal-plan="Term"` sends `plan`.',
            ],
            [
              'Your own',
              `You call \`${global}.track(name, values)\`.`,
              'The values you pass: single values only, no objects or arrays.',
            ],
          ],
        },
      },
      {
        list: [
          '**Batches.** Events wait a second for others, then go out together.',
          '**Nothing is lost or counted twice.** An event stays in `localStorage` until this site confirms it. If an outage or a closed page gets in the way, the next page sends the event again with the same `eventId`, for up to a day.',
          '**Leaving.** When the page closes, `sendBeacon` sends what’s left, with `fetch` and `keepalive` as a fallback.',
          '**Visits.** A random ID in `sessionStorage` lasts as long as the tab and says nothing about the person.',
          '**Clean addresses.** The query and hash never leave the browser. Neither does any part of the path that looks like an email address or a long number.',
          '**Finding mistakes.** `data-debug` on the script tag logs every call to the browser’s console: its status, what was sent, and the response with the reason for each rejected event.',
          '**Another endpoint.** `data-endpoint` on the script tag sends events somewhere else, such as a path on your own site that forwards them here.',
        ],
      },
      'If your site has a Content Security Policy, allow this origin in `script-src` and `connect-src`.',
    ],
  },
  {
    id: 'events',
    title: 'Events',
    blocks: [
      '`POST /api/analytics` takes one event, an array of them, or a batch `{"sentAt": …, "events": […]}`, as `application/json` or `text/plain`. Bodies can be compressed with `gzip` or `deflate`. An event has an `action` and its `data`. We ignore unknown fields. If a field is optional, it can be `null`.',
      '**Wrong clocks.** `sentAt` is the time on your own clock when you send. If it’s off from ours by a minute or more, we shift each `occurredAt` by the difference and tell you by how many seconds in `clockShiftSeconds`. beacon.js and this site always send it.',
      ...actions.flatMap(({ action, meaning, fields }) => [
        { heading: action },
        meaning,
        {
          table: {
            caption: `Fields of data for ${action}`,
            columns: ['Field', 'Type', 'Meaning'],
            rows: fields.map(({ name, isRequired, holds, meaning: about }) => [
              `\`${name}\`${isRequired ? ' (required)' : ''}`,
              holds,
              about,
            ]),
          },
        },
      ]),
      { heading: 'Session, visit, and funnel step' },
      {
        list: [
          'A **session** is one browser tab, from its first event until it’s closed. `sessionId` is its random ID.',
          'A **visit** is a session in the figures, counted on the UTC day when it began. Events without a `sessionId` belong to no visit.',
          'A **funnel step** is a named step toward something, such as `checkout`. It counts once per visit. Never put an answer in it.',
        ],
      },
      `Keys in \`additionalData\` can’t refer to health, smoking, a name, an email, a phone, or an address. See [privacy](#privacy).`,
    ],
  },
  {
    id: 'answers',
    title: 'What the response means',
    blocks: [
      'You get a 202 once every accepted event is on disk, never before. Each event is checked on its own, so one rejected event doesn’t affect the others. If some are rejected, the header `Events-Rejected` says how many, so you can set up an alert. If all of them are, you get a 422 with the same body.',
      {
        sample: {
          title: 'A response, JSON',
          code: `{
  "accepted": 2,
  "duplicates": 1,
  "filtered": [],
  "rejected": [
    {
      "index": 3,
      "eventId": "5b0c1f9e-6f0b-4c53-9d1b-6a5b4b2b7f11",
      "code": "forbidden_key",
      "field": "data.additionalData.email",
      "message": "We don’t accept health, smoking, names, emails, phones, or addresses here."
    }
  ]
}`,
        },
      },
      {
        list: [
          '`accepted`: stored.',
          '`duplicates`: already stored under the same `eventId`. Nothing is wrong.',
          '`filtered`: counted but not stored, with the reason for each.',
          '`rejected`: not stored. Resending them won’t help. `field` and `message` say what to fix.',
        ],
      },
      { heading: 'Codes for rejected events' },
      {
        table: {
          caption: 'Codes for rejected events',
          columns: ['Code', 'Meaning'],
          rows: rejections.map(({ code, meaning }) => [`\`${code}\``, meaning]),
        },
      },
      { heading: 'Reasons for filtered events' },
      {
        table: {
          caption: 'Reasons for filtered events',
          columns: ['Reason', 'Meaning'],
          rows: filters.map(({ code, meaning }) => [`\`${code}\``, meaning]),
        },
      },
      `Events from servers that send a key aren’t filtered. Browsers can send up to ${limits.browserEvents} events per call, servers up to ${limits.serverEvents}.`,
    ],
  },
];
