import type { Part } from '../text/message-parts.ts';
import { bareValue, offer, type Reader, type Reading, topicValue } from './reading.ts';
import { readLeadingYesNo, readYesNo } from './yes-no.ts';

const exam =
  /\b(?:(?:medical|physical|health|med)?[- ]?(?:exams?|examination|checkup|check-up|physicals?)|blood (?:work|tests?|draw|sample)|bloodwork|needles?|doctors?\b(?! says?| said)|doctor(?:'s)? visit|(?:poking|prodding)|urine)\b/;
const refuses =
  /\b(?:no|non|not|without|skip\w*|avoid\w*|don't|do not|won't|wouldn't|never|hate\w*|scared|afraid|terrified|fear|phobia|can't stand|dislike|rather not|instead of|bypass|waive|opt out|forgo|prefer not|fewer|less|detest|faint|squeamish|forget)\b/;
const declines =
  /\b(?:don't|not|wouldn't|won't|rather not|prefer not to|can't) (?:really |even )?(?:want|like|do|take|have|get|need|care for|wish|feel like)(?: to)?(?: do| take| have| get| doing| taking)? (?:an?|the|any|medical|physical|exams?)\b(?! skipped)/;
const accepts =
  /\b(?:don't mind|do not mind|wouldn't mind|won't mind|not (?:a )?(?:problem|an issue|opposed|against|afraid|scared|bothered)|(?:doesn't|don't) (?:bother|scare|worry|faze)|no (?:problem|issue|objection|worries)s? (?:with|taking|doing|getting|about|having)|(?:not|wouldn't|won't|don't) (?:object|refuse|be (?:opposed|against|a problem)|have (?:a |any )?(?:problem|issue|objection)s?)|no objection|i'd (?:gladly |happily )?(?:take|do) (?:it|one|the exam|an exam)|willing|happy to|fine with|ok(?:ay)? with|open to|glad to|i(?:'ll| will| can| could| would)(?: gladly| happily)? (?:take|do|get|have)|take (?:an?|the) exam|do (?:an?|the) exam|(?:poke|examine|test|prick|exam) me\b|(?:exam|physical)(?:'s| is|s are)? (?:fine|ok(?:ay)?|good|no problem|cool)|with (?:an? )?exam|prefer (?:the|an?|to take|to do|taking|doing)|don't (?:want|need) to skip|rather (?:take|do)|can take|could take|want (?:the|an) exam)\b/;

/** `willing to skip`, `not opposed to skipping`: what is said of skipping itself. */
const skips =
  /\b(?:skip\w*|avoid\w*|bypass\w*|pass(?:ing)? on|(?:go(?:ing)?|do(?:ing)?) without|opt(?:ing)? out|waiv\w*)\b/;
const negates = /\b(?:\w+n't|not|never|no|hate|afraid)\b/g;
const deniesSkip =
  /\b(?:\w+n't|not|never|no|hate|afraid)(?: (?:want|need|plan\w*|going|have|like|love|wish|to|be|one|reason|way|am|i|i'm|really|even|care|willing))* $/;
const mindsNot =
  /\b(?:\w+n't|not|never|no)(?: (?:be|really|have|a|an|any|even|at all))* (?:mind|opposed|against|averse|object\w*|problems?|issues?|bother\w*|complain\w*)\b/;
const conditional = /\b(?:unless|only if|if it (?:saves?|costs?|gets?)|if i must|depends)\b/;

const eitherWay = 'Yes means that you skip the exam, No that you are willing to take one.';

function readTopic({ text }: Part, isAsked: boolean): Reading | undefined {
  const isTopic = exam.test(text);
  if (!isTopic && !isAsked) return undefined;
  if (conditional.test(text)) return isAsked ? offer(['Yes', 'No'], eitherWay, 'topic') : undefined;
  const skip = readSkip(text);
  if (skip) return isAsked || skip.kind === 'value' ? skip : undefined;
  if (isUndecided(text)) return offer(['Yes', 'No'], eitherWay, 'topic');
  if (isTopic && declines.test(text)) return topicValue('Yes');
  if (accepts.test(text)) return topicValue(takesBack.test(text) ? 'Yes' : 'No');
  if (isTopic && refuses.test(text)) {
    const isDenied = /\b(?:don't|not|won't|wouldn't) (?:want to |need to )?(?:skip|avoid|hate)/.test(text);
    return topicValue(isDenied ? 'No' : 'Yes');
  }
  return isAsked ? readAsked(text) : undefined;
}

/** What is said of skipping: no before it denies it, and a bare no in front of it leaves it open. */
function readSkip(text: string): Reading | undefined {
  const lead =
    /^(?:(?:no+|nope|nah|yes|yeah|yep|sure|well|ok|please)[, ]+)+(?!need|way|reason|problem|issue|skipping|to )/.exec(
      text,
    )?.[0] ?? '';
  const rest = text.slice(lead.length);
  const match = skips.exec(rest);
  if (!match || !rest.includes(' ') || /\b(?:question|rest|this one|that one)\b/.test(rest)) return undefined;
  const before = rest.slice(0, match.index);
  const negations = [...before.matchAll(negates)].length;
  const isOpen = mindsNot.test(before) || negations === 0;
  const isDenied = !isOpen && negations === 1 && deniesSkip.test(before);
  const saysNo = /\b(?:no+|nope|nah)\b/.test(lead);
  const saysYes = /\b(?:yes|yeah|yep|sure)\b/.test(lead);
  if ((isDenied ? saysYes : saysNo) || (!isOpen && !isDenied))
    return offer(['Yes', 'No'], eitherWay, 'topic');
  return topicValue(isDenied ? 'No' : 'Yes');
}

const takesBack =
  /\b(?:no|without)(?: a| an| the| any)?(?: medical| physical| health)? exam|\b(?:not willing|unwilling|not happy|not ok|not okay|not fine|don't want to (?:take|do))\b/;

function isUndecided(text: string): boolean {
  const isOpen = /\b(?:don't|doesn't) (?:care|matter)|either\b|whatever\b/.test(text);
  return isOpen || (/\bskipped\b/.test(text) && declines.test(text));
}

function readAsked(text: string): Reading | undefined {
  if (/\b(?:don't|wouldn't|won't|not) (?:want to |need to |have to )?skip\b/.test(text))
    return topicValue('No');
  if (
    /\b(?:rather|prefer to|like to|want to|love to) (?:avoid|skip)|^(?:avoid|skip) (?:it|that|the)\b/.test(
      text,
    )
  )
    return topicValue('Yes');
  const isSkip =
    /^(?:please |just |i(?:'d| would)? (?:like|want|love|prefer|rather)? ?(?:to )?|let's |yes )*skip\b/;
  if (isSkip.test(text) && text.includes(' ') && !/question|rest|this one/.test(text))
    return topicValue('Yes');
  if (/\b(?:rather|prefer to|prefer) not (?:to )?(?:do|have|take|get) (?:one|it|that)\b/.test(text))
    return topicValue('Yes');
  const isVague = /\b(?:rather not|prefer not|don't want|not if i|avoid|if possible)\b/.test(text);
  return isVague ? offer(['Yes', 'No'], eitherWay, 'topic') : undefined;
}

/** The question asks about skipping, so what is said about the exam itself outweighs a yes or no before it. */
export const noMedicalExamReader: Reader = {
  slot: 'noMedicalExam',
  read(part, isAsked) {
    const topic = readTopic(part, isAsked);
    if (topic || !isAsked) return topic;
    const lead = /^no,? thank(?:s| you)/.test(part.text) ? undefined : readLeadingYesNo(part.text);
    if (lead && !exam.test(part.text)) return bareValue(lead);
    const isVague =
      readYesNo(part.text) === 'unsure' ||
      lead !== undefined ||
      exam.test(part.text) ||
      /^(?:no,? thank|fine|ok|okay|alright|skip|either|whichever|whatever|no preference|i don't care|don't care|doesn't matter)\b/.test(
        part.text,
      );
    return isVague ? offer(['Yes', 'No'], eitherWay) : undefined;
  },
};
