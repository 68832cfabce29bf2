import type { ChatCitation } from '../../../../shared/api/chat.ts';
import type { FixedAnswer } from '../knowledge.ts';

/** How the headings begin that say why a question of the form is asked. */
export const reasonHeading = 'Why we ask';

const cite = (title: string, path: string): ChatCitation => ({ title, path });

const pages = {
  assistant: cite('Disclosures: The automated assistant', '/legal/disclosures#assistant'),
  matching: cite('Disclosures: How matching works', '/legal/disclosures#matching'),
  prices: cite('Disclosures: Prices, approval and examples', '/legal/disclosures#quotes'),
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
  text: 'I’m sorry that things are this hard, and I’m glad that you said it. If you are thinking about suicide or about hurting yourself, or somebody close to you is, call or text 988 now: a person answers at any hour, free and in confidence. If anybody is in danger or needs a doctor right away, call 911. I’m an automated assistant and cannot give the help that a person there can.',
  citations: [],
};

export const manipulationAnswer: FixedAnswer = {
  topic: 'manipulation',
  text: 'I can’t do that. I’m an automated assistant: I answer from the pages of this site and collect the details for a quote, and nothing typed here changes that or gets anybody approved. Only the carrier decides about approval and price.',
  citations: [pages.assistant],
};

export const priceAnswer: FixedAnswer = {
  topic: 'price',
  text: 'I can’t tell you your price, and a number from me would be a guess. Only the carrier sets it: you see it on the carrier’s own site after your match, free and without obligation. It depends above all on your age, health, tobacco use, the amount and how long it should last.',
  citations: [pages.whatSetsThePrice, pages.prices],
};

const eligibilityText =
  'I can’t promise that: only the carrier decides whether it insures you, and I would be guessing.';

export const eligibilityAnswer: FixedAnswer = {
  topic: 'eligibility',
  text: `${eligibilityText} What I can do is collect your answers, so that you see which carriers’ published rules fit them. A match is not an approval.`,
  citations: [pages.prices, pages.matching],
};

export const healthEligibilityAnswer: FixedAnswer = {
  topic: 'eligibility',
  text: `${eligibilityText} Carriers judge tobacco, nicotine and health conditions very differently: what rules you out at one may cost you a little more at another. With your answers I can show which carriers’ published rules fit, and a match is not an approval.`,
  citations: [pages.healthAndSmoking, pages.health],
};

const adviceText =
  'I can’t tell you what is right for you: that would be personal advice, and I’m an automated assistant that doesn’t know your whole situation.';

export const adviceAnswers = {
  policy: {
    topic: 'advice',
    text: `${adviceText} How the kinds differ: term life covers a number of years and costs least, and suits needs that end. Whole life has no end date and builds cash value, often at several times the price. “I’m not sure” is a fine answer to that question, too.`,
    citations: [pages.termOrWhole, pages.advice],
  },
  carrier: {
    topic: 'advice',
    text: `${adviceText} What I can do is compare your answers with the rules that the carriers publish: the match names its reasons, and the other carriers that qualified.`,
    citations: [pages.choosingCarrier, pages.matching],
  },
  amount: {
    topic: 'advice',
    text: `${adviceText} A common guide for the amount is 8-12 times your yearly income. It is better to add up what your family would need: the calculator does that with your figures and shows each step.`,
    citations: [pages.calculator, pages.amount],
  },
  other: {
    topic: 'advice',
    text: `${adviceText} I can explain how kinds of policies differ, and show which carrier’s published rules fit your answers. Whether a policy is right for you is your decision; a licensed professional can look at your whole situation.`,
    citations: [pages.advice, pages.termOrWhole],
  },
} as const satisfies Record<string, FixedAnswer>;
