import { bareValue, isNegatedAt, offer, type Reader, type Reading, topicValue } from './reading.ts';

const [term, whole, notSure] = ['Term Life Insurance', 'Whole Life Insurance', "I'm not sure"];
const termTopic =
  /^term(?: please)?$|\b(?:term[- ]?life|term (?:insurance|policy|coverage|plan|one)|\d+[- ]?(?:year|yr)[- ]?(?:fixed |level )?term|\d+[- ]?year (?:policy|plan)|level term|temporary (?:life|coverage|insurance|policy)|trem life)\b/;
const termBare = /\b(?:term|trem|tem|temporary|fixed (?:time|period)|\d+ years)\b/;
const wholeTopic = /\b(?:whole[- ]?life|hole life|whole (?:insurance|policy|coverage|plan|one)|wholelife)\b/;
const wholeBare = /\b(?:whole(?! nine)|cash value)\b/;
const permanent =
  /\b(?:permanent|lifelong|(?:for )?(?:all|the rest of) (?:my|the) life|lifetime|life-long|for (?:the rest of )?my (?:whole |entire )?life|forever|until i die|never (?:expires|ends|runs out)|(?:doesn't|won't|don't|not) (?:run out|expire|end)|lasts? (?:me )?(?:for life|forever|all my life|my whole life))\b/;
const others = /\b(?:universal|iul|variable|final expense|burial|funeral|annuity|indexed)\b/;
const open =
  /^(?:(?:um|uh|hmm|well|honestly|oh|then|so|ok|okay|alright|i(?:'d|'ll| would| will) (?:say|put|go with)|say|put|just|i|i'm|i am|it's|that's|still|maybe|kind of|kinda)[, ]+)*(?:(?:really |still |just )*(?:not (?:really |quite |totally |completely |100% |too |so )?(?:sure|certain|decided)|unsure|undecided|no idea|no clue|don't know|do not know|dunno|dont no|idk|torn|confused|haven't decided|can't decide|have no (?:idea|clue|preference))|either|whichever|whatever|any(?: of (?:them|those))?|both|no preference|don't care|doesn't matter|you (?:tell me|decide|choose|pick)|up to you|open to (?:either|both|anything)|need help (?:deciding|choosing)|help me (?:choose|decide|pick)|surprise me|beats me)\b/;

/** An opinion about one type says only which one is not wanted. */
const dislikes =
  /\b(?:rip[- ]?off|scam|waste|too (?:expensive|much|pricey|complicated)|costs? (?:too )?(?:much|more|a lot)|sucks|bad deal|confus\w+|hate|don't (?:get|understand|trust)|used to have|had|ran out|expired)\b/;

export const policyTypeReader: Reader = {
  slot: 'policyType',
  read({ text }, isAsked) {
    const hasTerm = mentions(
      text,
      isAsked,
      termTopic,
      /\b(?:long|short|mid)[- ]term|in terms|terms\b/.test(text) ? undefined : termBare,
    );
    const hasWhole = mentions(
      text,
      isAsked,
      wholeTopic,
      /\bwhole (?:thing|process|family|lot|time|day|week|nine)\b/.test(text) ? undefined : wholeBare,
    );
    const isOpen = isAsked && open.test(text);
    if (hasTerm !== hasWhole && dislikes.test(text)) return undefined;
    if (hasTerm && hasWhole) return readBoth(text, isOpen);
    if (hasTerm) return isOpen || isMaybe(text) ? offer([term, notSure]) : topicValue(term);
    if (hasWhole) return isOpen || isMaybe(text) ? offer([whole, notSure]) : topicValue(whole);
    if (isOpen) return /\b(?:term|whole)\b/.test(text) ? offer([term, whole, notSure]) : bareValue(notSure);
    return isAsked ? readOther(text) : undefined;
  },
};

function readBoth(text: string, isOpen: boolean): Reading {
  const either = isOpen || /\beither\b/.test(text);
  return (
    preferOne(text) ?? (either ? topicValue(notSure) : offer([term, whole, notSure], undefined, 'topic'))
  );
}

function readOther(text: string): Reading | undefined {
  if (permanent.test(text))
    return offer([whole, notSure], 'Whole life is the policy here that lasts for life.');
  return others.test(text)
    ? offer([term, whole, notSure], 'I can match you with term or whole life only.')
    : undefined;
}

function mentions(text: string, isAsked: boolean, topic: RegExp, bare: RegExp | undefined): boolean {
  const match = topic.exec(text) ?? (isAsked ? bare?.exec(text) : undefined);
  if (!match || /\b(?:avoid|away from|except|besides) $/.test(text.slice(0, match.index))) return false;
  return !isNegatedAt(text, match.index);
}

function preferOne(text: string) {
  const over = /\b(term|whole)\b[^,]*\b(?:over|rather than|instead of|not)\b/.exec(text);
  return over ? topicValue(over[1] === 'term' ? term : whole) : undefined;
}

function isMaybe(text: string): boolean {
  return /\b(?:maybe|perhaps|might|possibly|leaning)\b/.test(text);
}
