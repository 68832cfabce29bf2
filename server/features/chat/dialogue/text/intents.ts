import type { SlotId } from '../../../../../shared/api/chat.ts';
import type { Command } from '../commands.ts';
import { findSlot } from '../slots.ts';

type Whole = { pattern: RegExp; command: Command };

const lead = `^(?:(?:ok|okay|please|hey|hi|hello|um|well|so|actually|wait|no|yes|i think|sorry|alright|then|and|but|you know what|lets|let's|can (?:you|we|i)|could (?:you|we|i)|i(?:'d| would) (?:like|want) to|i want to|i need to|i wanna|just|how about we|i'd rather|i'm going to|i'll)[, ]+)*`;
const tail = `(?:[, ]+(?:please|now|then|thanks|ok|again|for now|here|today|pls|instead|completely|all|it|this|that|everything))*$`;

function whole(words: string, command: Command): Whole {
  return { pattern: new RegExp(`${lead}(?:${words})${tail}`), command };
}

const commands: readonly Whole[] = [
  whole(
    '(?:start|begin) (?:it |this )?(?:all )?(?:over|again|fresh|anew)(?: again)?(?: (?:from (?:the )?(?:very )?(?:beginning|start|scratch|top)))?|restart(?: the (?:quote|conversation|chat))?|reset(?: everything| it| the chat)?|begin (?:again|over)|start (?:again|fresh|anew|from (?:the )?(?:scratch|beginning|start))|(?:clear|delete|erase|wipe|forget) (?:everything|all(?: of (?:it|that|this))?|my answers|my data|all my (?:answers|data))|do (?:it|this) (?:all )?over|redo everything|new quote|(?:get |start )?a(?:nother)? new quote|(?:get |do )?another quote|from (?:the )?(?:scratch|beginning|top)',
    { kind: 'restart' },
  ),
  whole(
    "cancel(?: (?:the |my |this )?(?:quote|chat|conversation|that|it|everything))?|stop(?: (?:it|asking|this|here|now|please|the quote|asking me(?: questions)?))?|quit|exit|abort|never mind|forget (?:it|about it|this)|(?:i )?(?:don't|do not) want (?:to (?:do this|continue|go on|answer|keep going)|a quote|this)(?: any ?more)?|not interested|(?:i )?changed my mind|i give up|no more questions|enough|that's enough|leave me alone|i'm (?:out|leaving)|not (?:right )?now|maybe later|i'll (?:come back|do (?:it|this)) later|later|(?:(?:thanks|thank you)[, ]+)?i'm (?:all )?(?:done|finished)(?: with (?:this|it))?",
    { kind: 'cancel' },
  ),
  whole(
    "continue(?: (?:my|the|with (?:my|the)) quote)?|resume|go on|carry on|keep going|let's go(?: on)?|proceed|go ahead|(?:i'm )?ready|where were we|back to (?:the|my) quote|continue where we left off|pick up where we left off",
    { kind: 'resume' },
  ),
  whole(
    "(?:what (?:have|did|do) (?:you|we|i) (?:got |have |get |gotten |said |say |tell you |told you |given you |give you |answered )*(?:got|have|so far|said|told you|down|already|on me|collected|entered|know about me)?(?: so far| for me| down| about me| on me| already)*)|(?:show|give|read|tell)(?: me| us)? (?:(?:back )?(?:my|the|all|what|everything)[ a-z']*(?:answers?|summary|recap|so far|details|info\\w*|you have|you've got|i (?:said|told you|gave you))[ a-z]*|(?:a )?(?:summary|recap))|summar(?:y|ise|ize)(?: so far| it| that| my answers)?|(?:a )?recap|(?:my|review) (?:my )?answers(?: so far)?|review|what's (?:my )?(?:summary|progress so far)|where are we so far|what you (?:got|have) so far|what do you (?:have|know)(?: so far| about me)",
    { kind: 'summarise' },
  ),
  whole(
    '(?:go )?back(?: (?:one|a) (?:question|step))?|(?:the )?previous(?: question)?|last question|undo(?: (?:that|it|last))?|go back',
    { kind: 'back' },
  ),
  whole(
    "skip (?:all(?: (?:of )?(?:the |those |these )?(?:rest|optional|others?|remaining|questions)| of them| of th(?:os|es)e(?! (?:rest|optional|others?|remaining|questions)\\b))*(?: (?:ones|questions))?|(?:the )?(?:rest|others|remaining|optional)(?: (?:ones|questions|of (?:them|the questions|it|these|those)))*|everything(?: else| optional)?|to the end)|(?:don't ask|no) (?:me )?(?:any )?(?:more )?optional (?:ones|questions)",
    { kind: 'skip-rest' },
  ),
  whole(
    "skip(?: (?:it|this|that|one|this one|that one|this question|that question|question|the question))?|pass(?: on (?:that|this|it)(?: one)?)?|next(?: question| one)?|(?:i(?:'d| would)? )?(?:prefer|rather|choose|like|want)(?: to)? not(?: to)? (?:say|answer|tell|disclose|share|respond|discuss)(?: (?:that|this|it))?|(?:i )?(?:don't|do not|won't|refuse to|would not|wouldn't like to|am not going to|not going to) (?:want to |wish to |feel like |care to )?(?:say|answer|answering|tell you|share|sharing|disclose|discuss)(?: (?:that|this|it)(?: question| one)?)?|no (?:comment|answer)|none of your (?:business|concern)|that's (?:private|personal|none of your business|too personal)|private|n\\/?a|leave (?:it|that|this)(?: one)? (?:out|blank|empty)|(?:can|may) (?:i|we) skip(?: (?:it|this|that|this one|that one))?|not (?:telling|saying|answering)|decline(?: to (?:answer|say|state))?|move on|no thanks|moving on",
    { kind: 'skip' },
  ),
  whole(
    "(?:what are|show(?: me)?|give me|list|which are|tell me|what're|what were) (?:my |the |all |your )*(?:options|choices|answers to choose from|possibilities)(?: again)?|options|choices|what can i (?:choose|pick|say|answer|put)|what (?:do you mean|does (?:that|this|it) mean|are those|is that)|(?:i )?(?:don't|do not) (?:understand|get it|get that|follow)(?: (?:the question|you|that|this|it))?|huh|what|pardon|come again|repeat(?: (?:that|the question))?|say (?:that|it) again|can you (?:repeat|explain)(?: (?:that|the question|it))?|like what|such as|for example|help(?: me)?|i'm (?:confused|lost)|what was the question|explain|unclear",
    { kind: 'talk', topic: 'options' },
  ),
  whole(
    'why|why (?:do|would|are|did) you (?:ask(?:ing)?|need|want|care)(?: (?:to know|for|about))?(?: (?:that|this|it|me that|me this|to know|my \\w+))*|why (?:is|does) (?:that|this|it) (?:matter|needed|important|necessary|relevant)|what (?:do you need|is|does) (?:that|this|it)(?: for| matter)?|how is (?:that|this|it) relevant|why ask(?: that| this)?|what for|why do you need to know',
    { kind: 'talk', topic: 'why' },
  ),
  whole(
    'how (?:many|much) (?:more )?(?:questions|more|longer)?(?: (?:are|is))?(?: there)?(?: left| to go| remaining| more| do you have)*|how long (?:will (?:this|it) take|is this|does (?:this|it) take|is left)|are we (?:done|there|finished)(?: yet)?|(?:is that|am i|are we) (?:it|all|done|finished)|almost (?:done|there)|how far along(?: are we| am i)?',
    { kind: 'talk', topic: 'progress' },
  ),
];

/** A wish to end it somewhere in a longer message. */
const calledOff =
  /\b(?:cancel (?:it|this|that|everything|(?:the|my) quote)|(?:don't|do not|no longer) (?:want|need) (?:a|the|this|your|any) (?:quote|insurance)(?: any ?more)?)(?:$|[,.!;])/;
const asks = /\?|\b(?:can i|could|how (?:do|can)|what (?:if|happens)|if i|when i|would)\b/;

const handOver =
  /\b(?:(?:talk|speak|chat|connect|transfer|put|reach|contact|call|touch) ?(?:me |us )?(?:to |with |through |in touch with )*(?:a |an |the |your |some )*(?:real |actual |live |human |licensed |insurance |customer )*(?:human|person|people|agent|representative|rep|someone|somebody|advisor|adviser|operator|staff|support|service|broker|manager|supervisor)\b(?! who)|(?:want|need|prefer|get|give)(?: me| us)? (?:a |an |the |your )?(?:real |actual |live |human |licensed |insurance )*(?:human|person|agent|representative|rep|advisor|adviser|operator|broker)\b(?! who)|(?:real|live|actual) (?:person|human|agent)\b(?! who)|human (?:being|agent|please|help)|customer (?:service|support)|(?:can|could|will) (?:someone|somebody|you|an? agent) (?:please )?(?:call|phone|ring|email) me\b(?! [a-z]+$)|call me (?:back|please|at|on|later|tomorrow|today|now)\b|^(?:call me|human|agent|representative|operator|real person|contact (?:us|form|you)?)$|(?:your|a) (?:phone|contact|telephone) number|^(?:phone|contact|telephone) number$|how (?:do|can) i (?:contact|reach|call) (?:you|someone|support|anybody|anyone))/;
const identity =
  /\b(?:are you (?:(?:a|an|even|really|actually|like|the)[, ]+)*(?:bot|robot|human|real|ai|a\.i|chatgpt|gpt|person|machine|computer|automated|alive|someone|program)|am i (?:talking|speaking|chatting) (?:to|with)|is this (?:a |an )?(?:bot|robot|human|ai|real person|automated|chatgpt|person)|who are you|what are you\b(?! (?:asking|doing|talking))|(?:what's|what is|whats|do you have a|got a) (?:your )?name\b|you(?:'re| are) (?:a )?(?:bot|robot|ai))/;
const greeting =
  /^(?:hi+|hello+|hey+|heya|hiya|howdy|yo|greetings|good (?:morning|afternoon|evening|day)|sup|what's up|hola|helo|hellow)(?:[, ]+(?:there|again|everyone|bot|assistant|how are you(?: doing)?(?: today)?|how's it going|good (?:morning|afternoon|evening)))*$|^how are you(?: doing)?(?: today)?$/;
const thanks =
  /^(?:(?:ok|okay|great|perfect|cool|awesome|nice|good|yes|got it|oh|alright)[, ]+)*(?:thanks|thank you|cheers|much appreciated|appreciate (?:it|that)|ta|thank u)(?:[, ]+(?:so much|a lot|very much|for (?:that|this|the|your) ?\w*(?: \w+)?|you|again|bye|that helps|a bunch|helpful))*$|^(?:that(?:'s| was| is) (?:helpful|great|good to know|very helpful)|good to know|nice|cool|great|awesome|wonderful|interesting|i see|makes sense|got it|lol|haha+|ok(?:ay)?|alright|hmm+|sounds good|perfect|understood|gotcha|you're (?:great|awesome|funny|sweet|nice|helpful))$/;
const goodbye =
  /^(?:(?:ok|okay|thanks|well|alright|thank you)[, ]+)*(?:bye+|good ?bye|see (?:you|ya)(?: later)?|later|cya|ttyl|have a (?:good|nice|great) \w+|talk later|farewell|take care)(?: bye)?$/;
const start =
  /\b(?:(?:get|want|need|like|give me|start|do|have|looking for|shopping for|interested in|after|find(?: me)?|see|make|begin|provide|request|run|help (?:me )?(?:with|get|find)|apply for|sign up for|buy|purchase|compare|obtain)(?: \w+){0,4} (?:quotes?|match|coverage|insurance|policy|policies|life|cover|started|rates?|plan)|^quotes?$|^(?:life )?insurance(?: quote)?$|get (?:started|going)|find my (?:best )?match|start(?: my| the| a)? (?:quote|match)?|^(?:i'm )?ready$|match me|sign me up|^start$|^begin$|^let's (?:do it|start|begin|go)$|^go$|^quote me$|^insure me$)/;
const notKnown =
  /^(?:(?:um+|uh+|hmm+|well|honestly|oh|sorry|i guess|tbh|ok|okay|alright|then|so|no|i(?:'d|'ll| would| will) (?:say|put)|that's|it's|still|yeah)[, ]+)*(?:(?:i |i'm )?(?:really |honestly |still |just )*(?:idk|don't (?:really )?(?:know|remember|recall)|do not know|dont no|dunno|not (?:really |quite |too |totally |100% |so |completely )?(?:sure|certain)|unsure|uncertain|no (?:idea|clue)|have no (?:idea|clue)|can't (?:remember|say|recall|decide|tell|choose)|couldn't (?:say|tell you)|haven't (?:decided|thought about it)|undecided|torn)|beats me|hard to say|who knows|no preference|whichever|whatever|any(?: of (?:them|those))?|anything|either(?: one| is fine| way)?|doesn't matter|don't (?:care|mind)|i don't (?:care|mind)|you (?:choose|decide|pick|tell me)|up to you|it depends|depends|good question|not known|all of (?:them|the above|those)|everything|all|both|none of (?:them|those|these|the above)|surprise me)\b(?!.*\b(?:what|how|why)\b)/;

/** An answer that leaves open which one is meant is no wish to pass the question over. */
const varies =
  /\b(?:it )?(?:depends|depending|varies|vary)\b|^(?:that's |it's )?(?:hard|difficult|tough) to (?:say|tell)\b/;

/** A message that as a whole is one wish, such as `start over`. `text` is simplified. */
export function readIntent(text: string, expects: SlotId | 'confirm' | null): Command | undefined {
  const bare = text.replace(/[.!?,]+$/g, '').trim();
  if (identity.test(bare)) return { kind: 'talk', topic: 'identity' };
  if (handOver.test(bare)) return { kind: 'hand-over' };
  const found = commands.find(({ pattern }) => pattern.test(bare))?.command;
  if (!found) return calledOff.test(bare) && !asks.test(text) ? { kind: 'cancel' } : undefined;
  // At the summary `go ahead` confirms, and `no thanks` declines what is asked rather than skips it.
  if (expects === 'confirm' && (found.kind === 'resume' || found.kind === 'skip')) return undefined;
  if (
    found.kind === 'skip' &&
    (/^no thanks/.test(bare) || (expects === 'noMedicalExam' && /\bskip\b/.test(bare)))
  )
    return undefined;
  if (
    found.kind === 'cancel' &&
    /\banswer(?: (?:that|this|it)(?: question| one)?)?$/.test(bare) &&
    isOptional(expects)
  )
    return { kind: 'skip' };
  if (found.kind === 'cancel' && expects === 'approvalPreference' && /\b(?:later|now)\b/.test(bare))
    return undefined;
  if (found.kind === 'cancel' && expects === 'smokingStatus' && /^(?:i )?(?:quit|stop)/.test(bare))
    return undefined;
  return found;
}

function isOptional(expects: SlotId | 'confirm' | null): boolean {
  return expects !== null && expects !== 'confirm' && !findSlot(expects).isRequired;
}

/** Small talk, and what is left of a message that no value was read from. */
export function readTalk(text: string): Command | undefined {
  const bare = text
    .replace(/[.!?,]+$/g, '')
    .replace(/[^\p{L}\p{N}' ,$]/gu, '')
    .trim();
  if (greeting.test(bare)) return { kind: 'talk', topic: 'greeting' };
  if (thanks.test(bare)) return { kind: 'talk', topic: 'thanks' };
  if (goodbye.test(bare)) return { kind: 'talk', topic: 'goodbye' };
  if (varies.test(bare)) return { kind: 'unclear' };
  if (notKnown.test(bare)) return { kind: 'not-known' };
  if (start.test(bare)) return { kind: 'talk', topic: 'start' };
  return undefined;
}
