const splitter =
  /,(?!\d{3}(?!\d))\s*|;\s*|\s+(?:but|while|although|though|whereas|however)\s+|\s+(?=except\b)|\s+(?:and|&)\s+(?!(?:a\s+)?(?:half|quarter)\b)|\s+-+\s+|\s*\.\.\.+\s*|\s+\/\s+|\s+(?=what(?:'?s)?\s+(?:is|are|does|do|about|kind|if|happens|the|a)\b|how\s+(?:much|long|do|does|is|are|can|many)\b|why\s+(?:do|is|are|does)\b)/giu;
const numberWord =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|fou?rty|fifty|sixty|seventy|eighty|ninety)\b/i;
const dayName = /^(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i;
const tensWord = /\b(?:twenty|thirty|fou?rty|fifty|sixty|seventy|eighty)\s*$/i;
const onesWord = /\b(?:one|two|three|four|five|six|seven|eight|nine)\s*$/i;

/** A sentence in the pieces that commas, `and`, `but` and the like part, where these do not hold one thing together. */
export function splitPieces(sentence: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const match of sentence.matchAll(splitter)) {
    const before = sentence.slice(from, match.index);
    const after = sentence.slice(match.index + match[0].length);
    if (isJoint(match[0].trim().toLowerCase(), before, after)) continue;
    pieces.push(before);
    from = match.index + match[0].length;
  }
  pieces.push(sentence.slice(from));
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
}

function isJoint(joint: string, before: string, after: string): boolean {
  const isAnd = joint === 'and' || joint === '&';
  if (isAnd && (joinsNumber(before, after) || joinsRange(before, after))) return true;
  // `On Mondays and Fridays` is how often.
  if ((isAnd || joint === ',') && endsWithDay(before) && dayName.test(after)) return true;
  // `No one but me` and `anything but term` are one statement.
  if (joint === 'but' && (/^(?:me|myself)\W*$/i.test(after) || /\bany(?:thing|where|one)\s*$/i.test(before)))
    return true;
  if (/\b(?:now|yes|alive|here|again)\s*$/i.test(before) && /^(?:then|again|no\b|well|there)/i.test(after))
    return true;
  // `I don't fume, I mean smoke` denies smoking.
  return /\b(?:don'?t|not|never|no)\s+\S+$/i.test(before) && /^i mean\s+\S+\W*$/i.test(after);
}

/** `Two hundred and fifty`; also `forty and six years` and `six and forty`, but not `forty and two kids`. */
function joinsNumber(before: string, after: string): boolean {
  if (/(?:hundred|thousand|million|mil)\s*$/i.test(before) && numberWord.test(after)) return true;
  const number = /^(\w+)(?: years?(?: old)?)?\W*$/i.exec(after)?.[1];
  if (number === undefined) return false;
  return (tensWord.test(before) && onesWord.test(number)) || (onesWord.test(before) && tensWord.test(number));
}

function joinsRange(before: string, after: string): boolean {
  const isBetween = /\bbetween\s+\S+(?:\s\S+)?$/i.test(before);
  return isBetween || (/\bgood\s*$/i.test(before) && /^(?:fair|excellent)/i.test(after));
}

function endsWithDay(text: string): boolean {
  return dayName.test(/\S*$/.exec(text.trim())?.[0] ?? '');
}
