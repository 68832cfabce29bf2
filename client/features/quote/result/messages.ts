import { brand } from '../../../../shared/brand.ts';
import { formatCount } from '../../../../shared/format/plurals.ts';
import { paths } from '../../../app/paths.ts';

export const messages = {
  answers: {
    change: 'Change',
    answer: 'Answer',
    open: 'Some questions don’t have an answer yet. They don’t change your match, but the carrier may ask them.',
    answerRest: (count: number) =>
      formatCount(count, { one: 'Answer one more question', other: 'Answer # more questions' }),
  },
  score: {
    noPoints: 'It earns no points, because it is left out.',
    caption: (carrierName: string) => `Points of ${carrierName}`,
    rule: 'Rule and your answer',
    points: 'Points',
    total: 'Score',
  },
  chat: {
    comparing: 'Comparing carriers.',
    match: 'match',
    whole: 'See the whole comparison',
    kept: 'This quote is in your account.',
  },
  card: {
    askFirst: 'Carrier to ask first',
    recommended: 'Recommended carrier',
    knowFirst: 'What to know first',
    reasons: 'Why it fits you',
    percentNote: 'The percent is a starting figure from our formula. It does not mean that you qualify.',
    submit: 'See My Quote',
  },
  compare: {
    title: (name: string) => `Compare with ${name}`,
    recommended: 'Recommended',
    hide: 'Hide the comparison',
    show: 'Compare side by side',
    visit: (name: string) => `Visit ${name}`,
    fits: 'Fits your answers',
    match: 'Match',
    noPercent: 'No percent',
    score: 'Score',
    notScored: 'Not scored',
    primary: 'Our primary carrier.',
    unfit: (rule: string, others: number) =>
      `Our primary carrier. It has no match percent here: ${rule}.${others === 0 ? '' : formatCount(others, { one: ' One more rule does not fit.', other: ' # more rules do not fit.' })}`,
    rulesFailed: (count: number) =>
      count === 0
        ? 'Yes, every published rule'
        : formatCount(count, { one: 'No, one rule does not fit', other: 'No, # rules do not fit' }),
  },
  failure: (answer: string, requirement: string) => `You answered “${answer}”. ${requirement}`,
  commission: (carrierName: string) =>
    `Opens ${carrierName}’s site. **${brand.name} earns a commission if you buy.** It does not change your price or your match. [How we get paid](${paths.disclosures})`,
  summary: {
    title: 'Your Quote is Ready!',
    interest: (name: string) => `You asked about ${name}.`,
    answers: 'Your answers',
    another: 'Get Another Quote',
    notAnOffer: (recommendedCompany: string) =>
      `A match is not an offer of insurance. ${recommendedCompany} decides your final price and approval after you apply.`,
  },
  changes: {
    someFit: 'make a carrier fit',
    otherCarrier: 'lead to another carrier',
    title: 'What would change it',
    none: (outcome: string) =>
      `No single change of coverage amount, policy type, priority, exam or timing would ${outcome}. Your other answers decide this.`,
    lead: (outcome: string) =>
      `This is not advice. It shows which of your wishes, changed one at a time, would ${outcome}.`,
    change: (label: string, options: string, carrierName: string) =>
      `**${label}:** choosing ${options} would make ${carrierName} your match.`,
  },
  reasons: {
    title: 'Why this match',
    lead: 'Every rule, every point, and what would change it',
    scores: 'How each carrier scored',
    ranking: (primaryName: string) =>
      `Carriers whose published rules you do not fit are left out. If ${primaryName}, our primary carrier, fits, it is recommended first; otherwise the highest score is. Commission plays no part in the score.`,
    fallbackRanking: (ranking: string) =>
      `${ranking} When nobody fits, we name our primary carrier with a starting score.`,
    fitsNot: 'Does not fit',
    match: (percent: number) => `Your match: ${percent}%`,
    fitsWithPercent: (percent: number) => `Also fits: ${percent}%`,
    fits: 'Also fits',
  },
} as const;
