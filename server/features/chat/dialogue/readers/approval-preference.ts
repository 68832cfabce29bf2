import { answerOptions } from '../../../../../shared/quote/answer-options.ts';
import { bareValue, isNegatedAt, offer, type Reader, type Reading, topicValue } from './reading.ts';

const [now, week, month, flexible] = answerOptions.approvalPreference;
const aboutDecision = /\b(?:approv\w*|decision|decided|coverage|covered|policy|insur\w*|timing|timeline)\b/;
const nowWords =
  /\b(?:im+ed[ei]*at\w*|imediatly|imm?idiat\w*|asap|a\.s\.a\.p|right (?:away|now)|straight away|instant\w*|today|tonight|now|urgent\w*|soon as (?:possible|i can|you can)|(?:sooner|quicker|faster|earlier) the better|fast(?:est)?(?: as possible)?|quick(?:ly|est)?(?: as possible)?|no waiting|same day|this (?:minute|second|instant)|yesterday)\b/;
const weekWords =
  /\b(?:(?:with)?in (?:a|the|1|one)(?: next)? (?:week|wk|\d days|few days)|withing? a week|this week|(?:a|1|one) (?:week|wk)(?: is| or so| max| tops)?|(?:few|couple)(?: of)? days|[2-7] days|(?:by|before) (?:monday|tuesday|wednesday|thursday|friday|the weekend)|end of (?:the|this) week|7 days)\b/;
const monthWords =
  /\b(?:(?:with)?in (?:a|the|1|one)(?: next)? (?:month|30 days|(?:few|couple)(?: of)? weeks|\d+ weeks)|in the next month|(?:over|during) the next month|this month|(?:a|1|one) month|(?:few|couple)(?: of)? weeks|[234] weeks|30 days|end of (?:the|this) month|several weeks)\b/;
const flexWords =
  /\b(?:(?:not|no|n't|isn't|doesn't) (?:need )?(?:to )?(?:be )?(?:a |any |in a |really |that )?(?:rush|hurr(?:y|ied)|urgent)|flex\w*|felx\w*|no rush|not (?:in (?:a|any) )?(?:rush|hurry|urgent)|no hurry|isn't urgent|when ?ever|take your time|any ?time|no (?:deadline|preference|pressure|urgency)|doesn't matter|don't (?:care|mind)|not picky|open|either|whichever|whatever|can wait|i'm easy|up to you|don't need it (?:soon|right away|immediately|now))\b/;

export const approvalPreferenceReader: Reader = {
  slot: 'approvalPreference',
  read({ text }, isAsked) {
    const isTopic = aboutDecision.test(text);
    if (!isAsked) {
      if (!isTopic || /\b(?:quote|quick approval|fast approval)\b/.test(text)) return undefined;
      if (
        /\b(?:asap|right away|immediately|instant approval|as soon as possible)\b/.test(text) &&
        !/\b(?:not|don't)\b/.test(text)
      )
        return topicValue(now);
      return undefined;
    }
    return readAsked(text);
  },
};

function readAsked(text: string): Reading | undefined {
  if (
    /\b(?:more|longer) than (?:a|one|1) (?:week|month)\b/.test(text) &&
    !/\b(?:no|not|can't|n't)\b/.test(text)
  )
    return offer([month, flexible]);
  if (
    /(?<!within the |in the |over the |during the )\bnext week\b|\b(?:8|9|10|two|2) ?(?:-|to) ?\d* days\b|\b10 days\b|\b1(?:-| to | or )2 weeks\b/.test(
      text,
    )
  )
    return offer([week, month]);
  if (
    /\b(?:(?<!within the |in the |over the |during the )next month|(?:few|couple|[2-9]|several|1-2)(?: of)? months|(?:5|6|7|8) weeks|later|this year|a while)\b/.test(
      text,
    )
  )
    return offer([month, flexible]);
  const found = [
    has(text, flexWords) && flexible,
    has(text, weekWords) && week,
    has(text, monthWords) && month,
    has(text, nowWords) && now,
  ].filter((option) => option !== false);
  const only = found[0];
  if (only === undefined)
    return /\bsoon(?:er|ish)?\b/.test(text) && !isNegatedAt(text, text.indexOf('soon'))
      ? offer([now, week])
      : undefined;
  if (found.length === 1) return bareValue(only);
  // `I'm flexible, whenever` is one answer; `asap, within a week` is two.
  return offer(found);
}

function has(text: string, pattern: RegExp): boolean {
  const match = pattern.exec(text);
  return (
    match !== null && (/^(?:no|not|don't|doesn't|isn't)\b/.test(match[0]) || !isNegatedAt(text, match.index))
  );
}
