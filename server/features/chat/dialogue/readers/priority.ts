import { answerOptions } from '../../../../../shared/quote/answer-options.ts';
import { isNegatedAt, offer, type Reader, topicValue } from './reading.ts';

const [price, flexibility, speed, benefits] = answerOptions.priority;
const states =
  /\b(?:priorit\w*|matters? (?:the )?most|most important|importan\w*|care (?:most )?about|main thing|looking for|want|need|prefer|value)\b/;

type Choice = { option: string; topic: RegExp; bare: RegExp };
const choices: readonly Choice[] = [
  {
    option: price,
    topic:
      /\b(?:cheap(?:est|o)?|cheep|lowest (?:premium|price|cost|rate|payment)s?|low(?:er)? (?:premium|price|cost|rate|payment)s?|least expensive|most affordable|affordable|inexpensive|save (?:some )?money|budget[- ]friendly|tight budget|best price)\b/,
    bare: /\b(?:cheaper|prices?|costs?|premiums?|lowest|low|money|budget|saving|savings|afford\w*|rates?|not (?:too |very )?expensive|wallet|pocketbook|econom\w+|broke|bucks?|payments?|\$)\b/,
  },
  {
    option: flexibility,
    topic: /\b(?:flexible (?:coverage|options?|policy|plan)|flexibility)\b/,
    bare: /\b(?:flex\w*|felx\w*|options|adjust\w*|customi[sz]\w*|able to change|change (?:it )?later)\b/,
  },
  {
    option: speed,
    topic: /\b(?:quick(?:est)? approval|fast(?:est)? approval|quick approval process)\b/,
    bare: /\b(?:quick\w*|qick|fast\w*|speed\w*|asap|approv\w*|easy(?! on (?:the|my))|easiest|simple|hassle|soon|convenien\w*|(?:no|not (?:having to )?)wait\w*|no waiting)\b/,
  },
  {
    option: benefits,
    topic:
      /\b(?:comprehensive|comprehnsive|comprehensiv|(?:best|most|full|maximum|max) (?:coverage|benefits|protection))\b/,
    bare: /\b(?:benefits?|benifits?|coverage|protection|thorough|everything covered|covers? everything|quality|best policy)\b/,
  },
];

export const priorityReader: Reader = {
  slot: 'priority',
  read(part, isAsked) {
    const text = part.text.replace(/\b(?:more|rather|other) than (?:the |my )?\w+/g, '');
    const isStated = states.test(text);
    if (/\b(?:quote|a few options|options\?)\b/.test(text) && !isAsked && !/\bcheap|afford|lowest/.test(text))
      return undefined;
    const named = choices.filter(({ topic, bare }) => has(text, topic) || (isAsked && has(text, bare)));
    const strong = named.filter(({ topic }) => has(text, topic));
    const found = strong.length === 1 ? strong : named;
    if (found.length === 0) return undefined;
    const options = found.map(({ option }) => option);
    const only = options[0];
    if (options.length > 1 || only === undefined)
      return isAsked ? offer(options, undefined, 'topic') : undefined;
    return isAsked || isStated || /\bcheap|lowest|afford|least expensive/.test(text)
      ? topicValue(only)
      : undefined;
  },
};

/** `money is no object`: what follows takes it back. */
const dismissed =
  /^\W*(?:\w+ )?(?:(?:is|'s|are)(?:n't| not| no)\b|doesn't|don't|isn't).{0,20}\b(?:matter|issue|object|concern|problem|everything|important|priority|big deal|after|looking for)\b|^ used to be\b/;

function has(text: string, pattern: RegExp): boolean {
  const match = pattern.exec(text);
  if (match === null || dismissed.test(text.slice(match.index + match[0].length))) return false;
  return /^not/.test(match[0]) || !isNegatedAt(text, match.index);
}
