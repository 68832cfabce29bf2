import type { ChatCitation } from '../../../../shared/api/chat.ts';
import { formatRating } from '../../../../shared/company/format-rating.ts';
import { brand } from '../../../../shared/site/brand.data.ts';
import type { Rating } from '../../../../shared/site/schemas/company.ts';
import type { FixedAnswer } from '../knowledge.ts';

/** Headings that explain why the form asks a question begin with this. */
export const reasonHeading = 'Why we ask';

const cite = (title: string, path: string): ChatCitation => ({ title, path });

const pages = {
  assistant: cite('Disclosures: The automated assistant', '/legal/disclosures#assistant'),
  matching: cite('Disclosures: How matching works', '/legal/disclosures#matching'),
  prices: cite('Disclosures: Prices, approval, and examples', '/legal/disclosures#quotes'),
  whatSetsThePrice: cite('Life Insurance Guide: What sets the price', '/guide#what-sets-the-price'),
  healthAndSmoking: cite(
    'FAQ: Can I get covered if I smoke or have a health condition?',
    '/faq#health-and-smoking',
  ),
  health: cite(
    'Life Insurance Guide: Can I get coverage with a health condition?',
    '/guide#health-conditions',
  ),
  termOrWhole: cite('FAQ: Should I choose term or whole life?', '/faq#term-or-whole'),
  choosingCarrier: cite('FAQ: How do you choose a carrier for me?', '/faq#how-matching-works'),
  amount: cite('FAQ: How much life insurance do I need?', '/faq#how-much-coverage'),
  calculator: cite('Insurance Calculator', '/calculator'),
  advice: cite('Contact: Can you tell me which policy to buy?', '/contact#advice'),
} as const;

export const emergencyAnswer: FixedAnswer = {
  topic: 'emergency',
  text: 'I’m sorry things are this hard, and I’m glad you told me. If you’re thinking about suicide or about hurting yourself, or someone close to you is, please call or text 988 now. A person will answer at any hour, and it’s free and confidential. If anyone is in danger or needs a doctor right away, call 911. I’m an automated assistant, so I can’t give you the help a person there can.',
  citations: [],
};

export const manipulationAnswer: FixedAnswer = {
  topic: 'manipulation',
  text: 'I can’t do that. I’m an automated assistant: I answer from this site’s pages and collect the details for a quote. Nothing you type here changes that or gets anyone approved. Only the carrier decides on approval and price.',
  citations: [pages.assistant],
};

export const priceAnswer: FixedAnswer = {
  topic: 'price',
  text: 'I can’t tell you your price, and any number from me would be a guess. Only the carrier sets it. You’ll see it on the carrier’s own site after your match, free and with no obligation. It depends mostly on your age, health, and tobacco use, and on how much coverage you want and for how long.',
  citations: [pages.whatSetsThePrice, pages.prices],
};

const eligibilityText =
  'I can’t promise that. Only the carrier decides whether to insure you, and I’d be guessing.';

export const eligibilityAnswer: FixedAnswer = {
  topic: 'eligibility',
  text: `${eligibilityText} What I can do is collect your answers and show you which carriers’ published rules fit them. A match isn’t an approval.`,
  citations: [pages.prices, pages.matching],
};

export const healthEligibilityAnswer: FixedAnswer = {
  topic: 'eligibility',
  text: `${eligibilityText} Carriers treat tobacco, nicotine, and health conditions very differently: what rules you out at one may cost only a little more at another. With your answers, I can show you which carriers’ published rules fit. A match isn’t an approval.`,
  citations: [pages.healthAndSmoking, pages.health],
};

const adviceText =
  'I can’t tell you what’s right for you. That would be personal advice, and I’m an automated assistant that doesn’t know your whole situation.';

export const adviceAnswers = {
  policy: {
    topic: 'advice',
    text: `${adviceText} Here’s how the types differ: term life covers a set number of years, costs the least, and suits needs that end. Whole life has no end date and builds cash value, often at several times the price. “I’m not sure” is a fine answer to that question, too.`,
    citations: [pages.termOrWhole, pages.advice],
  },
  carrier: {
    topic: 'advice',
    text: `${adviceText} What I can do is compare your answers with the rules that carriers publish. Your match shows the reasons, along with the other carriers that qualified.`,
    citations: [pages.choosingCarrier, pages.matching],
  },
  amount: {
    topic: 'advice',
    text: `${adviceText} A common guideline is 8-12 times your yearly income. It’s better to add up what your family would need. The calculator does that with your numbers and shows each step.`,
    citations: [pages.calculator, pages.amount],
  },
  other: {
    topic: 'advice',
    text: `${adviceText} I can explain how types of policies differ and show which carrier’s published rules fit your answers. Whether a policy is right for you is your decision. A licensed professional can look at your whole situation.`,
    citations: [pages.advice, pages.termOrWhole],
  },
} as const satisfies Record<string, FixedAnswer>;

/** `states` is empty when the company doesn't say where it is licensed. */
export function licensedText(states: string): string {
  if (states === '') return `${brand.legalName} is a licensed agency.`;
  return `${states.startsWith('all') ? 'Yes. ' : ''}${brand.legalName} is an agency licensed in ${states}.`;
}

export const ratedText = (rating: Rating | undefined): string =>
  rating ? `We’re rated ${formatRating(rating)} from ${rating.count} reviews.` : '';
