import { brand } from '../../../shared/brand.ts';
import { usStates } from '../../../shared/quote/quick-info.ts';
import { paths } from '../../app/paths.ts';
import type { LegalDocument } from '../../features/legal/content.ts';
import { legalFacts, phoneLink, supportLink } from './facts.ts';

/** The states that the page lists, with placeholders: an operator puts the numbers of its own licenses here. */
export const listedLicenses = [
  { state: 'Alabama', number: 'AL-0000000' },
  { state: 'Alaska', number: 'AK-0000000' },
  { state: 'Arizona', number: 'AZ-0000000' },
  { state: 'Arkansas', number: 'AR-0000000' },
  { state: 'California', number: 'CA-0000000' },
] as const;

const line = 'Life';

export const insuranceLicenses: LegalDocument = {
  title: 'Insurance Licenses',
  path: paths.licenses,
  description: `Where ${brand.legalName} is licensed as an insurance agency, with license numbers, and how to check a license yourself.`,
  updated: legalFacts.updated,
  summary: [
    `${brand.legalName} is licensed in all ${usStates.length} states.`,
    'This page lists the first five in alphabetical order. You can ask us for the others or look them up yourself.',
  ],
  sections: [
    {
      id: 'what-a-license-means',
      title: 'What a license means',
      body: [
        'In the United States, each state licenses the companies that sell insurance to the people who live there. An agency has to be licensed in your state to refer you to a carrier for a policy, and a carrier has to be licensed there to insure you.',
        `${brand.legalName} is licensed as an agency. It is not an insurer.`,
      ],
    },
    {
      id: 'license-numbers',
      title: 'License numbers',
      body: [
        {
          table: {
            caption: 'Our insurance licenses in the first five states, alphabetically',
            columns: ['State', 'License number', 'Line'],
            rows: listedLicenses.map(({ state, number }) => [state, number, line]),
          },
        },
        'The numbers shown here are placeholders until we add our actual license numbers.',
      ],
    },
    {
      id: 'other-states',
      title: `The other ${usStates.length - listedLicenses.length} states`,
      body: [
        `Ask us for the number for any state: email ${supportLink}, call ${phoneLink} (${brand.supportHours}), or use the [contact page](${paths.contact}). You’ll have an answer within ${legalFacts.contactReply}.`,
      ],
    },
    {
      id: 'check-a-license',
      title: 'Check a license yourself',
      body: [
        `Every state’s insurance department has a free public search for agencies and carriers. Look for our legal name, **${brand.legalName}**.`,
        'You’ll see whether a license is active, what it covers, and whether there have been complaints. It’s worth checking for anyone who wants to sell you insurance.',
      ],
    },
    {
      id: 'complaints',
      title: 'Complaints',
      body: [
        `If something went wrong, please tell us first at ${supportLink}. You can also contact your state’s insurance department at any time, free of charge.`,
      ],
    },
  ],
};
