import { matchedCarriers } from '../../../../shared/site/carriers.data.ts';
import type { FixedAnswer } from '../knowledge.ts';
import type { Guess } from '../meaning/linear-model.ts';
import words from './data/words.json' with { type: 'json' };
import {
  adviceAnswers,
  eligibilityAnswer,
  emergencyAnswer,
  healthEligibilityAnswer,
  manipulationAnswer,
  priceAnswer,
} from './messages.ts';
import { saysDanger, saysManipulation } from './phrases.ts';

/** How probable a topic must be. */
const least = { personal: 0.6, manipulation: 0.92 };

const health = new RegExp(`\\b(?:${words.health.join('|')})`, 'i');
const kinds = /\b(?:term|whole|permanent|universal|type|kind|plan)\b/i;
const carrierIds = matchedCarriers.map(({ id }) => id).join('|');
const carriers = new RegExp(`\\b(?:carrier|company|companies|insurer|provider|${carrierIds})\\b`, 'i');
const amounts = /\b(?:amount|enough|coverage|\d[\d,.]*k?|million)\b/i;

/**
 * The answer to messages that always get the same one: danger (988 and 911), attempts to make the assistant something
 * else, and questions about one's own price, approval, or choice. Undefined for everything else. `wish` is what the
 * models make of the text; without it, only plain words of danger and misuse are recognized. `message` is all that was
 * said, as in `I have diabetes. Will they take me?`
 */
export function findFixedAnswer(text: string, wish?: Guess, message = text): FixedAnswer | undefined {
  if (saysDanger(text)) return emergencyAnswer;
  const { label = '', probability = 0 } = wish ?? {};
  if (saysManipulation(text) || (label === 'manipulation' && probability >= least.manipulation))
    return manipulationAnswer;
  if (probability < least.personal) return undefined;
  if (label === 'price') return priceAnswer;
  if (label === 'eligibility') return health.test(message) ? healthEligibilityAnswer : eligibilityAnswer;
  return label === 'advice' ? chooseAdvice(text) : undefined;
}

function chooseAdvice(text: string): FixedAnswer {
  if (kinds.test(text)) return adviceAnswers.policy;
  if (carriers.test(text)) return adviceAnswers.carrier;
  return amounts.test(text) ? adviceAnswers.amount : adviceAnswers.other;
}
