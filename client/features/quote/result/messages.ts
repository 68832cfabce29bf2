import { joinWithAnd } from '../../../../shared/format/lists.ts';
import { formatCount } from '../../../../shared/format/plurals.ts';
import { brand } from '../../../../shared/site/brand.data.ts';
import { paths } from '../../../app/paths.ts';

const tobacco = 'Tobacco or nicotine';

export const messages = {
  answers: {
    change: 'Change',
    answer: 'Answer',
    open: 'Some questions don’t have an answer yet. They don’t change your match, but the carrier may ask them.',
    answerRest: (count: number) =>
      formatCount(count, { one: 'Answer one more question', other: 'Answer # more questions' }),
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
    noMatch: 'No full match',
    startingPercent: (percent: number) =>
      `${percent}% is our formula’s starting point. It doesn’t mean you qualify.`,
    strength: (rating: string, tier: string) => `Financial strength ${rating} (${tier})`,
    submit: 'See My Quote',
    ask: (carrierName: string) => `Ask ${carrierName}`,
  },
  compare: {
    toggle: (name: string) => `Compare with ${name} Recommended`,
    title: (name: string) => `${name} is our primary partner`,
    unfit: (rule: string, others: number) =>
      `It isn’t a match for you: ${rule}.${others === 0 ? '' : formatCount(others, { one: ' You also don’t meet one more rule.', other: ' You also don’t meet # more rules.' })}`,
    caption: (one: string, other: string) => `${one} and ${other}, rule by rule`,
  },
  failure: (answer: string, requirement: string) => `You answered “${answer}.” ${requirement}`,
  commission: (carrierName: string) =>
    `Opens ${carrierName}’s site. **${brand.name} may earn a commission if you buy.** It doesn’t change your price or your match. [How we’re paid](${paths.disclosures})`,
  summary: {
    title: 'Your Quote is Ready!',
    interest: (name: string) => `You asked about ${name}.`,
    answers: 'Your answers',
    another: 'Get Another Quote',
    print: 'Print',
    notAnOffer: (recommendedCompany: string) =>
      `A match is not an offer of insurance. ${recommendedCompany} decides on your final price and approval after you apply.`,
  },
  changes: {
    someFit: 'make a carrier fit',
    otherCarrier: 'lead to another carrier',
    title: 'What would change it',
    none: (outcome: string) =>
      `No single change to your coverage amount, policy type, priority, exam, or timing would ${outcome}. Your other answers decide this.`,
    lead: (outcome: string) => `This isn’t advice. It shows which single change would ${outcome}.`,
    change: (label: string, options: string, carrierName: string) =>
      `**${label}:** Choosing ${options} would make ${carrierName} your match.`,
  },
  chart: {
    title: 'How the carriers compare',
    lead: 'Each bar adds up the points your answers earn under a carrier’s published rules.',
    noneFits:
      'A carrier earns points only if you meet all of its published requirements. None of these is a match yet.',
    headStart: (primaryName: string, points: number) =>
      ` ${primaryName} also starts with ${points} extra points, the striped part, because it’s our primary partner.`,
    match: 'Your match',
    fits: 'Also fits',
    unfit: 'Doesn’t fit',
    earned: (points: number) =>
      formatCount(points, { one: '# point for your answers', other: '# points for your answers' }),
    withHeadStart: (earned: string, points: number) => `${earned}, plus a head start of ${points}`,
    headStartLabel: 'Head start',
    leftOut: (labels: readonly string[]) => `Left out. ${labels.map((label) => `${label}.`).join(' ')}`,
    spoken: (name: string, total: number, parts: readonly string[]) =>
      `${name}: ${total} points. ${joinWithAnd(parts)}.`,
    part: (rule: string, points: number) => `${rule} ${points}`,
    legend: 'What each part means',
  },
  rules: {
    base_score: 'Starting score',
    age: 'Your age',
    health: 'Overall health',
    priority: 'What matters most to you',
    no_medical_exam: 'No-exam option',
    instant_approval: 'Known for fast approval',
    smoker_friendly: tobacco,
    score_boost: 'Head start',
    fallback: 'Starting score when no carrier fits',
  },
  table: {
    caption: 'Each carrier’s points, rule by rule',
    rule: 'Rule and your answer',
    fits: 'You meet all its requirements',
    yes: 'Yes',
    no: 'No',
    strength: 'Financial strength',
    total: 'Score',
    percent: 'Match percent',
    percentNote:
      'Our primary partner’s percentage is calculated on a different scale. To compare carriers, use their points.',
    none: 'none',
  },
  reasons: {
    title: 'Why this match',
    lead: 'Every rule, every point, and what would change your match',
    ranking: (primaryName: string) =>
      `We leave out carriers whose published requirements you don’t meet. If you meet those of ${primaryName}, our primary partner, it comes first. Otherwise, the carrier with the highest score does. Commissions play no part in the score.`,
    fallbackRanking: (ranking: string) =>
      `${ranking} If no carrier fits, we show our primary partner with a starting score.`,
    unmet: (carrierName: string) => `Why ${carrierName} is left out`,
  },
  next: {
    title: 'What happens next',
    site: (name: string) => `You go to ${name}’s site`,
    siteText: 'It opens in a new tab. We tell the carrier that you came from us, and nothing else about you.',
    price: 'You see its price',
    priceText: 'The carrier sets it based on what you enter there. Seeing it doesn’t commit you to anything.',
    health: 'You answer health questions',
    healthText: 'Often the same ones as here, in more detail.',
    healthExam:
      ' If there’s a medical exam, someone also checks your height, weight, and blood pressure and takes a blood sample.',
    decision: 'It makes a decision',
    decisionText: (withoutExam: string, withExam: string) =>
      `Without a medical exam, that often takes ${withoutExam}. With one, it’s usually ${withExam}.`,
    decides: (name: string, withoutExam: string, withExam: string) =>
      `${name} often decides ${withoutExam} without a medical exam, and usually ${withExam} with one.`,
    decidesWithoutExam: (name: string, time: string) => `${name} often decides ${time}.`,
    decidesWithExam: (name: string, time: string) => `${name} usually decides ${time}, after a medical exam.`,
    within: (time: string) => `within ${time}`,
    inTime: (time: string) => `in ${time}`,
    priceTitle: 'What people like you paid',
    readyTitle: 'What to have ready',
    ready: [
      'Your driver’s license or another photo ID',
      'Your height and weight',
      'Your medications and your doctors’ names',
      'The names and birth dates of the people who would receive the money',
      'Any life insurance you already have',
    ],
  },
} as const;
