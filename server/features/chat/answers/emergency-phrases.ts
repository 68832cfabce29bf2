import type { PhraseRule } from './matches-phrase.ts';

const person =
  '(?:husband|wife|partner|boyfriend|girlfriend|spouse|ex|mother|father|mom|dad|son|daughter|brother|sister|friend|kid|child|boss|neighbor|roommate|family)';
/** "my life insurance" and "the prices are killing me" are business. */
const insuranceLife =
  /\b(?:end|ending|take|cancel) my (?:own )?(?:term |whole )?life (?:insurance|policy|cover|coverage|plan|quote)\b/;
const past =
  '(?:last|ago|in (?:19|20)\\d\\d|years?|history|used to|previously|in the past|died|passed|survived|recovered|sometimes|occasionally|once|when i was)';

/** Somebody may be about to hurt themselves. */
const selfHarm: PhraseRule = {
  any: [
    /\b(?:kill|killing|hurt|hurting|harm|harming|cut|cutting|hang|hanging|shoot|shooting|unalive|unaliving|starv(?:e|ing)) (?:myself|himself|herself|themselves|themself)\b/,
    /\b(?:end|ending|take|taking|took|ended) (?:my|his|her|their) (?:own )?li(?:fe|ves)\b/,
    /\bend(?:ing)? it all\b|\bkms\b|\boff myself\b|\bself[ -]?harm/,
    /(?<!not |dont |didnt |never |doesnt )\b(?:want|wanna|wants|ready|going|plan|planning|trying|wish) (?:to |i could (?:just )?)?(?:just )?die\b(?! (?:knowing|with|at home|peacefully|of old age))/,
    /\bi (?:would|d|might) (?:rather|as well) (?:be dead|die)\b|\bwish i (?:was|were|am) (?:dead|never born|not alive|gone)\b|\bwish i had never been born\b/,
    /\bbetter off (?:dead|without me|if i (?:was|were|am) (?:dead|gone))\b|\bworth more dead\b/,
    /\b(?:dont|do not|no longer|not) (?:really )?want to (?:live|be alive|be here any ?more|exist|go on|wake up|keep going|keep living)\b/,
    /\b(?:no|not any) (?:reason|point) (?:to|in) (?:live|living|go on|going on|being alive)\b|\bnothing (?:left )?to live for\b/,
    /\b(?:cant|cannot|can not) (?:go on|take it any ?more|live like this|keep living|do this any ?more|cope any ?more)\b/,
    /\bsuicidal\b|\b(?:thinking|thought|thoughts|think|considering|consider|contemplating|planning|attempt\w*|tempted) (?:about |of |to commit |by |at )?(?:committing )?suicide\b/,
    /\b(?:i|he|she|they|husband|wife|son|daughter|friend) (?:will |would |might |could |am going to |want to |wants to |ll |d )?commit(?:ted|s)? suicide\b(?! (?:last|in|years|when))|\bcommitting suicide\b|\bmy (?:own )?suicide\b/,
    /\b(?:took|taken|swallowed|taking) (?:all|a bunch|a whole|too many|a lot) (?:of )?(?:my|the|of|his|her)? ?(?:bottle|pills|meds|medication|medicine|tablets)\b|\bi(?:m| am| have|ve)? (?:just )?overdos(?:ed|ing)\b/,
    /\btired of (?:living|being alive)\b|\bdone with (?:life|living)\b|\bgiv(?:e|ing|en) up on life\b|\bgoodbye (?:cruel )?world\b/,
    /\bi(?:m| am| feel)? (?:so |feel |completely |totally |feeling )*(?:hopeless|worthless|desperate|in despair)\b(?!,? (?:for|to get|to find|about (?:finding|getting|the|insurance|this form)))/,
    /\b(?:feel like|thinking (?:of|about)|want to|wanna|going to|gonna|might|considering|ready to|planning to|planning on|think about) (?:just )?end(?:ing)? (?:it|things|everything)\b(?! (?:early|at|after|before|when|with (?:my|the)|in \d))/,
    /\b(?:life )?(?:isnt|is not|aint|not|hardly) worth living\b|\b(?:whats|what is) the point (?:of|in) (?:living|life|going on|being alive|anything)\b/,
    /\b(?:dont|cant|do not|cannot|can not) see (?:a|any|the) (?:reason|point|way) (?:to|in|of|out)\b|\bno way out\b|\bend of my rope\b/,
    /\b(?:nobody|no one|noone) (?:would|will) (?:miss|notice|care)\b(?=.*\b(?:me|i)\b)/,
    /\bwant (?:everything|it all|the pain|this all|it) to (?:just )?(?:stop|end|be over)\b/,
    /\b(?:ive been|i have been|i keep|i started) cutting(?=[ .!,]*$| again| since)/,
    /\b(?:scared|afraid|worried) (?:of |about )?(?:what )?i (?:might|could|may|will|ll) (?:do|hurt|harm|kill)\b/,
    /\b(?:jump|jumping) off (?:a|the) (?:bridge|roof|building)\b/,
    /\bi (?:have|ve|got) nothing left\b(?! to (?:add|say|ask|change))|\bmy life is over\b|\bi want out of (?:this )?life\b|\bthink(?:ing)? about (?:dying|death|killing) (?:every|all|a lot|constantly|myself)\b/,
    /\b(?:wish|hope) i (?:wouldnt|wont|didnt|never|dont) (?:have to )?(?:wake up|exist|woke up)\b/,
  ],
  except: [
    insuranceLife,
    /^(?!.*\b(?:again|still|now|today|tonight|lately)\b).*\b(?:was|were|had|have had|used to|tried|attempted)\b.*\b(?:years? ago|as a (?:teen\w*|kid|child)|in (?:19|20)\d\d|when i was|back in|in the past|in my (?:teens|twenties|20s))\b/,
    /\b(?:does|do|is|are|will|would) (?:it|they|life insurance|the policy|a policy|insurance|most policies|policies|you|this|term(?: life)?|whole(?: life)?) (?:also )?(?:cover|covers|covered|pay|pays|pay out|exclude|include) (?:for |in case of |after )?(?:a )?suicide\b(?!.*\b(?:i|my|me)\b)/,
    new RegExp(
      `\\b(?:${person}|father|mother|uncle|aunt|grandfather|grandmother|cousin) (?:committed suicide|took (?:his|her) own life|killed (?:himself|herself)) (?:${past}|and that)`,
    ),
  ],
};

/** Somebody is being hurt or threatened, or may hurt somebody. */
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
  ],
  except: [/\bthreatens? to (?:cancel|raise|sue)\b/],
};

/** A life may be in danger now. */
const medical: PhraseRule = {
  any: [
    /\b(?:having|have|feel|feeling|got|getting|with) (?:a |some |bad |really bad |severe |terrible |sharp |strong |crushing |sudden )*(?:chest pains?|pains? in my chest)\b|\bmy chest (?:hurts|is hurting|feels tight)\b/,
    /\b(?:am|im|is|hes|shes|think im|think i am|might be|may be) (?:now |currently |probably )?having a (?:heart attack|stroke|seizure)\b/,
    /\b(?:cant|cannot|can not|trouble|hard to|struggling to) breath(?:e|ing)\b(?:.*\b(?:now|help|right now)\b|[.!]*$)|\b(?:isnt|is not|stopped|not) breathing\b/,
    /\b(?:bleeding (?:out|badly|heavily|a lot)|wont stop bleeding|been (?:shot|stabbed)|passed out and|is unconscious|unresponsive)\b/,
    /\b(?:house|home|kitchen|building|car) is on fire\b|\bcall (?:me )?(?:an )?ambulance\b|\bcall (?:911|the police)\b/,
    /\b(?:this is|its|it is|have|in) (?:a |an )?(?:real |medical |life[- ]threatening )?emergency\b(?! (?:fund|savings|contact|room))|^(?:emergency|help me|someone help)[!. ]*$/,
  ],
  except: [new RegExp(`\\b${past}\\b`)],
};

export const emergencyRules: readonly PhraseRule[] = [selfHarm, violence, medical];
