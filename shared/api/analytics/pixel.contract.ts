import { defineContract } from '../contract.ts';

export const sendPixelEvent = defineContract({
  id: 'sendPixelEvent',
  method: 'GET',
  path: '/api/analytics/pixel.gif',
  tag: 'Analytics',
  summary: 'Stores one event, and returns an image of one transparent pixel.',
  description:
    'For emails and pages without scripts. The response comes once the event is on disk. Email apps load images through proxies, so the user agent isn’t read.',
  access: 'anyone',
  limit: { name: 'analytics pixel', limit: 600, windowSeconds: 60 },
  parameters: [
    {
      name: 'source',
      isQuery: true,
      description:
        'The public ID of the source, which the operator knows. It isn’t a key, so it can appear in a page.',
    },
    { name: 'event', isQuery: true, description: 'The event’s name, such as `email_opened`.' },
    { name: 'path', isQuery: true, description: 'The path of the page, if there is one.' },
    {
      name: 'id',
      isQuery: true,
      description:
        'A UUID of the email or visit. With it, the event is stored once, however often the image is loaded.',
    },
  ],
  errors: ['invalid_input', 'not_found'],
  response: {
    status: 200,
    description: 'The event is stored, or was stored before.',
    contentType: 'image/gif',
    example: 'GIF89a…',
  },
});
