import { isCommonWord } from './common-words.ts';
import { simplify } from './plain-text.ts';
import { splitPieces } from './split-pieces.ts';

/**
 * A stretch of a message that says one thing. Values are read from statements only; `tentative` is a short phrase with
 * a question mark, such as `Texas?`; `others` is about someone else than the person who writes.
 */
export type Part = {
  text: string;
  original: string;
  kind: 'statement' | 'tentative' | 'question' | 'hypothetical' | 'others';
  /** Whether the message takes something back here or before, as in `no wait, Texas`. */
  isCorrecting: boolean;
};

const asksPattern =
  /^(?:(?:and|but|so|also|ok|okay|well|hey|hi|btw|by the way|please|first|wait|yes|no|um|hmm)[, ]+)*(?:what(?:'?(?:s|re|d|ll))?\b|how(?:'?(?:s|re|d|ll|ve))?\b|why\b|who(?:'s| is| are| do| can| will)|where (?:do|does|is|are|can)|when (?:do|does|is|are|can|will|would|should)|which (?!ever)\w+ (?:is|are|do|does|one|should|would)|which (?:is|are|one)|(?:is|are|was) (?:\$?\d+|it|there|this|that|the|a|an|my|your|these|they|i|you|term|whole|life|any|smokers?|people|anyone|no)\b|(?:do|did|can|could|would|should|will|may|am|have) (?:i|you|it|we|they|the|this|that|my|your|people|carriers?|smokers?|someone|anyone|insurers?|insurance|most|all|any|these)\b|does\b|doesn't (?:it|that|this|the|my|your)|isn't (?:it|that|there)|aren't (?:you|they|these|there)|don't (?:you|i need|they)|can't (?:you|i)|tell me\b|explain|define|i wonder|i'm wondering|wondering|i(?:'d| would) like to know|i want to know|want to know|curious|any info|difference between|i don't (?:know|understand|get) (?:what|how|why)|not sure (?:what|how|why))/;
/** `would hiking be risky`, without a question mark. */
const asksWhetherCounts =
  /^(?:would|could|should|will|does|do|did|can|is|are) (?!(?:not|rather|like|prefer|say|be)\b)(?:\S+ ){1,4}?(?:be|count|counts|matter|affect|hurt|raise|qualify|disqualify|apply|considered|enough|risky|dangerous|a problem)\b/;
const requestPattern =
  /^(?:(?:and|but|so|please|ok|okay|hey|hmm+|oh|wait|actually|um+|uh+|also|yes|no|sorry|one more thing)[, ]+)*(?:can|could|would|will) (?:you|u|we|i) (?:please |just |also )*(?:change|update|correct|fix|switch|set|make it|make that|make the|make my|put|go back|start over|restart|skip|bump|raise|lower|increase|decrease|reduce|drop|move|adjust|edit|up the|up it)\b/;
const supposesPattern =
  /\b(?:what if|if (?!possible|it(?:'s| is) possible|i can\b|that's|available|you can|needed|at all|i have a choice|so\b|i had to|i have to (?:pick|choose)|it's ok|you must|you need|anything|any)|(?<!\bi )suppos(?:e|ing)(?: that| i| we)|imagine|hypothetically|assuming|let's say|lets say|someone (?:who|that|with)|people (?:who|that|with)|were i\b)/;
const othersPattern =
  /^(?:(?:and|but|so|because|well|also|like|plus|however|though|actually|oh|no wait|wait|sorry|hmm|um|uh)[, ]+)*(?:(?:my|our|the|his|her|their) (?:ex[- ])?(?:(?:late|older|younger|little|big|old|other|best|grand|step|twin|baby|eldest|oldest|youngest)[- ]?)*(?:husband|wife|spouse|partner|fiance|fiancee|boyfriend|girlfriend|mom|mum|mother|dad|father|parents?|kids?|child|children|son|daughter|sons|daughters|brothers?|sisters?|siblings?|friends?|budd(?:y|ies)|pals?|crew|boss|co-?workers?|neighbou?rs?|uncles?|aunts?|cousins?|grand(?:ma|pa|mother|father|parents?)|family|mother-in-law|father-in-law|roommate|twins?|nephew|niece)\b|(?:he|she|they|his|her|their|he's|she's|they're|hes|shes|theyre|mom|dad|mum|grandma|grandpa|husband|wife)\b|(?:for|about) (?:my|our) (?:husband|wife|spouse|partner|mom|mother|dad|father|son|daughter|kids?|brother|sister|parents)\b|(?:both |all )?(?:of )?my (?:parents|brothers|sisters|grandparents|siblings)|kids?\b|\d+ kids?\b)/;
const selfPattern =
  /^(?:(?:and|but|so|because|well|also|plus|however|though|hi|hello|hey|yes|no|ok|actually|for me)[, ]+)*(?:(?:yes|no|nope|yeah|nah)$|not me|me neither|neither do i|nor do i|i|i'm|i've|i'd|i'll|me|we|we're|myself|mine|my (?:age|name|state|health|job|coverage|priority|answer|medications?|meds|hobb(?:y|ies)|occupation|own)|for me)\b/;
const leansOnQuestion =
  /^(?:with|as|for|at|given|considering|since|because|being|having|after|before|when|while|even|despite|in|on|by|from|without|over|under|regarding|about)\b/;
const correctsPattern =
  /^(?:so |and |please |just |then )*(?:put|set|mark|choose)\b|\b(?:actually|no wait|wait|correction|i mean|i meant|meant|sorry|oops|whoops|woops|scratch that|my bad|mistake|typo|make (?:it|that)|let's (?:do|make|go)|too (?:much|little|high|low)|change|instead|should (?:be|have been|say)|update|fix|mistyped|misspoke|let me correct|switch|on second thought|rather than|not \S+ (?:but|its|it's)|hold on)\b/;

/** No one says as much in one message; each part costs time. */
const mostParts = 60;

/** The message in parts, each judged by itself. `message` is clean text. */
export function readParts(message: string): readonly Part[] {
  let isCorrecting = false;
  const parts: Part[] = [];
  for (const sentence of splitSentences(message)) {
    for (const part of readSentence(sentence)) {
      isCorrecting ||= correctsPattern.test(part.text);
      parts.push({ ...part, isCorrecting });
    }
    if (parts.length >= mostParts) break;
  }
  return parts;
}

function splitSentences(message: string): string[] {
  const sentences: string[] = [];
  for (const line of message.split('\n')) {
    let sentence = '';
    for (const piece of line.split(/(?<=[.!?])\s+|(?<=[!?])(?=\p{L})|(?<=[a-z]{2}\.)(?=[A-Z])/u)) {
      sentence = sentence === '' ? piece : `${sentence} ${piece}`;
      // `St.`, `D.C.` and initials end with a period that ends no sentence.
      if (/(?:\b\p{L}|\b(?:mr|mrs|ms|dr|st|jr|sr|vs|approx|no))\.$/iu.test(piece)) continue;
      sentences.push(sentence);
      sentence = '';
    }
    if (sentence) sentences.push(sentence);
  }
  return sentences.filter((sentence) => /[\p{L}\p{N}\p{So}+]/u.test(sentence));
}

function readSentence(sentence: string): Omit<Part, 'isCorrecting'>[] {
  const endsAsking = /\?["')\s!.]*$/.test(sentence);
  const pieces = splitPieces(sentence)
    .slice(0, mostParts)
    .map((original) => ({ original, text: simplify(trimMarks(original)) }));
  const hasAskingPiece = pieces.some(({ text }) => asksPattern.test(text) && !requestPattern.test(text));
  let kind: Part['kind'] = 'statement';
  return pieces
    .filter(({ text }) => text !== '')
    .map(({ original, text }, index) => {
      kind = judge({
        text,
        original,
        before: kind,
        endsAsking,
        hasAskingPiece,
        isShort: pieces.length === 1 && index === 0,
      });
      return { text, original: trimMarks(original), kind };
    });
}

type Judged = {
  text: string;
  original: string;
  before: Part['kind'];
  endsAsking: boolean;
  hasAskingPiece: boolean;
  isShort: boolean;
};

function judge(judged: Judged): Part['kind'] {
  const { text, original, before, endsAsking, hasAskingPiece, isShort } = judged;
  if (requestPattern.test(text)) return 'statement';
  if (supposesPattern.test(text)) return 'hypothetical';
  if (isAsking(judged)) return 'question';
  if (before === 'hypothetical') return before;
  if (before === 'question') return !endsAsking && selfPattern.test(text) ? 'statement' : before;
  if (endsAsking && !hasAskingPiece) {
    return isShort && text.split(' ').length <= 5 ? 'tentative' : 'question';
  }
  if (selfPattern.test(text)) return 'statement';
  if (othersPattern.test(text) || isAboutNamed(text, original)) return 'others';
  return before === 'others' ? before : 'statement';
}

const namedDoes =
  /^\p{Lu}\p{Ll}+ (?:(?:was|is|turned|just turned|will be) \d{2}\b|(?:smokes|smoked|drinks|drank|takes|lives|lived|works|worked|rides|races|dives|climbs|vapes|exercises)\b)/u;

/** `Dolores was 69` tells of someone by name. */
function isAboutNamed(text: string, original: string): boolean {
  return namedDoes.test(original) && !isCommonWord(text.split(' ')[0] ?? '');
}

function isAsking({ text, endsAsking, hasAskingPiece }: Judged): boolean {
  // The aside in `I'm, what, 56 now` asks nothing.
  if (asksPattern.test(text) || asksWhetherCounts.test(text)) return endsAsking || text !== 'what';
  if (!endsAsking) return false;
  // `With diabetes, am I …?` belongs to the question.
  if (hasAskingPiece && leansOnQuestion.test(text)) return true;
  return /^(?:is|are|was|were|do|does|did|can|could|would|should|will|has|am)\b/.test(text);
}

function trimMarks(text: string): string {
  return text.replace(/^(?:(?!-\d)[\s"'(.,:!-])+(?=[\p{L}\p{N}$])|[\s"').,!?:]+$/gu, '').trim();
}
