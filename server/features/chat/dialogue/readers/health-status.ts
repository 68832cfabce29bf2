import { bareValue, isNegatedAt, offer, type Reader, type Reading } from './reading.ts';

const aboutHealth =
  /\b(?:health|healthy|helth|heath|(?:great|good|bad|poor|excellent|decent|terrible|perfect|fair|best|amazing) shape|in shape|out of shape|fit as|physically|feeling|fitness)\b/;
const excellent =
  /\b(?:excel+[ae]nt|exelent|exellent|excelent|exc?ell?[ea]nt|perfect|outstanding|superb|top[- ]?notch|tip[- ]?top|flawless|fit as a fiddle|(?:healthy|strong) as an? (?:horse|ox)|never (?:been )?sick|rarely (?:ill|sick)|clean bill|10\/10|10 out of 10|a\+|picture of health)\b/;
const nearExcellent =
  /\b(?:great|amazing|fantastic|awesome|wonderful|(?:very|really|super|extremely|quite) (?:good|healthy|fit|well)|pretty great|very fit|phenomenal|healthy|fit|in shape|best shape)\b/;
const good =
  /\b(?:good|goood|gud|gd|pretty good|mostly good|pretty healthy|mostly healthy|generally healthy|fairly healthy|minor (?:issues|conditions|stuff|things)|well[- ]controlled)\b/;
const goodOrFair =
  /\b(?:fine|ok|okay|okey|o\.k|decent|alright|all right|not bad|not too bad|reasonable|can't complain|not great not terrible)\b/;
const fair = /\b(?:fair|fare(?! enough)|fiar|fairish|average|so[- ]?so|meh|middling|mediocre|moderate)\b/;
const fairOrPoor =
  /\b(?:not (?:so |too |very |that |really )*(?:good|great|healthy|well|the best)|could be better|unhealthy|out of shape|been better|not in (?:good|great) (?:health|shape))\b/;
const poor =
  /\b(?:poor|poorly|bad|terrible|awful|horrible|very sick|really sick|pretty sick|terminal|dreadful)\b/;

type Level = { pattern: RegExp; options: readonly string[] };
/** In the order they are looked for: a level that another one's words contain comes after it. */
const levels: readonly Level[] = [
  { pattern: /\b(?:below|under) average\b/, options: ['Fair', 'Poor'] },
  { pattern: /\b(?:above|over) average\b/, options: ['Excellent', 'Good'] },
  { pattern: fairOrPoor, options: ['Fair', 'Poor'] },
  { pattern: /\bnot (?:too |so |that )?bad\b|\bnot poor\b/, options: ['Good', 'Fair'] },
  { pattern: /\bnot (?:quite |exactly )?(?:perfect|excellent)\b/, options: ['Good', 'Fair'] },
  { pattern: excellent, options: ['Excellent'] },
  {
    pattern: /\b(?:pretty|mostly|generally|fairly|relatively|reasonably) (?:good|healthy|fit|well)\b/,
    options: ['Good'],
  },
  { pattern: nearExcellent, options: ['Excellent', 'Good'] },
  { pattern: good, options: ['Good'] },
  { pattern: goodOrFair, options: ['Good', 'Fair'] },
  { pattern: fair, options: ['Fair'] },
  { pattern: poor, options: ['Poor'] },
];

export const healthStatusReader: Reader = {
  slot: 'healthStatus',
  read(part, isAsked) {
    const text = part.text
      .replace(/\b(?:better|worse|more|less|other|rather) than (?:just |only )?\w+/g, '')
      .replace(/\bfrom \w+ to\b/g, 'to');
    const isTopic =
      aboutHealth.test(text) &&
      !/\b(?:health (?:insurance|issues?|problems?|conditions?|care|history)|good cover)/.test(text);
    if (!isTopic && !isAsked) return undefined;
    const source = isTopic ? 'topic' : 'bare';
    return readBetween(text, source) ?? readLevel(text, source, isAsked);
  },
};

/** What is left when a level is denied: `not gud`. */
const without: Readonly<Record<string, readonly string[]>> = {
  Excellent: ['Good', 'Fair'],
  Good: ['Fair', 'Poor'],
  Fair: ['Good', 'Poor'],
  Poor: ['Good', 'Fair'],
};

function readLevel(text: string, source: Reading['source'], isAsked: boolean): Reading | undefined {
  // `good question` and `fair enough` are talk; `ok` alone too, unless health is asked.
  if (
    /\b(?:(?:excellent|good|great|bad|poor|terrible|fair|perfect) (?:doctors?|care|insurance|genes|jobs?|sleep|diet|plan|quote|price|offer|luck|eye\w*|vision|memory|knees?|back|hearing|teeth|weather)|good (?:question|to know|point|day|morning|evening|afternoon|idea)|fair (?:enough|question|point)|great question|bad (?:idea|question))\b/.test(
      text,
    )
  )
    return undefined;
  const level = levels.find(({ pattern }) => pattern.test(text));
  const only = level?.options[0];
  if (!level || only === undefined) return undefined;
  const denied = level.options.length === 1 ? without[only] : undefined;
  const at = level.pattern.exec(text)?.index ?? 0;
  if (denied && isNegatedAt(text, at)) return isAsked ? offer(denied, undefined, source) : undefined;
  if (level.options.length === 1) return { ...bareValue(only), source };
  return isAsked ? offer(level.options, undefined, source) : undefined;
}

/** `between fair and good`, `good to excellent`, `good/fair`. */
function readBetween(text: string, source: Reading['source']): Reading | undefined {
  const named = ['excellent', 'good', 'fair', 'poor'].filter((word) =>
    new RegExp(`\\b${word}\\b`).test(text),
  );
  if (named.length < 2 || !/\b(?:between|to|or|and)\b|\/|-/.test(text)) return undefined;
  return offer(
    named.map((word) => word.replace(/^./, (letter) => letter.toUpperCase())),
    undefined,
    source,
  );
}
