import { brand } from '../../../shared/brand.ts';
import { paths } from '../../app/paths.ts';
import type { LegalDocument } from '../../features/legal/content.ts';
import { legalFacts, phoneLink, postalAddress, supportLink } from './facts.ts';

export const accessibilityStatement: LegalDocument = {
  title: 'Accessibility Statement',
  path: paths.accessibility,
  description: `How ${brand.name} is made to work for everybody, what does not work yet, and how to get help within ${legalFacts.accessibilityReply}.`,
  updated: legalFacts.updated,
  summary: [
    'Our target is WCAG 2.1, level AA. New work is built and tested against WCAG 2.2, level AA.',
    `If something stops you, tell us: we reply within ${legalFacts.accessibilityReply}, and help you in another way until it is mended.`,
  ],
  sections: [
    {
      id: 'target',
      title: 'What we aim for',
      body: [
        'The Web Content Accessibility Guidelines (WCAG) say how a site can be used by people with disabilities. Our target is version 2.1 at level AA, for every page of this site. Beyond that, what we build now is made and tested by version 2.2 at the same level.',
      ],
    },
    {
      id: 'what-we-do',
      title: 'What we do for it',
      body: [
        {
          list: [
            '**Keyboard:** everything can be reached and used without a mouse, and you always see where you are.',
            '**Screen readers:** pages have headings and landmarks; questions, progress and errors are announced.',
            '**Low vision:** text can be enlarged to 200 percent and pages read on a 320-pixel screen without scrolling sideways. Contrast is at least 4.5 to 1, and color is never the only sign.',
            '**Motion:** what moves can be stopped, and holds still if your system asks for less motion.',
            '**Time:** nothing has to be done against the clock, except codes, which have to expire. You can always ask for another.',
            '**Understanding:** plain words, one question at a time, with a reason for each. Errors say how to mend them.',
            '**Memory:** you can paste passwords and codes, and answers wait for you on your device.',
          ],
        },
        'Pages are checked with automated tools each time the site is changed. As such tools find only part of the problems, journeys are also tested with the keyboard alone.',
      ],
    },
    {
      id: 'limitations',
      title: 'What does not work yet',
      body: [
        {
          list: [
            'The quote, the calculator, sign-in and the assistant need JavaScript. All pages for reading work without it.',
            'The directory’s search and filters need JavaScript; without it, all carriers are listed.',
            'The sites of carriers are theirs. We cannot answer for them, and tell carriers about barriers that you report.',
            'The site is in English only.',
          ],
        },
      ],
    },
    {
      id: 'other-ways',
      title: 'Another way to the same service',
      body: [
        `If a part of the site does not work for you, call ${phoneLink} (${brand.supportHours}). Somebody helps you with it.`,
      ],
    },
    {
      id: 'feedback',
      title: 'Tell us about a barrier',
      body: [
        `Write to ${supportLink}, call ${phoneLink}, use the [contact page](${paths.contact}), or write to ${postalAddress}. It helps if you say which page it was and what you use, such as a browser or a screen reader. We reply within **${legalFacts.accessibilityReply}** and say when it will be mended.`,
        'If our answer does not satisfy you, ask for it to be looked at by somebody in charge. You can also turn to the civil rights office of your state or of the federal government.',
      ],
    },
  ],
};
