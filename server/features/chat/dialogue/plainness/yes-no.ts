import { readLeadingYesNo, readVerdict } from '../readers/yes-no.ts';
import type { Doubt } from './is-doubtful.ts';
import { countDenials, countWordsBeforeDenial, turns } from './turns-of-phrase.ts';

/** What was once, or is so of others. */
const notNow =
  /\b(?:before|used to|quit|was|were|former|formerly|once|ago|back|ex|around me|everybody|everyone|maybe|might|thinking|i just|watch(?:es)?|almost|nearly)\b/;
/** What is only partly so, which is as good as a yes where any use counts. */
const partly =
  /\b(?:borderline|pre-?\w*|mild|minor|slight(?:ly)?|kind of|kinda|sort of|sorta|a little|bit|touch of|trying|occasional(?:ly)?|rarely|sometimes|only|over[- ]the[- ]counter|otc|vitamins?|supplements?)\b/;
const quitLongAgo =
  /^(?:i |i've |i have )?(?:quit|stopped|stop|gave (?:it|them|that) up|gave up)(?: smok\w+| cigarettes?)?,? (?:(?:in|since|about|over|for|like|back in) )*'?\d+(?: years?| months?)?(?: ago| already| now| back)?[.! ]*$/;
const opening = /^(?:(?:no+|nope|nah|yes+|yeah|yep|yup|sure|um+|uh+|well|oh|never|none|nothing)\b[,. ]*)+/;

/** Any tobacco or nicotine counts, however little. */
export const doubtSmoking: Doubt = ({ text, ...said }, value) =>
  doubtYesNo(
    { ...said, text: value === 'Yes' ? text.replace(new RegExp(partly.source, 'g'), '') : text },
    value,
  );

/** Yes is plain without a denial, No with one at its beginning; a yes or no that leads has to agree. */
export const doubtYesNo: Doubt = ({ text, words }, value) => {
  if (turns.test(text)) return true;
  if (readVerdict(text) === value || quitLongAgo.test(text)) return false;
  const lead = readLeadingYesNo(text) ?? readLeadingYesNo(text.split(/[,.]/)[0] ?? '');
  const denied = countDenials(text.replace(opening, ''));
  if (lead !== undefined) return lead !== value || denied > (value === 'No' ? 1 : 0);
  if (value === 'Yes') return countDenials(text) > 0 || words > 6 || notNow.test(text) || partly.test(text);
  const before = countWordsBeforeDenial(text);
  return before === undefined || before > 3 || countDenials(text) > 1 || words > 6;
};

const relatives =
  /\b(?:wife\w*|husband\w*|spouse|partner|friends?|buddy|boss|neighbou?rs?|grand\w+|aunts?|uncles?|cousins?|kids?|son|daughter|in-laws?|step\w+|adopted)\b/;

/** Only parents, sisters and brothers are asked about. */
export const doubtFamily: Doubt = (said, value) => doubtYesNo(said, value) || relatives.test(said.text);

/** What someone does is often said in a word or two, which neither affirm nor deny. */
export const doubtPursuit: Doubt = (said, value) =>
  doubtYesNo(said, value) && (said.words > 2 || countDenials(said.text) > 0 || turns.test(said.text));

const ratherNot =
  /^(?:i'd |i would )?(?:much )?(?:rather|prefer) not(?: to)?(?: (?:do|have|take)(?: (?:one|it|that|(?:an|the) exam))?)?$/;
const noExam =
  /\b(?:no|without)(?: an| the| any)? (?:exams?|needles?|blood(?: work| tests?)?|medical(?: exams?)?)\b/g;

/** Skipping the exam is asked the other way round than people think of it. */
export const doubtExam: Doubt = (said, value) => {
  const text = said.text.replace(noExam, 'skip').replace(ratherNot, 'skip').replace(opening, '');
  const isShort = said.words <= 2;
  if (turns.test(said.text) || countDenials(text) > 0) return !isShort || doubtYesNo(said, value);
  const wish = readExamWish(text);
  if (wish === undefined) return doubtYesNo(said, value) || said.words > 3;
  return wish !== value || said.words > 6;
};

function readExamWish(text: string): 'Yes' | 'No' | undefined {
  if (/\b(?:skip|avoid|without|pass on)\b/.test(text)) return 'Yes';
  return /\b(?:take|taking|do|doing|have|having|fine with|okay with|ok with|exams? (?:is|are) (?:fine|ok|okay))\b/.test(
    text,
  )
    ? 'No'
    : undefined;
}
