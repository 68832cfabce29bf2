import type { SlotId } from '../../../../../shared/api/chat.ts';
import lists from '../lexicon/clauses.json' with { type: 'json' };
import { findNamedSlot } from '../slot-names.ts';
import { isOrdinary, roleMatcher, vocabulary } from './lexicon.ts';
import { markAnswers, readList } from './lists.ts';
import { createPhraseMatcher, type Token } from './phrases.ts';
import { tokenize } from './tokens.ts';

/**
 * A stretch of a message that says one thing. Values are read from statements; `tentative` is a short phrase with a
 * question mark, such as `Texas?`; `others` is about someone else than the person who writes.
 */
export type Clause = {
  kind: 'statement' | 'tentative' | 'question' | 'hypothetical' | 'others';
  tokens: readonly Token[];
  original: string;
  /** The word that joins it to the clause before: `but`, `and`, `so`. */
  joint: string | undefined;
  /** Whether a sentence begins here. */
  isFirst: boolean;
  /** What it answers as an item of a list: `58 Ohio 100k term`. */
  answers?: SlotId;
};

const openings = createPhraseMatcher(
  Object.entries(lists).flatMap(([kind, phrases]) => phrases.map((phrase) => [kind, phrase] as const)),
);
const stops = new Set(['.', '!', '?', '…', '\n']);
const breaks = new Set([',', ';', ':', '(', ')', '-', '–', '—', '|', '/']);
const joints = new Set([
  'but',
  'and',
  '&',
  'while',
  'although',
  'though',
  'whereas',
  'however',
  'so',
  'because',
  'cause',
  'cuz',
  'n',
  'which',
]);
const days = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?$/;
const self = /^(?:i|we|me|my|mine|myself|our|us)(?:'|$)/;
const maxClauses = 60;
const maxTentative = 6;
/** `Policy type: term` is one thing. */
const maxLabel = 3;

/** The clauses of clean text. */
export function readClauses(text: string): readonly Clause[] {
  const clauses: Clause[] = [];
  for (const sentence of splitSentences(tokenize(text))) {
    let before: Clause['kind'] = 'statement';
    const pieces = splitPieces(sentence.tokens);
    pieces.forEach(({ tokens, joint }, index) => {
      const kind = judge(tokens, {
        before,
        asks: sentence.asks,
        isOnly: pieces.length === 1,
        isFirst: index === 0,
        joint,
      });
      before = kind;
      markAnswers(tokens);
      const original = cut(text, tokens);
      const whole = { kind, tokens, original, joint, isFirst: index === 0 };
      const items = kind === 'statement' ? readList(tokens) : undefined;
      clauses.push(
        ...(items ?? []).map(({ slot, tokens }) => ({
          ...whole,
          tokens,
          answers: slot,
          original: cut(text, tokens),
        })),
      );
      if (!items) clauses.push(whole);
    });
    if (clauses.length >= maxClauses) break;
  }
  return clauses.slice(0, maxClauses);
}

function cut(text: string, tokens: readonly Token[]): string {
  return text.slice(tokens[0]?.start, tokens.at(-1)?.end);
}

function splitSentences(tokens: readonly Token[]): { tokens: Token[]; asks: boolean }[] {
  const sentences: { tokens: Token[]; asks: boolean }[] = [{ tokens: [], asks: false }];
  tokens.forEach((token, index) => {
    const current = sentences.at(-1);
    if (!stops.has(token.text)) current?.tokens.push(token);
    else if (token.text !== '.' || !isShortened(current?.tokens.at(-1), tokens[index + 1])) {
      if (current && token.text === '?') current.asks = true;
      sentences.push({ tokens: [], asks: false });
    }
  });
  return sentences.filter((sentence) => sentence.tokens.some(({ text }) => /[\p{L}\p{N}#]/u.test(text)));
}

/** `St. Louis`, `John Q. Public`, but not `no e before the y. Jon Myers`. */
function isShortened(before: Token | undefined, after: Token | undefined): boolean {
  const word = before?.original ?? '';
  const isInitial =
    /^\p{Lu}$/u.test(word) || (/^\p{L}$/u.test(word) && !/^\p{Lu}/u.test(after?.original ?? ''));
  return isInitial || /^(?:st|mr|mrs|ms|dr|jr|sgt)$/i.test(word);
}

type Piece = { tokens: Token[]; joint: string | undefined };

/** A sentence in the pieces that commas, `and`, `but` and the like part, where these don't hold one thing together. */
function splitPieces(tokens: readonly Token[]): Piece[] {
  const pieces: Piece[] = [{ tokens: [], joint: undefined }];
  tokens.forEach((token, index) => {
    const [before, after] = [tokens[index - 1], tokens[index + 1]];
    const current = pieces.at(-1);
    if (!current) return;
    const isJoint = joints.has(token.text) && after !== undefined && !isLoose(token.text, before, after);
    const joint = isJoint ? token.text : undefined;
    const parts = (isJoint || isBreak(token, before)) && !isPair(token.text, before, after);
    if (token.text === ':' && isLabel(current.tokens)) current.tokens.push({ ...token, text: 'is' });
    else if (before && isTagQuestion(tokens, index)) pieces.push({ tokens: [token], joint: undefined });
    else if (!parts) current.tokens.push(token);
    else if (current.tokens.length === 0) current.joint ??= joint;
    else pieces.push({ tokens: [], joint });
  });
  return pieces
    .map((piece) => ({
      ...piece,
      tokens: piece.tokens.filter(({ text }) => /[\p{L}\p{N}#$+<>{}]/u.test(text)),
    }))
    .filter((piece) => piece.tokens.length > 0);
}

function isLabel(tokens: readonly Token[]): boolean {
  return tokens.length <= maxLabel && findNamedSlot(tokens) !== undefined;
}

function isBreak({ text, start }: Token, before: Token | undefined): boolean {
  return breaks.has(text) && !(text === '/' && before?.end === start);
}

/** `I drive an ambulance is that high risk`. */
function isTagQuestion(tokens: readonly Token[], at: number): boolean {
  const text = tokens
    .slice(at, at + 3)
    .map((one) => one.text)
    .join(' ');
  return /^(?:is|are|do|does|would|will) (?:that|this|it|those|these|they) (?:counts?|high|risky|major|matter|considered|bad|ok|okay|be)$/.test(
    text,
  );
}

/** `Anything but term`, `so so`, and an `n` that begins an answer join nothing. */
function isLoose(joint: string, before: Token | undefined, after: Token): boolean {
  if (joint === 'n') return before === undefined;
  if (joint === 'which') return before === undefined || !/^(?:is|was|makes?|means?|i|we)$/.test(after.text);
  if (joint === 'so') return isLooseSo(before, after);
  if (joint !== 'but') return false;
  return (
    /^(?:any(?:thing|one|where)|nothing)$/.test(before?.text ?? '') || /^(?:me|myself)$/.test(after.text)
  );
}

/** `So so`, `or so`, `so bad`, `so long`: these join nothing. */
function isLooseSo(before: Token | undefined, after: Token | undefined): boolean {
  return (
    /^(?:or|so|not|think|guess|believe|suppose|say|hope|do)$/.test(before?.text ?? '') ||
    /^(?:so|bad|good|long|much|many|far|that|lets?|on|great|hot)$/.test(after?.text ?? '')
  );
}

/** `Mondays and Fridays`, `50 and 100`, `good/fair` are one thing. */
function isPair(joint: string, before: Token | undefined, after: Token | undefined): boolean {
  if (!before || !after) return false;
  if (days.test(before.text) && days.test(after.text)) return true;
  return joint === 'and' && before.number !== undefined && after.number !== undefined;
}

type Judged = {
  before: Clause['kind'];
  asks: boolean;
  isOnly: boolean;
  isFirst: boolean;
  joint: string | undefined;
};

function judge(tokens: readonly Token[], judged: Judged): Clause['kind'] {
  const start = skipAsides(tokens);
  const found = openings.find(tokens, start)?.label;
  // `I suppose` only hesitates.
  const supposes = tokens.some(
    (_, at) => tokens[at - 1]?.text !== 'i' && openings.find(tokens, at)?.label === 'supposes',
  );
  if (found === 'requests') return tokens.some(({ text }) => text === 'later') ? 'question' : 'statement';
  if (supposes) return 'hypothetical';
  if (found === 'asks' && (tokens.length > 1 || judged.asks)) return 'question';
  if (judged.asks && judged.isOnly) return tokens.length <= maxTentative ? 'tentative' : 'question';
  return judgeStatement(tokens, start, judged);
}

/** Whether a clause belongs to a question before it, or is about someone else. */
function judgeStatement(
  tokens: readonly Token[],
  start: number,
  { before, asks, isFirst, joint }: Judged,
): Clause['kind'] {
  const role = roleMatcher.find(tokens, start)?.label;
  const carried = isFirst ? 'statement' : before;
  const isSubordinate = joint === 'though' || joint === 'although';
  if (carried === 'hypothetical' || (carried === 'question' && (asks || isSubordinate))) return carried;
  if (role !== 'other' && self.test(tokens[start]?.text ?? '')) return 'statement';
  if (carried === 'question') return carried;
  if (role === 'other' || (isNamed(tokens, start) && !tokens.some(({ text }) => text === 'name')))
    return 'others';
  const isOwn = role === 'no' || tokens.some(({ text }) => self.test(text));
  // `My brother says 500k is good, so 500k`.
  return carried === 'others' && !isOwn && joint !== 'so' ? 'others' : 'statement';
}

function skipAsides(tokens: readonly Token[]): number {
  let at = 0;
  while (at < tokens.length - 1 && openings.find(tokens, at)?.label === 'aside') at += 1;
  return at;
}

const verbs = /^(?:is|was|has|had|does|did|turned|wants|smoked|drank|lived|worked|gave|went|[a-z]{3,}s)$/;

/** `Dolores was 69` tells of someone by name. */
function isNamed(tokens: readonly Token[], at: number): boolean {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (!first || !second || first.number !== undefined || !/^\p{Lu}\p{Ll}+(?:'s)?$/u.test(first.original))
    return false;
  const isName = !vocabulary.has(first.text) && !isOrdinary(first.text);
  return isName && (first.text.endsWith("'s") || verbs.test(second.original));
}
