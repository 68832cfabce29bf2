const agrees =
  /^(?:(?:quite|amen|now|bet|then|so|ah|aha|finally|hell|heck|i (?:would |'d )?say|it's an?|that's an?|ok|okay|yes+|yep+|yup|yeah+|yea|ya|ye|y|sure|perfect|great|awesome|thanks|um|well|cool|alright|nice|wow|oh|mhm|uh huh)(?![a-z])[, ]*)*(?:(?:(?:yes+|yep+|yup+|yeah+|yea|ya|ye|y|sure|si|correct|right|confirm(?:ed)?|confirmed|ok(?:ay)?|perfect|great|good|fine|affirmative|absolutely|definitely|exactly|indeed|approved?|accept(?:ed)?|agreed?|lgtm|submit|done|proceed|continue|go|go ahead|do it|send it|true|accurate|spot on|sounds good|sounds right|all good|all right|alright|👍|✅|i (?:confirm|agree|do|approve)|i think so|of course|for sure|totally|you got it|let's (?:do it|go)|that's me|i guess so|yessir|finish|ship it|bingo|nailed it|10-4|ten four|good to go|quite right|right as rain|why not|no complaints|good deal|works for me|sounds about right|about right|no changes|nothing to change|no (?:that's|it's) (?:right|correct|good|fine|perfect)|(?:looks?|seems?|sounds?) (?:all |pretty |very |really )?(?:good|great|right|correct|fine|perfect|ok(?:ay)?|accurate)(?: to me)?|(?:(?:that|it|this|everything|all|all of (?:it|that|this)|those|they|the summary)(?:'s| is| are)?|you have|you've got) (?:all |it |everything |looks? |seems? |sounds? |absolutely |perfectly |totally |exactly |100% |is )*(?:right|correct|good|fine|perfect|great|true|accurate|ok(?:ay)?|me|it|in order))(?:[, ]+(?:please|thanks|thank you|now|go ahead|all good|correct|it is|it does|to me|looks good|that's (?:right|correct|good|it|all|everything|fine|perfect)|all correct|everything(?:'s| is)? (?:correct|right|good|fine)|submit(?: it)?|confirm(?: it)?|is (?:correct|right|fine)|that is correct|i confirm|good|great|right|yes|let's go|proceed|continue|send it|get my (?:quote|match)|show me(?: (?:my|the) \w+)?|as is|bot|sir|dear|boss|honey|hon|buddy|ma'am|my friend|i guess|i think|awesome|perfect|👍))*)|(?:go ahead|please (?:proceed|submit|continue|go ahead)|show me (?:my|the) (?:match|quote|results?|recommendation)|(?:see|get) my (?:match|quote)|submit(?: it| this| my (?:quote|answers))?|confirm(?: it| this| everything)?))$/;
const doubts =
  /\b(?:but|except|however|though|change|wrong|not|isn't|aren't|incorrect|wait|actually|almost|nearly|mostly|fix|update|edit|no|nope|other than|apart from)\b/;
const denies =
  /^(?:(?:um+|uh|hmm|well|oh|sorry|actually|wait|hold on|ok)[, ]+)*(?:no+|nope+|nah+|na|n|not (?:quite|really|right|correct|yet|exactly|entirely|all|everything)|wrong|incorrect|that's (?:not right|wrong|not correct|incorrect|not me)|(?:something|one thing|it|this|that|there)(?:'s| is)? (?:wrong|off|incorrect|not right|a mistake|an error)|change (?:something|one thing|an answer|it)|edit|i (?:want|need|would like|'d like) to (?:change|fix|edit|correct|update) (?:something|one thing|an answer|it|that|a few things)|negative|false|hold on|wait|not so fast|fix (?:it|something)|i made a mistake|mistake|👎)(?:[, ]+(?:please|thanks|wait|that's (?:wrong|not right|not correct|incorrect)|it's (?:wrong|not right|not correct)|(?:something|one thing)(?:'s| is) wrong|not (?:right|correct)|change something|i need to change something|i want to change something|it isn't|it's not|one is wrong))*$/;

const agreesFirst =
  /^(?:yes+|yep+|yup+|yeah+|yea|correct|confirmed|perfect|absolutely|(?:it |that |all |everything )?is (?:all )?(?:correct|right|good|fine))\b/;
const says =
  /\d|\b(?:stop|cancel|later|maybe|let me|first|moment|minute|second|read|check|who|what|when|why|how|if|should|could|would|can|my|the (?:state|age|name|amount|policy)|make|set|put|add|remove|now i|live|smoke|whole|term|also|or)\b/;

/** A yes with a few more words that say nothing of their own: `yes, that is correct, thank you kindly`. */
function isShortYes(text: string): boolean {
  return agreesFirst.test(text) && text.split(' ').length <= 8 && !says.test(text);
}

/** What a message says to the question whether the summary is right. Whatever is more than a yes is no yes. */
export function readConfirmation(text: string): 'confirm' | 'deny' | undefined {
  if (text.includes('?')) return undefined;
  const bare = text
    .replace(/[.]{2,}/g, ' ')
    .replace(/[.!,]+(?=\s|$)/g, '')
    .replace(/ +/g, ' ')
    .trim();
  if (denies.test(bare) && !/^no (?:that's|it's) (?:right|correct|good|fine|perfect)/.test(bare))
    return 'deny';
  // `Nope, all good` says that nothing is to change.
  const rest = bare.replace(
    /^(?:no|nope|nah)[, ]+(?=(?:that's|it's|all|looks|everything|it all|they|no|nothing)\b)/,
    '',
  );
  if (!agrees.test(rest) && !isShortYes(rest)) return undefined;
  const isPlain = !doubts.test(rest.replace(/\b(?:no changes|nothing to change|no (?=that's|it's))/g, ''));
  return isPlain ? 'confirm' : undefined;
}
