import type { FixedAnswer } from '../knowledge.ts';
import { isEmergency } from './emergency-phrases.ts';
import {
  adviceAnswers,
  eligibilityAnswer,
  emergencyAnswer,
  healthEligibilityAnswer,
  manipulationAnswer,
  priceAnswer,
} from './fixed-texts.ts';
import { manipulationRule } from './manipulation-phrases.ts';
import { listSentences, matchesPhrase, type PhraseRule } from './matches-phrase.ts';
import { adviceRule, eligibilityRule, priceRule } from './personal-phrases.ts';

type Choice = { rules: readonly PhraseRule[]; choose: (sentence: string) => FixedAnswer };

const health =
  /\b(?:smok|vap|tobacco|nicotine|cancer|diabet|asthma|heart|stroke|blood pressure|cholesterol|depress|anxiety|condition|disease|health|medic|sick|ill|overweight|obes)/;

/** What comes first is meant first: after danger, tricks, then what no one here may promise or advise. */
const choices: readonly Choice[] = [
  { rules: [manipulationRule], choose: () => manipulationAnswer },
  { rules: [priceRule], choose: () => priceAnswer },
  {
    rules: [eligibilityRule],
    choose: (sentence) => (health.test(sentence) ? healthEligibilityAnswer : eligibilityAnswer),
  },
  { rules: [adviceRule], choose: chooseAdvice },
];

/**
 * The answer to messages that always get the same one: danger (988 and 911), attempts to make the assistant something
 * else, and questions about one's own price, approval or choice. Undefined for everything else.
 */
export function findFixedAnswer(text: string): FixedAnswer | undefined {
  const sentences = listSentences(text);
  const isDanger = isEmergency(sentences.join(' '), true);
  if (isDanger || sentences.some((sentence) => isEmergency(sentence, false))) return emergencyAnswer;
  for (const { rules, choose } of choices) {
    const found = sentences.find((sentence) => rules.some((rule) => matchesPhrase(sentence, rule)));
    if (found !== undefined) return choose(found);
  }
  return undefined;
}

function chooseAdvice(sentence: string): FixedAnswer {
  if (/\b(?:term|whole|permanent|universal|type|kind|plan)\b/.test(sentence)) return adviceAnswers.policy;
  if (/\b(?:carrier|company|companies|insurer|provider|alderpoint|brightwater|copperleaf)\b/.test(sentence)) {
    return adviceAnswers.carrier;
  }
  if (/\b(?:amount|enough|coverage|\d[\d,.]*k?|million)\b/.test(sentence)) return adviceAnswers.amount;
  return adviceAnswers.other;
}
