import { brand } from '../../../shared/brand.ts';
import type { DeveloperSection } from '../../features/developers/content.ts';
import { actions, filters, limits, rejections } from './reference.data.ts';

const global = brand.slug;

/** From the first line to what an answer means. */
export const startSections: readonly DeveloperSection[] = [
  {
    id: 'quick-start',
    title: 'Quick start',
    blocks: [
      'For a website, this is all. Page views, their ends and the clicks that you name arrive by themselves:',
      {
        sample: {
          title: 'Quick start, HTML',
          code: `<script defer src="{origin}/beacon.js"></script>
<button data-track="Ask for an offer">Ask for an offer</button>
<script type="module">${global}.track('offer_seen', { price: 26 })</script>`,
        },
      },
      `The first line is enough by itself. Where a blocker may keep the script away, write \`window.${global}?.track(…)\`.`,
      'Before the first event arrives, the operator of this site has to list the origin of yours, such as `https://www.example.com`, or give your server a key. [Write to us](/contact) with the origin. You can [try events](#try-it) right now without either.',
    ],
  },
  {
    id: 'beacon-js',
    title: 'What beacon.js does',
    blocks: [
      'One file of less than 2 KB, without dependencies. It sets no cookie, and loads nothing else.',
      {
        table: {
          caption: 'What beacon.js sends',
          columns: ['Event', 'When', 'With it'],
          rows: [
            [
              '`page_view`',
              'The page is shown, or an application moves to another path.',
              'Path and title; origin and path of the page before; `utm_source`, `utm_medium` and `utm_campaign` of the address, unless one looks like an email address or a phone number.',
            ],
            ['`page_exit`', 'The page is left.', '`timeOnPage` in milliseconds.'],
            [
              '`click`',
              'Something with `data-track` is clicked.',
              'The words in `data-track` and, where it is set, in `data-track-value`.',
            ],
            [
              'Your own',
              `You call \`${global}.track(name, values)\`.`,
              'The values: single ones only, no objects and no lists.',
            ],
          ],
        },
      },
      {
        list: [
          '**Batches.** Events wait a second for others, and leave together.',
          '**Nothing is lost, nothing counts twice.** An event stays in `localStorage` until this site has answered for it. What an outage or a closed page cut short, the next page sends again under the same `eventId`, for a day.',
          '**Leaving.** When the page goes, `sendBeacon` takes what is left, with `fetch` and `keepalive` behind it.',
          '**Visits.** A random id in `sessionStorage` lasts as long as the tab, and says nothing about the person.',
          '**Clean addresses.** Query and hash never leave the browser, nor does a part of the path that looks like an email address or a long number.',
          '**Another address.** `data-endpoint` on the script tag sends the events somewhere else, such as to a path of your own site that leads here.',
        ],
      },
      'If your site has a content security policy, allow this origin in `script-src` and `connect-src`.',
    ],
  },
  {
    id: 'events',
    title: 'Events',
    blocks: [
      '`POST /api/analytics` takes one event or an array of them, as `application/json` or `text/plain`. An event has an `action` and its `data`. Unknown fields are ignored. Where a field is optional, `null` does as well.',
      ...actions.flatMap(({ action, meaning, fields }) => [
        { heading: action },
        meaning,
        {
          table: {
            caption: `Fields of data for ${action}`,
            columns: ['Field', 'May hold', 'Meaning'],
            rows: fields.map(({ name, isRequired, holds, meaning: about }) => [
              `\`${name}\`${isRequired ? ' (required)' : ''}`,
              holds,
              about,
            ]),
          },
        },
      ]),
      `Keys of \`additionalData\` must not name health, smoking, a name, an email, a phone or an address: see [privacy](#privacy).`,
    ],
  },
  {
    id: 'answers',
    title: 'What the answer means',
    blocks: [
      'The answer is 202 as soon as every accepted event is on disk, never before. Each event is judged alone, so one that is refused does not keep the others out.',
      {
        sample: {
          title: 'An answer, JSON',
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
      "message": "Health, smoking, names, emails, phones and addresses are not taken here."
    }
  ]
}`,
        },
      },
      {
        list: [
          '`accepted`: stored.',
          '`duplicates`: their `eventId` was stored before. Nothing is wrong.',
          '`filtered`: counted and not stored, with the reason for each.',
          '`rejected`: refused. Sending them again changes nothing; `field` and `message` say what to mend.',
        ],
      },
      { heading: 'Codes of rejected events' },
      {
        table: {
          caption: 'Codes of rejected events',
          columns: ['Code', 'Meaning'],
          rows: rejections.map(({ code, meaning }) => [`\`${code}\``, meaning]),
        },
      },
      { heading: 'Reasons of filtered events' },
      {
        table: {
          caption: 'Reasons of filtered events',
          columns: ['Reason', 'Meaning'],
          rows: filters.map(({ code, meaning }) => [`\`${code}\``, meaning]),
        },
      },
      `Servers that send a key are not filtered. Browsers send at most ${limits.browserEvents} events a call, servers ${limits.serverEvents}.`,
    ],
  },
];
