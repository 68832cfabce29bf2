import { createYesNoReader } from './create-yes-no-reader.ts';
import { findMention, offer, type Reading, topicValue } from './reading.ts';

const risky =
  /\b(?:sky ?div\w*|scuba|div(?:e|ing) (?:deep|wrecks?)|(?:deep|cave|wreck|scuba|cliff|free)[- ]?div\w*|(?:rock|mountain|ice|free)[- ]?climb\w*|climb(?:ing|er)?\b|mountaineer\w*|(?:car|auto|street|drag|motor\w*|motorcycle|bike|stock|kart|boat|sled|atv|quad|snow ?\w+|truck|mud|jet ?ski|horse|barrel)[- ]?rac\w+|rac(?:e|ing) (?:\w+ )?(?:cars?|motor\w*|bikes?|snow\w+|sleds?|boats?|trucks?|quads?|atvs?|karts?)|demolition derb\w+|monster trucks?|rappel\w*|wing walk\w*|(?:free )?solo(?:ing|ed)?\b(?! travel)|base jump\w*|para(?:glid|chut|sail)\w*|hang[- ]?glid\w*|bungee\w*|moto ?cross|wingsuit\w*|fl(?:y|ying) (?:an? |my |our |the )?(?:small |private |own |light |little )*(?:planes?|cessna|piper|aircraft|helicopters?|gliders?|ultralights?)|private pilot|bull ?riding|heli[- ]?ski\w*|rodeo|mma|cage fight\w*|spelunk\w*|caving)\b/;
const arguable =
  /\b(?:motorcycl\w*|motorbikes?|ski(?:ing|s)?|snowboard\w*|surf\w*|horse\w*|box(?:ing)?|martial arts|hunt\w*|raft\w*|atvs?|dirt ?bik\w*|mountain bik\w*|rac(?:e|ing)|div(?:e|ing)|skateboard\w*|kayak\w*|sail\w*|shooting|guns|parkour|trampolin\w*|snow ?machin\w*|snow ?mobil\w*|sledding|four[- ]?wheel\w*|4[- ]?wheel\w*|mudding|off[- ]?road\w*|jet ?ski\w*|harleys?|noodling|spear ?fish\w*|wrestl\w*|football|rugby|flying)\b/;
const tame =
  /\b(?:garden\w*|read(?:ing)?|books?|knit\w*|sew\w*|golf\w*|fish(?:ing)?|hik\w*|walk\w*|gam(?:es|ing)|chess|cook\w*|bak\w*|paint\w*|music|tv|netflix|puzzles?|couch|yoga|bowling|tennis|jog\w*|crafts?|stamp\w*|bingo|pickleball|quilt\w*|cards|cricket|darts|photograph\w*|camping|grandkids|dancing|choir|church|woodwork\w*|bird ?watch\w*|movies|basketball|softball|volleyball|billiards|trivia|swim\w*|running|gym)\b/;
const topic =
  /\b(?:(?:risky|dangerous|extreme|hazardous|adventurous|crazy|wild) (?:hobb\w*|sports?|activit\w*|stuff|things?)|hobb(?:y|ies))\b/;

function readTopic({ text }: { text: string }, isAsked: boolean): Reading | undefined {
  const named = findMention(text, risky);
  const isPast =
    /\b(?:used to|in the past|years ago|stopped|quit|sold|gave up|no longer|once(?! (?:a|per|every|in a)\b)|one time|tried|bucket list|want to|someday|planning|would love)\b/.test(
      text,
    );
  if (named) {
    if (named.isNegated) return isAsked ? topicValue('No') : undefined;
    if (isPast)
      return isAsked
        ? offer(['Yes', 'No'], 'The question is about what you take part in now.', 'topic')
        : undefined;
    return topicValue('Yes');
  }
  const general = findMention(text, topic);
  if (general?.isNegated) return topicValue('No');
  if (!isAsked) return undefined;
  const maybe = findMention(text, arguable);
  if (maybe)
    return maybe.isNegated
      ? topicValue('No')
      : offer(['Yes', 'No'], 'Skydiving, scuba diving, climbing and racing count for certain.', 'topic');
  if (
    findMention(text, tame) ||
    /\b(?:boring|nothing (?:risky|dangerous|crazy|extreme|like that))\b/.test(text)
  )
    return /^yes\b/.test(text) ? undefined : topicValue('No');
  return undefined;
}

export const riskyHobbiesReader = createYesNoReader({ slot: 'riskyHobbies', readTopic });
