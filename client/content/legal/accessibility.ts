import { brand } from '../../../shared/site/brand.data.ts';
import { replyTimes } from '../../../shared/site/reply-times.data.ts';
import { paths } from '../../app/paths.ts';
import type { LegalDocument } from '../../features/legal/content.ts';
import { phoneLink, postalAddress, supportLink } from './facts.ts';
import { legalFacts } from './legal-facts.ts';

export const accessibilityStatement: LegalDocument = {
  title: 'Accessibility Statement',
  path: paths.accessibility,
  description: `How we make ${brand.name} work for everyone, what doesn’t work yet, and how to get help within ${replyTimes.accessibility}.`,
  updated: legalFacts.updated,
  summary: [
    'Our target is WCAG 2.1, level AA. New work is built and tested against WCAG 2.2, level AA.',
    `If something stops you, tell us. We’ll reply within ${replyTimes.accessibility} and help you another way until it’s fixed.`,
  ],
  sections: [
    {
      id: 'target',
      title: 'What we aim for',
      body: [
        'The Web Content Accessibility Guidelines (WCAG) explain how to make sites usable for people with disabilities. Our target for every page of this site is version 2.1, level AA. Anything new goes further: we build and test it against version 2.2 at the same level.',
      ],
    },
    {
      id: 'what-we-do',
      title: 'What we do to get there',
      body: [
        {
          list: [
            '**Keyboard:** you can reach and use everything without a mouse, and you can always see where you are.',
            '**Screen readers:** pages have headings and landmarks. Questions, progress, and errors are announced.',
            '**Low vision:** you can enlarge text to 200 percent and read pages on a 320-pixel screen without scrolling sideways. Contrast is at least 4.5 to 1, and color is never the only cue.',
            '**Motion:** you can stop anything that moves, and nothing moves if your system asks for less motion.',
            '**Time:** nothing you do is timed. Codes and links have to expire, but you can always ask for another.',
            '**Understanding:** we use plain words and ask one question at a time, with a reason for each. Error messages tell you how to fix the problem.',
            '**Memory:** you can paste passwords and codes, and your answers are saved on your device.',
          ],
        },
        'We check pages with automated tools every time the site changes. Those tools find only some problems, so we also test whole tasks with just a keyboard.',
      ],
    },
    {
      id: 'limitations',
      title: 'What doesn’t work yet',
      body: [
        {
          list: [
            'The quote, the calculator, sign-in, and the assistant need JavaScript. You can read every other page without it.',
            'The directory’s search and filters need JavaScript. Without it, you’ll see the full list of carriers.',
            'Carriers run their own sites, so we can’t speak for them. If you report a barrier on one, we’ll tell the carrier.',
            'The site is only available in English.',
          ],
        },
      ],
    },
    {
      id: 'other-ways',
      title: 'Other ways to get help',
      body: [
        `If part of the site doesn’t work for you, call ${phoneLink} (${brand.supportHours}) and we’ll help you with it.`,
      ],
    },
    {
      id: 'feedback',
      title: 'Tell us about a barrier',
      body: [
        `Email ${supportLink}, call ${phoneLink}, use the [contact page](${paths.contact}), or write to ${postalAddress}. It helps to tell us which page you were on and what you use, such as your browser or screen reader. We’ll reply within **${replyTimes.accessibility}** and tell you when we’ll fix it.`,
        'If you aren’t satisfied with our answer, ask us to have a manager review it. You can also contact your state or federal civil rights office.',
      ],
    },
  ],
};
