import { matchesPhrase, type PhraseRule } from './matches-phrase.ts';
import { normalizeCrisisText } from './normalize-crisis-text.ts';
import { plannedRule, selfHarmRules } from './self-harm-phrases.ts';

const person =
  '(?:husband|hubby|wife|partner|boyfriend|girlfriend|bf|gf|uncle|step ?(?:dad|mom|father|mother|brother|sister)|spouse|ex|mother|father|mom|dad|son|daughter|brother|sister|friend|kid|child|boss|neighbor|roommate|family)';
/** "my life insurance" and "the prices are killing me" are business. */
const insuranceLife =
  /\b(?:end|ending|take|cancel) my (?:own )?(?:term |whole )?life (?:insurance|policy|cover|coverage|plan|quote)\b/;
const past =
  '(?:last (?:year|month|summer|winter|spring|fall|decade|time)|(?:years?|months?|weeks?|long|while) ago|in (?:19|20)\\d\\d|years?|history|used to|previously|in the past|died|passed (?!out)|survived|recovered|sometimes|occasionally|once|when i was)';

/** Words of despair that name neither a means nor an end. */
const despair: PhraseRule = {
  any: [
    /\bend(?:ing)? it all\b|\bself[ -]?harm|\bcommitting suicide\b/,
    /(?<!not |dont |didnt |never |doesnt )\b(?:want|wants|ready|going|plan|planning|trying|wish|decided|intend|choose|chose) (?:to |i could (?:just )?)?(?:just )?die\b(?! (?:knowing|with|at home|peacefully|of (?:old age|boredom|embarrassment|laughter)|laughing|before|in debt|without|on (?:my|the|this)|rich|old|broke))/,
    /\bi (?:would|d|might|id) (?:rather|as well) (?:be dead|die)\b(?! (?:than|of|before))|\bwish i (?:was|were|am) (?:dead|never born|not alive|gone)\b|\bwish i had never been born\b/,
    /\b(?:cant|cannot) (?:go on(?! (?:with|the|your|my|vacation))|take it any ?more|live like this|keep living|do (?:this|it) any ?more(?! (?:because|due|since|with))|cope any ?more)\b/,
    /\b(?:thinking|thought|thoughts|think|considering|consider|contemplating|planning|attempt\w*|tempted) (?:about |of |to commit |by |at )?(?:committing )?suicide\b/,
    /\b(?:i|he|she|they|husband|wife|son|daughter|friend) (?:will |would |might |could |am going to |want to |wants to |ll |d )?commit(?:ted|s)? suicide\b(?! (?:last|in|years|when))/,
    /\bgiv(?:e|ing|en) up on life\b|\b(?:hang|hurt|kill|shoot|cut|starve|harm)(?:ing|ting)? (?:himself|herself|themselves)\b/,
    /\bi(?:m| am| feel)? (?:so |feel |completely |totally |feeling )*(?:hopeless|worthless|desperate|in despair)\b(?!,? (?:for|to get|to find|at|with|about (?:finding|getting|the|insurance|this form)))/,
    /\b(?:whats|what is) the point (?:of|in) (?:living|life|going on|being alive|anything)\b/,
    /\b(?:dont|cant|do not|cannot) see (?:a|any|the) (?:reason|point|way) (?:to|in|of|out)\b|\bno way out\b|\bend of my rope\b/,
    /\b(?:nobody|no one|noone) (?:would|will) (?:miss|notice|care)\b(?=.*\b(?:me|i)\b)/,
    /\bwant (?:everything|it all|the pain|this all|it) to (?:just )?(?:stop|end|be over)\b/,
    /\b(?:ive been|i have been|i keep|i started) cutting(?=[ .!,]*$| again| since)/,
    /\b(?:scared|afraid|worried) (?:of |about )?(?:what )?i (?:might|could|may|will|ll) (?:do(?! (?:wrong|it wrong))|hurt|harm|kill)\b/,
    /\bi (?:have|ve|got) nothing left\b(?! to (?:add|say|ask|change))|\bmy life is over\b|\bi want out of (?:this )?life\b|\bthink(?:ing)? about (?:dying|death|killing) (?:every|all|a lot|constantly|myself)\b/,
    /\b(?:wish|hope) i (?:wouldnt|wont|didnt|never|dont) (?:have to )?(?:wake up|exist|woke up)\b/,
  ],
  except: [
    insuranceLife,
    /^(?!.*\b(?:again|still|now|today|tonight|lately)\b).*\b(?:was|were|had|have had|used to|tried|attempted)\b.*\b(?:years? ago|as a (?:teen\w*|kid|child)|in (?:19|20)\d\d|when i was|back in|in the past|in my (?:teens|twenties|20s))\b/,
    new RegExp(
      `\\b(?:${person}|uncle|aunt|grandfather|grandmother|cousin) (?:committed suicide|took (?:his|her) own life|killed (?:himself|herself))(?! (?:just|today|now|tonight))`,
    ),
  ],
};

/** Someone is being hurt or threatened, or may hurt someone. */
const violence: PhraseRule = {
  any: [
    new RegExp(
      `\\b(?:${person}|he|she|they|someone|somebody|a man) (?:is |was |are |keeps |just |has been |have been )?(?:hit|hits|hitting|punch(?:es|ed|ing)?|slap(?:s|ped|ping)?|kick(?:s|ed|ing)?|beat|beats|beating|abus(?:es|ed|ing)|threaten(?:s|ed|ing)?|chok(?:es|ed|ing)|strangl(?:es|ed|ing)|hurt|hurts|hurting|attack(?:s|ed|ing)|stalk(?:s|ed|ing)|rap(?:ed|es|ing)|stabbed|shot|trying to kill|going to kill|wants to kill|tried to kill) (?:to (?:kill|hurt) )?me\\b`,
    ),
    /\b(?:i am|im|ive been|i have been|am|being) (?:being )?(?:physically |sexually |emotionally )?(?:abused|beaten|raped|assaulted|attacked|threatened|stalked|held hostage|trafficked)\b|\bdomestic (?:violence|abuse)\b/,
    /\b(?:i am|im|we are|were|shes|hes|she is|he is) (?:not safe|in (?:immediate |real |serious )?danger)\b|\bi (?:dont|do not) feel safe (?:at home|here|with)\b/,
    new RegExp(
      `\\b(?:kill|murder|poison|shoot|stab) (?:my ${person}|him|her|them|someone|somebody|people|a person)\\b`,
    ),
    /\b(?:hurt|harm|attack) (?:someone|somebody|people|him|her|them)\b/,
    /\b(?:someone|somebody|a man|an intruder|he|she|they)(?: is| are| has| have)?\b.{0,20}\b(?:in my (?:house|home|apartment)|with a (?:gun|knife)|has a (?:gun|knife)|have a (?:gun|knife)|pointing a gun)\b/,
    /\b(?:breaking|broke|trying to break) into my (?:house|home|apartment)\b/,
    new RegExp(
      `\\b(?:${person}|he|hes|hell|she|shes|shell|they|theyll|theyre|someone|somebody) (?:is |are |said (?:he|she|hed|shed|he will|she will) |says (?:he|she|hell|shell) |just |always |keeps |still |often )*(?:going to|will|would|may|might|could|wants? to|threatens to|tries to|tried to|trying to|planning to|is going to)? ?(?:kill|murder|hurt|harm|shoot|stab|beat|rape|attack|poison|strangle|hit|hits|beats|hurts|touches|molests?|abuses?|hitting|beating|hurting) (?:me(?! if i (?:dont|do not|forget|spend|buy|miss|pay|get (?:the|a)|pick))|us|my (?:kids?|children|child|son|daughter|mom|mother|baby|family|(?:little |younger |older |big )?(?:brother|sister))|the (?:kids?|children|baby)|our (?:kids?|children|baby|son|daughter))\\b`,
    ),
    /\b(?:kids?|children|son|daughter|baby|child|family)(?: is| are|s)? (?:all )?(?:not safe|in (?:real |great |immediate |serious |grave )?(?:danger|trouble with him)|being (?:abused|hurt|hit|beaten|molested))\b|\b(?:scared|afraid|terrified|frightened) (?:of|for my life)\b(?= my (?:husband|hubby|wife|partner|boyfriend|girlfriend|bf|gf|uncle|step ?(?:dad|mom|father|mother|brother|sister)|ex|dad|father|mom)| him\b| her\b|.*\bfor my life)|\bfear for my life\b|\b(?:wont|doesnt|will not) let me (?:leave|go|out)\b|\b(?:is )?following me home\b|\blocked me (?:in|up)\b/,
  ],
  except: [
    /\bthreatens? to (?:cancel|raise|sue)\b/,
    /\b(?:beats?|hurts?|hits?) me (?:at (?!home|night)|in (?:chess|tennis|golf)|to (?:it|the))/,
    /\b(?:beneficiary|years ago|when i was (?:a )?(?:kid|child|young|little))\b/,
  ],
};

/** A life may be in danger now. */
const medical: PhraseRule = {
  any: [
    /\b(?:having|have|feel|feeling|got|getting|with) (?:a |some |bad |really bad |severe |terrible |sharp |strong |crushing |sudden )*(?:chest pains?|pains? in my chest)\b|\bmy chest (?:hurts|is hurting|feels tight)\b/,
    /\b(?:am|im|is|hes|shes|think im|think i am|might be|may be) (?:now |currently |probably )?having a (?:heart attack|stroke|seizure)\b/,
    /\b(?:cant|cannot|trouble|hard to|struggling to|barely) breath(?:e|ing)\b(?:.*\b(?:now|help|right now|chest)\b|[.!]*$)|\b(?:isnt|is not|stopped|not) breathing\b/,
    /\b(?:chest (?:pains?|pressure|tightness)|tight chest|pressure in my chest|chest is (?:tight|hurting|killing))\b.{0,40}\b(?:now|right now|rn|help|badly?|so bad|minutes?|hours?|left arm|sweating|cant)\b|\b(?:left )?arm (?:is|went|feels|has gone) (?:\w+ )?(?:numb|weak|tingl\w+)\b.*\b(?:now|face|chest|suddenly|help|speech|slur\w*)\b/,
    /\b(?:face|mouth|one side)(?: of (?:my|his|her) (?:face|body))?(?: is| has| feels| suddenly| just| went| are)* (?:droop\w*|numb|sagging|paraly[sz]ed)\b|\bslurr(?:ing|ed)\b|\bcant (?:move|feel) (?:my|his|her) (?:\w+ )?(?:arms?|legs?|side|face|body|hand)\b|\bstroke symptoms\b.*\b(?:i|my|me|now|he|she)\b|\b(?:think|signs?|like)\b.{0,20}\b(?:having|have|of) a (?:stroke|heart attack) (?:now|right now|rn)\b|\bi think (?:im|i am|hes|shes|its) .{0,10}\b(?:stroke|heart attack)\b/,
    /\b(?:he|she|mom|dad|wife|husband|son|daughter|friend|brother|sister|kid|baby) (?:just |has )*(?:overdosed|od|collapsed|passed out|stopped breathing)\b(?! (?:last|in|years))|\boverdosed (?:now|just now|tonight|today)\b|\b(?:drank|drunk|swallowed|took|ate) (?:some )?(?:bleach|antifreeze|poison|drano|rat poison)\b|\bthroat is (?:closing|swelling)\b|\bwont wake up\b|\bturning blue\b|\b(?:coughing|vomiting|throwing) (?:up )?(?:a lot of )?blood\b|\b(?:im|i am|hes|shes|is) choking\b/,
    /\b(?:bleeding (?:out|badly|heavily|a lot)|wont stop bleeding|been (?:shot|stabbed)|passed out and|is unconscious|unresponsive)\b/,
    /^(?:help |now |i think )*having a (?:heart attack|stroke|seizure)|\bmy heart is stopping\b/,
    /\b(?:house|home|kitchen|building|car) is on fire\b|\bcall (?:me )?(?:an )?ambulance\b|\bcall (?:911|the police)\b/,
    /\b(?:this is|its|it is|have|in) (?:a |an )?(?:real |medical |life[- ]threatening )?emergency\b(?! (?:fund|savings|contact|room))|^(?:emergency|help me|someone help)[!. ]*$/,
  ],
  except: [new RegExp(`\\b${past}\\b`)],
};

const rules: readonly PhraseRule[] = [despair, ...selfHarmRules, violence, medical];

/** Whether a sentence needs 988 and 911; `isWhole` when it is the whole message, in which a plan may be spread out. */
export function isEmergency(sentence: string, isWhole: boolean): boolean {
  const mended = normalizeCrisisText(sentence);
  return (isWhole ? [plannedRule] : rules).some((rule) => matchesPhrase(mended, rule));
}
