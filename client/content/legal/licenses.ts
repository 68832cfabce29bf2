import { describeLicensedStates } from '../../../shared/company/licensed-states.ts';
import { formatCount } from '../../../shared/format/plurals.ts';
import { brand } from '../../../shared/site/brand.data.ts';
import { licensing } from '../../../shared/site/licensing.data.ts';
import { replyTimes } from '../../../shared/site/reply-times.data.ts';
import { paths } from '../../app/paths.ts';
import type { LegalDocument, LegalSection } from '../../features/legal/content.ts';
import { phoneLink, supportLink } from './facts.ts';
import { legalFacts } from './legal-facts.ts';

const line = 'Life';
const { licenses } = licensing;
const listed = licenses.flatMap(({ state, number }) => (number === undefined ? [] : [{ state, number }]));
const others = licenses.length - listed.length;
const hasPlaceholders = listed.some(({ number }) => /^[A-Z]{2}-0+$/.test(number));

export const insuranceLicenses: LegalDocument = {
  title: 'Insurance Licenses',
  path: paths.licenses,
  description: `Where ${brand.legalName} is licensed as an insurance agency, with license numbers, and how to check a license yourself.`,
  updated: legalFacts.updated,
  summary: [describeReach(describeLicensedStates(licenses)), describeList()],
  sections: [
    {
      id: 'what-a-license-means',
      title: 'What a license means',
      body: [
        'In the United States, each state licenses the companies that sell insurance to the people who live there. An agency has to be licensed in your state to refer you to a carrier for a policy, and a carrier has to be licensed there to insure you.',
        `${brand.legalName} is licensed as an agency. It is not an insurer.`,
      ],
    },
    ...(listed.length > 0 ? [licenseNumbers()] : []),
    {
      id: 'other-states',
      title: describeOthers(),
      body: [
        `Ask us for the number for any state: email ${supportLink}, call ${phoneLink} (${brand.supportHours}), or use the [contact page](${paths.contact}). You’ll have an answer within ${replyTimes.contact}.`,
      ],
    },
    {
      id: 'check-a-license',
      title: 'Check a license yourself',
      body: [
        `Every state’s insurance department has a free public search for agencies and carriers. Look for **${brand.legalName}**, our legal name.`,
        'You’ll see whether a license is active, what it covers, and whether there have been complaints. It’s worth doing this for anyone who wants to sell you insurance.',
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

function describeReach(states: string): string {
  return states === '' ? brand.licensing : `${brand.legalName} is licensed in ${states}.`;
}

function describeList(): string {
  const rest = 'You can ask us for the others or look them up yourself.';
  if (listed.length === 0) return 'You can ask us for our license numbers or look them up yourself.';
  if (others === 0) return 'This page lists our license numbers. You can also look them up yourself.';
  return hasPlaceholders
    ? `This page lists our license numbers for the first five states in alphabetical order. ${rest}`
    : `This page lists some of our license numbers. ${rest}`;
}

function licenseNumbers(): LegalSection {
  const table = {
    caption: hasPlaceholders
      ? 'Our insurance licenses in the first five states, alphabetically'
      : 'Our insurance licenses, alphabetically by state',
    columns: ['State', 'License number', 'Line'],
    rows: listed.map(({ state, number }) => [state, number, line]),
  };
  const note = 'The numbers shown here are placeholders until we add our actual license numbers.';
  return {
    id: 'license-numbers',
    title: 'License numbers',
    body: hasPlaceholders ? [{ table }, note] : [{ table }],
  };
}

function describeOthers(): string {
  if (listed.length === 0) return 'Ask for a license number';
  return others === 0
    ? 'Questions about a license'
    : formatCount(others, { one: 'The other state', other: 'The other # states' });
}
