const polite = `(?:,? (?:please|thanks|thank you|sir|ma'am|maam|dude|man|lol|haha|sadly|unfortunately|thankfully|luckily|fortunately|actually|honestly|i think|i guess|i suppose|i believe|probably|i'm afraid|of course|definitely|absolutely|for sure|really|currently|now|right now|nowadays|these days|today|anymore|any more|lately|recently|so far|at the moment|at present|at all|ever|indeed|though|tbh|why not|so|then|it is|that's right))*`;
const hedge = `(?:(?:(?:thanks to god|touch wood|knock on wood|amen|hallelujah|heavens|goodness|gosh|god|lord|hell|heck|thank (?:god|goodness|heavens)|i(?:'d| would| will|'ll) (?:say|go with|have to say)|so|then|that(?:'s| is|'d be| would be| one(?:'s| is)?) an?|it's an?|the answer is|my answer is|just put|put(?: me down (?:for|as))?|put down|let's say|make (?:it|that)|still|again|and|also|well yes|for that|to that|a|an|it would be|that would be|would be)|um+|uh+|er+|hmm+|well|oh|ok|okay|i mean|i guess|i think|i suppose|probably|honestly|actually|sadly|unfortunately|thankfully|luckily|fortunately|yeah|lol)[, ]+)*`;
const yesWords = `(?:y|ye|ya|yea|yeah+|yah|yeh+|yas+|yes+|yep+|yup+|yeap|yess?ir|uh huh|uh-huh|mhm+|sure|sure thing|sure do|sure am|certainly|of course|absolutely|definitely|def|affirmative|indeed|true|correct|right|totally|for sure|guilty|you bet|si|ja|oui|aye|i guess so|i think so|i believe so|i suppose so|guess so|afraid so|👍)`;
const noWords = `(?:n|no+|nope+|nop|nah+|na|naw|nay|negative|never|none|zero|0|zilch|nothing (?:till|until|as of) (?:now|yet)|nil|nada|not a one|not one|i don't believe so|nothing|not really|not at all|not ever|not any|not at this time|not currently|not right now|not now|not me|no way|no sir|no ma'am|absolutely not|definitely not|certainly not|of course not|i think not|i don't think so|don't think so|not that i know(?: of)?|not that i'm aware(?: of)?|not to my knowledge|nothing (?:major|serious|like that|really|i know of)|not that i can think of|none that i can think of|heavens no|hell no|heck no|god no|lord no|no god|not in the least|not a chance|nothing like that|none whatsoever|none of (?:that|those|them|these|this|the above)(?: stuff| things| at all)?|nothing (?:too |really |very |that )?(?!(?:no+|nope+|nah+|negative|never|zilch|nothing|nobody|false)\\b)[a-z]{5,}|not a thing|no such thing|nobody|not i|not so far|not yet|none so far|none at all|none that i know of|nothing at all|false|👎)`;
const yesForms = `(?:i (?:do|am|have|did|would|will|was)(?: indeed| so| been)?|there (?:is|are|was)|i'm|i've|we do|i sure do|i do so)`;
const noForms = `(?:i (?:don't|didn't|haven't|wouldn't|won't|(?:never|don't) (?:do|did|would|will)|never have|do none|have none|never)|i'm not|i've not(?: been| had any)?|i've never|i have never|i (?:no|don't|didn't) have(?: (?:it|that|such|any|any such \\w+|this))?|i'm not having(?: (?:it|any|such|that))?|(?:we )?(?:don't|haven't|hasn't)(?: been| any| had any)?|i (?:hasn't|(?:don't|haven't) (?:been|any|had any))|there (?:isn't|aren't|is none|are none|isn't any)|(?:no|not) (?:take|have|do|use)|no any|never (?:have|do|did|would|will)(?: either)?|neither|i ain't|i really don't|(?:i )?(?:don't|never|haven't) (?:do|have|take|use|touch|had|done)? ?(?:any|none) of (?:that|those|them|this|it|these)(?: stuff| things)?)`;

const yes = new RegExp(`^${hedge}(?:${yesWords}(?:[, ]+(?:${yesWords}|${yesForms}))*|${yesForms})${polite}$`);
const no = new RegExp(`^${hedge}(?:${noWords}(?:[, ]+(?:${noWords}|${noForms}))*|${noForms})${polite}$`);
const leadingYes = new RegExp(`^${hedge}${yesWords}\\b[, ]+(?!and no\\b|or no\\b|but\\b|wait\\b)`);
const leadingNo = new RegExp(
  `^${hedge}${noWords}\\b[, ]+(?:(?:i|i'm|i've|never|not|none|nothing|we|my|just|only|nobody|thank|thanks|don't|haven't|but)\\b)`,
);
const unsure =
  /^(?:maybe|perhaps|possibly|kind of|kinda|sort of|sorta|it depends|depends|yes and no|yes or no|it varies|varies|hard to say|sometimes|a little|a bit|more or less|ish|could be|50\/50|somewhat|in a way|i might)\b/;

/** What is longer says more than yes or no, and would cost much to read as one. */
const longestYesNo = 120;

export type YesNo = 'Yes' | 'No' | 'unsure';

/** What a part says that is yes or no and nothing else, such as `nope`, `yeah I guess` or `not really`. */
export function readYesNo(text: string): YesNo | undefined {
  if (text.length > longestYesNo) return undefined;
  if (unsure.test(text)) return 'unsure';
  if (no.test(text)) return 'No';
  if (yes.test(text)) return 'Yes';
  return undefined;
}

/** What a part begins with when more follows: `yes I take pills` is Yes, `no exam` and `no wait` are neither. */
export function readLeadingYesNo(text: string): 'Yes' | 'No' | undefined {
  const plain = readYesNo(text);
  if (plain === 'Yes' || plain === 'No') return plain;
  if (/^no,? (?:idea|clue|preference|wait|sorry|actually|problem|worries|rush|hurry)\b/.test(text))
    return undefined;
  // `No, I do` says both.
  if (/^no+,? (?:i|we) (?:do|am|did|have|would|will)$/.test(text)) return undefined;
  if (leadingNo.test(text)) return 'No';
  return leadingYes.test(text) ? 'Yes' : undefined;
}

const verdict =
  /(?:^|[ ,])so[, ]+(?:(?:i(?:'d| would| will|'ll)? (?:say|guess|think|suppose|put)|that's an?|that's|it's an?|put|the answer is|probably|definitely|then)[, ]+)*(yes|yep|yeah|yup|yea|ya|yah|ye|aye|no|nope|nah|naw)(?: then| i guess| for (?:that|this)| to (?:that|this))?$/;

/** What a part comes to in the end: `I'm a carpenter so no`. */
export function readVerdict(text: string): 'Yes' | 'No' | undefined {
  const word = verdict.exec(text)?.[1];
  if (word === undefined) return undefined;
  return word.startsWith('n') ? 'No' : 'Yes';
}
