import type { SlotId } from '../../../../../shared/api/chat.ts';
import clauseKinds from '../lexicon/clause-kinds.json' with { type: 'json' };
import lists from '../lexicon/clauses.json' with { type: 'json' };
import { findNamedSlot } from '../slots.ts';
import { createLabeledMatcher, type Token } from '../text/phrases.ts';
import { fits, listTrue, toRules } from '../text/rules.ts';
import { textOf, tokenize } from '../text/tokens.ts';
import { hasCue } from './cues.ts';
import { isOrdinary, roleMatcher, vocabulary } from './lexicon.ts';
import { markAnswers, readList } from './lists.ts';

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

const kinds = toRules(clauseKinds);
const openings = createLabeledMatcher(lists);
const stops = /^[.!?…\n]$/;
const breaks = /^[,;:()\-–—|/]$/;
const joints = /^(?:but|and|&|while|although|though|whereas|however|so|because|cause|cuz|n|which)$/;
/** Words between two others, as `before joint after`, that part nothing: `so so`, `or so`, `anything but term`. */
const loose = [
  /^\S* and (?:then|again|there|holding|counting|change|again)$|^\S* but (?:mon|tue|wed|thu|fri|sat|sun)\S*day$|^(?:any(?:thing|one|where)|nothing) but |^\S* but (?:me|myself)$/,
  /^ (?:n|which) |^black n |^\S+ which (?!(?:is|was|makes?|means?|i|we)$)/,
  /^(?:or|so|not|think|guess|believe|suppose|say|hope|do) so /,
  /^\S* so (?:so|bad|good|long|much|many|far|that|lets?|on|great|hot)$/,
];
const day = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?';
/** `Mondays and Fridays`, `50 and 100` are one thing. */
const pair = new RegExp(`^${day} \\S+ ${day}$|^# and #$`);
const verbs = /^(?:is|was|has|had|does|did|turned|wants|smoked|drank|lived|worked|gave|went|[a-z]{3,}s)$/;
const maxClauses = 60;
const maxTentative = 6;
const maxLabel = 3;

/** The clauses of clean text. */
export function readClauses(text: string): readonly Clause[] {
  const clauses: Clause[] = [];
  const cut = (tokens: readonly Token[]) => text.slice(tokens[0]?.start, tokens.at(-1)?.end);
  for (const { tokens: all, asks: isMarked } of splitSentences(tokenize(text))) {
    const asks = isMarked || hasCue('asksTag', all);
    const pieces = splitPieces(all);
    let before: Clause['kind'] = 'statement';
    pieces.forEach(({ tokens, joint }, index) => {
      const isFirst = index === 0;
      const kind = judge(tokens, { before, asks, isFirst, joint, isOnly: pieces.length === 1 });
      before = kind;
      markAnswers(tokens);
      const whole = { kind, tokens, original: cut(tokens), joint, isFirst };
      const items = kind === 'statement' ? readList(tokens) : undefined;
      const parts = items?.map(({ slot, tokens }) => ({
        ...whole,
        tokens,
        answers: slot,
        original: cut(tokens),
      }));
      clauses.push(...(parts ?? [whole]));
    });
    if (clauses.length >= maxClauses) break;
  }
  return clauses.slice(0, maxClauses);
}

type Sentence = { tokens: Token[]; asks: boolean };

function splitSentences(tokens: readonly Token[]): Sentence[] {
  const sentences: Sentence[] = [{ tokens: [], asks: false }];
  tokens.forEach((token, index) => {
    const current = sentences.at(-1);
    if (!stops.test(token.text)) current?.tokens.push(token);
    else if (token.text !== '.' || !isShortened(current?.tokens.at(-1), tokens[index + 1])) {
      if (current && token.text === '?') current.asks = true;
      sentences.push({ tokens: [], asks: false });
    }
  });
  return sentences.filter((sentence) => /[\p{L}\p{N}#]/u.test(textOf(sentence.tokens)));
}

/** `St. Louis`, `John Q. Public`, but not `no e before the y. Jon Myers` or `I have MS. On shots`. */
function isShortened(before: Token | undefined, after: Token | undefined): boolean {
  const word = before?.original ?? '';
  const isCapital = /^\p{Lu}/u.test(after?.original ?? '');
  return (
    /^(?:[Ss]t|[Mm]rs?|[Mm]s|[Dd]r|[Jj]r|[Ss]gt)$/.test(word) ||
    (isCapital ? /^\p{Lu}$/u : /^\p{L}$/u).test(word)
  );
}

type Piece = { tokens: Token[]; joint: string | undefined };

/** A sentence in the pieces that commas, `and`, `but` and the like part, where these don't hold one thing together. */
function splitPieces(tokens: readonly Token[]): Piece[] {
  const pieces: Piece[] = [{ tokens: [], joint: undefined }];
  tokens.forEach((token, index) => {
    const current = pieces.at(-1);
    const [before, after] = [tokens[index - 1], tokens[index + 1]];
    const around = `${before?.text ?? ''} ${token.text} ${after?.text ?? ''}`;
    const joint =
      after && joints.test(token.text) && !loose.some((one) => one.test(around)) ? token.text : undefined;
    const isBreak = breaks.test(token.text) && !isWhole(token.text, before, after, token.start);
    if (isLabeling(token.text, current?.tokens, after)) current?.tokens.push({ ...token, text: 'is' });
    else if (isRestart(current, tokens, index)) pieces.push({ tokens: [token], joint: undefined });
    else if (!(joint || isBreak) || pair.test(around)) current?.tokens.push(token);
    else if (current?.tokens.length === 0) current.joint ??= joint;
    else pieces.push({ tokens: [], joint });
  });
  return pieces
    .map(({ tokens, joint }) => ({
      tokens: tokens.filter(({ text }) => /[\p{L}\p{N}#$+<>{}]/u.test(text)),
      joint,
    }))
    .filter(({ tokens }) => tokens.length > 0);
}

/** `Jon Myers, Jr.` and `and/or` are one thing. */
function isWhole(mark: string, before: Token | undefined, after: Token | undefined, start: number): boolean {
  if (mark === ',') return /^(?:jr|sr|iii?|iv)$/.test(after?.text ?? '');
  return mark === '/' && before?.end === start;
}

/** `I box is that risky` and `my name's Dwayne i'm 52 looking for 250k` are written without commas. */
function isRestart(current: Piece | undefined, tokens: readonly Token[], at: number): boolean {
  // `First name is Jon last name is Myers`.
  const isPart = /^(?:first|middle|last)$/.test(tokens[at]?.text ?? '') && tokens[at + 1]?.text === 'name';
  if (isPart && current?.tokens.some(({ text }) => text === 'name')) return true;
  if (at > 0 && hasCue('tags', tokens.slice(at, at + 3))) return true;
  // `No I take metformin` to another question.
  if (current?.tokens.length === 1 && hasCue('leads', tokens.slice(at - 1, at + 4))) return true;
  // `Zero conditions zero meds`.
  if (hasCue('recounts', [...(current?.tokens ?? []), ...tokens.slice(at, at + 2)])) return true;
  // `24 jk 42`.
  if (current?.tokens.length && at < tokens.length - 1 && hasCue('jokes', tokens.slice(at, at + 1)))
    return true;
  return (current?.tokens.length ?? 0) > 1 && hasCue('restarts', tokens.slice(at - 1, at + 3));
}

/** `Policy type: term`, `smoker - no`, `exercise, never`, but not `I drink - no more than two`. */
function isLabeling(mark: string, tokens: readonly Token[] = [], after?: Token): boolean {
  const isRate = mark === ',' && /^(?:also|never|rarely|daily|weekly)$/.test(after?.text ?? '');
  if (isRate || /^[-–—=]$/.test(mark)) return hasCue('labels', tokens);
  return mark === ':' && tokens.length <= maxLabel && findNamedSlot(tokens) !== undefined;
}

type Around = Pick<Clause, 'isFirst' | 'joint'> & { before: Clause['kind']; asks: boolean; isOnly: boolean };

/** What a clause is, by the first row of `clause-kinds.json` that fits it. */
function judge(tokens: readonly Token[], { before, asks, isOnly, isFirst, joint }: Around): Clause['kind'] {
  const labels = tokens.map((_, at) => openings.find(tokens, at)?.label);
  const start = labels.slice(0, -1).findIndex((label) => label !== 'aside');
  const at = start === -1 ? tokens.length - 1 : start;
  const role = roleMatcher.find(tokens, at)?.label;
  const features = listTrue({
    requests: labels[at] === 'requests',
    tells: labels[at] === 'tells',
    asks: labels[at] === 'asks',
    // `I suppose` only hesitates.
    supposes: labels.some((label, index) => label === 'supposes' && tokens[index - 1]?.text !== 'i'),
    mocks: hasCue('mocks', tokens),
    later: tokens.some(({ text }) => text === 'later'),
    single: tokens.length === 1,
    short: tokens.length <= maxTentative,
    marked: asks,
    only: isOnly,
    afterHypothetical: !isFirst && before === 'hypothetical',
    afterQuestion: !isFirst && before === 'question',
    afterOthers: !isFirst && before === 'others',
    subordinate: joint === 'though' || joint === 'although',
    other: role === 'other',
    self: hasCue('self', tokens.slice(at, at + 1)),
    treated: hasCue('treats', tokens),
    named: isNamed(tokens, at),
    // `My brother says 500k is good, so 500k`.
    // `Says 250 isn't enough, bump it to 750`, `a lady never tells, but it's 47`.
    own:
      role === 'no' ||
      joint === 'so' ||
      hasCue('self', tokens) ||
      hasCue('settles', tokens) ||
      (joint === 'but' && /^it'?s$/.test(tokens[0]?.text ?? '')),
  });
  const kind = kinds.find((row) => fits(row, '', features))?.to;
  return (kind as Clause['kind'] | undefined) ?? 'statement';
}

/** `Dolores was 69` tells of someone by name. */
function isNamed(tokens: readonly Token[], at: number): boolean {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (!first || !second || first.number !== undefined || !/^\p{Lu}\p{Ll}+(?:'s)?$/u.test(first.original))
    return false;
  const isTopic = findNamedSlot([{ ...first, text: first.text.replace(/'s$/, '') }]) !== undefined;
  if (isTopic || vocabulary.has(first.text) || isOrdinary(first.text) || hasCue('names', tokens))
    return false;
  return first.text.endsWith("'s") || verbs.test(second.original);
}
