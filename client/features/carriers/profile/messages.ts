import { formatCount } from '../../../../shared/format/plurals.ts';
import { brand } from '../../../../shared/site/brand.data.ts';
import { paths } from '../../../app/paths.ts';

export const messages = {
  directory: 'Carriers',
  title: (name: string) => `${name}: Ages, Amounts, and Rating`,
  description: (name: string, facts: { policies: string; ages: string; amounts: string }) =>
    `${name} at a glance: ${facts.policies}. Eligible ages: ${facts.ages}. Coverage amounts: ${facts.amounts}. See who it suits.`,
  product: (policy: string, name: string) => `${policy} insurance from ${name}`,
  productDescription: (facts: { ages: string; amounts: string; exam: string; decision: string }) =>
    `Eligible ages: ${facts.ages}. Coverage amounts: ${facts.amounts}. Medical exam: ${facts.exam}. Usual decision time: ${facts.decision}.`,
  compare: 'Compare with my match',
  commission: (name: string, label: string) =>
    `“${label}” opens ${name}’s own site. ${brand.name} may earn a commission if you buy there. That doesn’t change your price. [How we’re paid](${paths.disclosures})`,
  facts: 'The facts',
  factsNote: `This is what ${brand.name} has on file. The carrier decides on your price and approval, and its terms can change, so check with it before you apply.`,
  suits: 'Who it suits',
  lookFurther: 'Who should keep looking',
  strengths: 'What it does best',
  place: 'How it fits into our matching',
  matched: (name: string, count: number) =>
    `${name} is one of the ${formatCount(count, { one: '# carrier', other: '# carriers' })} we match people with. If you don’t meet one of its requirements, it isn’t a match. If you meet them all, it earns the points below.`,
  primary: (name: string) =>
    `${name} is our primary partner. It has a head start, and if you meet its requirements, it comes first, even if another carrier has more points.`,
  notPrimary: (primary: string) =>
    `${primary}, our primary partner, comes first if you meet its requirements. Otherwise, the carrier with the most points does.`,
  pay: `What a carrier pays us isn’t one of the rules. [How matching works](${paths.disclosures}#matching)`,
  unmatched: (name: string, matched: string) =>
    `${name} isn’t part of our matching, so we won’t match you with it, no matter how you answer. We only match people with carriers that have given us their rules: ${matched}. That says nothing about how good ${name} is. It’s listed here because it meets the [standards for our directory](${paths.carriers}#vetting).`,
  compareTitle: 'How it compares',
  compareLead: (name: string) => `${name} next to the carriers we match people with.`,
  compareMatched: (name: string) => `${name} next to the other carriers we match people with.`,
  age: 'Age',
  fact: 'Fact',
  more: (category: string) => `More carriers: ${category}`,
  all: 'All carriers',
} as const;

export const ruleMessages = {
  caption: (name: string) => `${name}’s rules, who meets them, and the points they earn`,
  columns: ['Rule', 'Who meets it', 'Points'],
  rows: {
    start: 'Starting score',
    headStart: 'Head start',
    age: 'Age',
    tobacco: 'Tobacco or nicotine',
    health: 'Overall health',
    policy: 'Policy type',
    amount: 'Coverage amount',
    state: 'State',
    exam: 'Medical exam',
    priority: 'What matters most to you',
    timing: 'When you need approval',
  },
  anyone: 'Everyone',
  primary: 'Everyone, because it’s our primary partner',
  any: 'Any',
  yes: 'Yes',
  yesAndNo: 'Yes or no',
  noTobacco: 'No',
  examEither: 'With or without',
  examTaken: 'Only with an exam',
  noExam: 'No exam',
  rightAway: 'Immediately',
  none: 'None',
  /** The points stay on the answer's line, and a range of ages in one piece. */
  points: (answer: string, points: number) =>
    answer === '' ? String(points) : `${answer.replace('–', '–\u2060')}:\u00a0${points}`,
} as const;
