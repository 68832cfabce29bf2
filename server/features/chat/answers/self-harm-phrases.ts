import type { PhraseRule } from './matches-phrase.ts';

/** Thinking of it, wishing it or supposing it: tense and mood do not matter. */
const purpose =
  '(?:going to|want(?:ed|ing)? to|wish(?:ing)? (?:to|i could)|hop(?:e|ing) to|plan(?:s|ned|ning)? (?:to|on|is|was)|think(?:ing)? (?:of|about|to|ill|i will|i should)|thought (?:of|about)|consider(?:ed|ing)?|contemplat\\w+|ready to|about to|try(?:ing)? to|tempted to|need(?:ed)? to|intend(?:ing)? to|decided to|urge to|feel like|if i|when i|suppose i|ill|id|i will|i would|i might|i could|i should|i may|should i|could i|can i)';
const intent = `(?:${purpose}|i|me)`;
const few = '(?: \\w+){0,3}?';
const body =
  '(?:myself|(?:my|the) (?:own )?(?:wrists?|veins?|throat|head|temple|skull|brains?|neck|arter(?:y|ies)|mouth|heart|chest))';
const gun = '(?:guns?|handguns?|pistol|rifle|shotgun|revolver|glock|firearm|bullets?|barrel|trigger|weapon)';
const blade = '(?:knife|knives|blades?|razors?|razor ?blades?|box ?cutter|scissors|scalpel)';
const height =
  '(?:bridge|roof|rooftop|roof top|building|balcony|ledge|cliff|overpass|window|tower|skyscraper|high ?rise|(?:parking )?garage|dam|crane|pier|edge|\\w+ (?:floor|story))';
const medicine =
  '(?:pills?|meds?|medications?|medicine|tablets?|painkillers?|opioids?|oxy\\w*|fentanyl|insulin|tylenol|xanax|ambien|advil|aspirin|benadryl|sleepers)';
const amount =
  '(?:all|a (?:whole |lot|bunch|handful|fistful|ton|whole bunch)|the (?:whole|entire|rest|lot)|whole|every|too (?:many|much)|enough|an entire|my entire|my whole|(?:a |the |this |my )?bottle)';

function compile(...patterns: readonly string[]): RegExp[] {
  return patterns.map((pattern) => new RegExp(pattern));
}

/** What someone may mean to use on themselves, and how. */
const means: PhraseRule = {
  any: compile(
    `\\b(?:kill|killing|shot|hang|hanging|hung|shoot|shooting|stab|stabbing|drown|drowning|poison|poisoning|starve|starving|electrocute|suffocate|asphyxiate|strangle|choke|gas|gassing|unalive|unaliving|off|offing|end|ending|top|topping|harm|harming|hurt|hurting|cut|cutting|burn|burning|drink|drinking|overdose|overdosing|murder|destroy|finish|delete|erase) (?:off )?(?:myself|himself|herself|themselves|themself|my self)\\b(?! (?:in the foot|off from|out of the|at (?:work|the gym)|on the job|shaving|cooking|\\w+ing\\b|silly|short|from))`,
    `\\b(?:do|doing) (?:away with myself|myself in|something (?:\\w+ )?to myself)\\b|\\boff(?:ing)? my ?self\\b`,
    `\\b(?:throw|throwing|threw|fling|hurl|launch)(?:ing)? myself (?:off|out|from|under|in|into|on|over|onto)\\b`,
    `\\b(?:${gun}|${blade}|rope|noose|belt|cord) (?:on|to|at|against|into|through|around|across|in) (?:${body}|me)\\b|\\b(?:put|hold|press|point|aim|wrap|use|turn)(?:t?ing)? (?:it|one|that|this) (?:on|to|at|against|around|across) ${body}\\b`,
    `\\b(?:use|using|turn|turning|point|pointing|aim|try|trying) (?:it|this|that|one|them|(?:a|the|my|his|this|that) ${gun}|(?:a|the|my|this|that) ${blade}) on (?:myself|me)\\b`,
    `\\b(?:put|putting|fire|shoot|send) (?:a|the|one|that) (?:bullet|round|shot) (?:in|into|through|to)\\b|\\bblow(?:ing)? (?:my|me) (?:own )?(?:brains?|head)\\b|\\b(?:eat|eating|swallow|suck|bite) (?:a|my|the) (?:gun|bullet|barrel|shotgun|pistol)\\b`,
    `\\b${intent}${few} (?:use|using|grab|get|take|load|loading|reach for|pick up) (?:\\w+ ){0,3}${gun}\\b(?!.*\\b(?:hunt\\w*|range|sport|collect\\w*|competition|defense|safety|license|permit|course|class|work|job)\\b)`,
    `\\b(?:gun|pistol|rifle|shotgun|revolver|glock|handgun|knife|blade|razor|noose|rope|pills?)\\b.{0,25}\\b(?:in (?:my|front of) (?:\\w+ )?(?:hands?|lap|me|mouth)|in hand|(?:right )?(?:next to|beside|with|by) me|on my lap)\\b(?!.*\\b(?:work|job|hunt\\w*|range|duty)\\b)`,
    `\\b(?:loaded|loading) (?:a |the |my )?(?:gun|pistol|rifle|shotgun|revolver|glock)\\b(?!.*\\b(?:work|job|hunt\\w*|range|duty|collection|safe|carry|sport)\\b)`,
    `\\b(?:gun|pistol|rifle|shotgun|revolver|glock|handgun|knife|blade|razor|noose|rope|pills)\\b.{0,30}\\b(?:end|ending) (?:it|things|everything|me|my)\\b|\\b(?:gun|pistol|rifle|shotgun|revolver|knife|rope|noose|pills)\\b.{0,15}\\b(?:ready|waiting)\\b(?!.*\\b(?:hunt\\w*|range|prescription|pharmacy|pick up|refill)\\b)`,
    `\\b(?:gun|pistol|rifle|shotgun|revolver|handgun|rope|knife)\\b.{0,30}\\b(?:do|doing|done with|get) it\\b(?!.*\\bfor (?:fun|sport|work)\\b)`,
    `\\bpull(?:ing)? the trigger\\b(?=.*\\b(?:gun|pistol|head|mouth|myself|kids|family|pay|paid|tonight|on me)\\b)(?!.*\\btrigger on (?:a |the |this |term|whole|that))`,
    `\\bi(?:m)? (?:am )?(?:want to|going to|will) (?:just )?kill me\\b|\\b${purpose}${few} (?:hang (?:tomorrow|tonight|today|next)|jump(?:ing)?[ .!]*$|commit[ .!]*$)|\\b(?:gun|pistol|shotgun|revolver)(?: is)? (?:out|loaded|cocked)\\b|\\b(?:fall|fell|jump\\w*|crash\\w*|drown\\w*)\\b.{0,40}\\bon purpose\\b`,
    `\\bnooses?\\b|\\b(?:tie|tied|bought|have|got|hang|grab)${few} rope\\b(?=.*\\b(?:neck|beam|ceiling|garage|rafters?|tree|tonight|hang|kids|family|pay|paid|myself|end)\\b)`,
    `\\b(?:hang|hanging) (?:from|by) (?:a|the|my) (?:rope|tree|beam|ceiling|rafters?|neck|belt)\\b`,
    `\\b(?:slit|slitting|slash|slashing|slice|cut|cutting|open|opening)${few} (?:wrists?|veins?|throat|arter(?:y|ies))\\b|\\bcut(?:ting)? (?:my|up my) (?:arms?|legs?|thighs?|skin|body)\\b|\\bmy wrists? (?:are |is )?(?:cut|bleeding|slit)`,
    `\\b${blade}\\b.{0,20}\\b(?:wrists?|skin|throat|bath(?:tub)?|tub|arms?)\\b`,
    `\\b(?:jump|jumps|jumping|jumped|leap|leaping|step|stepping|roll|go|going|walk|walking|drop) (?:myself )?(?:right |straight )?(?:off|from|over|out of|out)(?: of)? (?:a|an|the|my|this|that|our|some|of) (?:\\w+ ){0,2}?${height}\\b(?!.*\\b(?:bungee|parachute|base jump\\w*|wingsuit|harness|hobby|for fun|for (?:a )?work|paraglid\\w*|rappel\\w*|to go to|for lunch)\\b)`,
    `\\b${intent}${few} jump(?:s|ed|ing)?\\b(?=.*\\b(?:would|will|do|does|get|gets)\\b.*\\b(?:kids?|children|family|wife|husband|pay|paid|payout|money)\\b)(?!.*\\b(?:plane|parachute|bungee|skydiv\\w*|base|ski|horse|rope|out of (?:a )?(?:planes?|airplanes?))\\b)`,
    `\\b(?:im|i am) (?:here |up )?(?:at|on) (?:the|a) (?:bridge|roof|tracks|balcony|cliff|overpass)\\b.*\\b(?:ready|jump|bye|alone|tonight|done)\\b`,
    `\\b(?:standing|sitting|stood|sat|im|i am) (?:here |now |already |right )*(?:on|at) (?:the|a|this) (?:edge|ledge)\\b|\\b(?:standing|sitting) (?:here |now |up )*(?:on|by) (?:the|a|this) (?:\\w+ )?(?:bridge|roof|rooftop|balcony|overpass|(?:train )?tracks)\\b(?!.*\\b(?:work|job|day)\\b)`,
    `\\b(?:jump|step|run|walk|lie|lay|get|go|stand|leap)(?:ing|ping|ning|ting)?${few} (?:in front of|under|into|onto|on) (?:a|an|the|my|some|oncoming|moving|speeding)? ?(?:\\w+ )?(?:train|bus|subway|metro|traffic|truck|semi|tracks?|rails|railroad|freeway)\\b(?! (?:stop|station|ride))(?!.*\\b(?:to work|for work|job|coach|conductor|driver|every ?day|to get to|home)\\b)(?<!\\b(?:get|go|getting|walk|walking|step) (?:on|into|onto) (?:a |the |my )?(?:train|bus|subway|metro|truck))`,
    `\\b(?:drive|driving|steer|crash|crashing|run|running|veer|swerve|ram|wrap|slam)(?:ing)? (?:my|the|a|this|our|myself|his|her)? ?(?:car|truck|suv|van|vehicle|motorcycle|bike)? ?(?:\\w+ )?(?:off|into|over|around|under) (?:of )?(?:the|a|an|oncoming|some|this|that) ?(?:\\w+ )?(?:road|bridge|cliff|tree|wall|river|pole|traffic|lake|ocean|truck|semi|train|ravine|overpass|concrete|highway|side)\\b(?!.*\\b(?:for (?:a living|fun|sport)|off[- ]road\\w*|4x4|trails?|last|ago|in (?:19|20)\\d\\d|accidentally|by accident)\\b)(?<!\\brun(?:ning)? (?:\\w+ )?(?:off|into|over|around|under) (?:the|a) (?:\\w+ )?(?:road|bridge|lake|river|highway|side|ocean))(?<!over the road)`,
    `\\b(?:drive|driving|crash|crashing|wreck|wrecking)\\b.{0,30}\\b(?:on purpose|intentionally|deliberately)\\b`,
    `\\b(?:leave|leaving|sit|sitting|run|running)${few} (?:car|engine|exhaust)\\b.{0,20}\\bgarage\\b|\\bcarbon monoxide\\b(?=.*\\b(?:i|me|my|myself)\\b)(?!.*\\bdetector\\b)`,
    `\\b(?:walk|walking|swim|swimming|wade|wading|sail)${few} into the (?:ocean|sea|lake|river|water)\\b(?=.*\\b(?:never|not|dont|if|kids|family|pay|paid|tonight|come back)\\b)`,
    `\\b${intent}${few} drown(?:ed|ing)?\\b(?! in (?:debts?|bills|paperwork|work|forms|medical|details|fees|loans|options|information))(?!.*\\b(?:accident\\w*|surf\\w*|swimming|diving|boat\\w*|cover(?:s|ed)?)\\b)`,
    `\\bstarv(?:e|ing) (?:myself |me )?to death\\b(?=.*\\b(?:if|would|will|kids|family|pay|paid|plan\\w*|want)\\b)|\\bstop eating (?:until|till|to) (?:i )?(?:die|death)\\b`,
    `\\b${purpose}${few} (?:tak(?:e|ing)|swallow(?:ing)?|down(?:ing)?|eat(?:ing)?|pop(?:ping)?|drink(?:ing)?|inject(?:ing)?) (?:\\w+ ){0,2}?${amount}(?: \\w+){0,4}? ${medicine}\\b(?!.*\\b(?:every ?(?:day|morning|night|evening)|daily|each|a day|per day|prescribed|for (?:my|blood|high|the|a)|in the morning|as directed|on time)\\b)`,
    `\\b(?:took|taken|swallowed|downed|ate) ${amount}(?: \\w+){0,4}? ${medicine}\\b(?!.*\\b(?:every ?day|daily|prescribed|for (?:my|blood|high)|years? ago|as directed)\\b)|\\b(?:took|taken|swallowed|downed) (?:the |a |my )?(?:whole|entire) bottle\\b|\\b(?:took|take|taking|swallow|swallowed|downed|ate|popped) (?:like |about )?(?:[2-9]\\d|\\d{3,}|twenty|thirty|forty|fifty|a hundred) (?!mg|units|ml|mcg)(?:\\w+ )?${medicine}\\b|\\b(?:saved|saving|stashed|stashing|hoard\\w*|counting|counted|collecting)(?: up)?${few} (?:pills|meds|painkillers|tablets)\\b`,
    `\\b(?:pills?|meds|painkillers|tablets)\\b.{0,40}\\b(?:never wak\\w+|not wak\\w+|dont wake|to die|end it|end my|fall asleep forever|sleep forever|kill me)\\b|\\bhow (?:many|much)\\b.{0,40}\\b(?:to (?:die|kill|overdose|end|not wake)|lethal|fatal|kill (?:me|a person|someone|you))\\b`,
    `\\b(?:i|ill|id|im|me|ive|am|going to|want to|just|if i|and|or|to|about|of|consider\\w*) (?:\\w+ )?(?:overdose|overdosed|overdosing|od|od ed|oded)\\b(?!.*\\b(?:years? ago|in (?:19|20)\\d\\d|when i was|on (?:coffee|caffeine|sugar|information|chocolate|netflix)|in the past|last year)\\b)(?<!of (?:an )?overdose)(?<!(?:accidental|an|from|drug) overdose)`,
    `\\b(?:lethal|fatal) dose\\b|\\b(?:painless|easiest|quickest|fastest|best|least painful) way to (?:die|go out|kill|end it|end my life|leave this)\\b|\\bways to die\\b`,
    `\\b(?:make|making|made|stag\\w+|looks?)\\b.{0,15}\\b(?:like )?an accident\\b|\\b(?:die|dying|death|dead|accident)\\b.{0,12}\\b(?:on purpose|intentionally|deliberately|by my own)\\b|\\bby my own hands?\\b|\\bon purpose\\b.{0,30}\\b(?:die|dead|death)\\b`,
  ),
  except: compile(
    '^(?!.*\\b(?:again|still|now|today|tonight|lately)\\b).*\\b(?:was|were|had|have had|used to|tried|attempted)\\b.*\\b(?:years? ago|as a (?:teen\\w*|kid|child)|in (?:19|20)\\d\\d|when i was|back in|in the past)\\b',
    '\\b(?:uncle|aunt|grand\\w+|cousin|father|mother|dad|mom|brother|sister|friend|neighbor)\\b[^,]{0,12} (?:shot|hanged|hung|killed|drowned|poisoned|overdosed|jumped)\\b(?!.*\\b(?:just|now|today|tonight)\\b)',
  ),
};

/** An end that is named without how. */
const end: PhraseRule = {
  any: compile(
    `\\b${intent}${few} end(?:ed|ing)? (?:it(?: all)?|things|everything|me|my pain|the pain|this pain|my suffering)\\b(?! (?:early|at|after|before|when|with|in \\d|here|there|chat|off|for now|up|between))(?<!\\b(?:can|could|should|should i|can i|could i) (?:we |you |i )?(?:just )?end (?:it|things))`,
    `\\b(?:end|ending|ended|take|taking|took) (?:my|his|her|their) (?:own )?li(?:fe|ves)\\b(?! (?:insurance|policy|cover|coverage|plan|quote|term|early? savings))|\\b(?:want|wish)${few} (?:my )?life (?:to (?:end|be over|stop)|was over|were over)\\b`,
    `(?<!\\b(?:no|not|never|never had|never been|any|without|non) )\\bsuicidal\\b|\\b(?:my|do|doing|did) (?:own )?suicide\\b|\\bsuicide (?:note|letter|plan|attempt tonight)\\b|\\b(?:if i|when i|should i|i might|i may|i want|i will|ill|id|i could|tempt\\w*|plan\\w*|going to|thinking|thoughts?|think|consider\\w*)\\b(?! (?:have|buy|get|need) ).{0,30}\\bsuicide\\b(?! (?:clause|exclusion|prevention|provision|rule))|\\bsuicide\\b.{0,30}\\b(?:if i (?:do|did)|how (?:long|soon) (?:do|must|should|until) i|i wait|on my mind|my only|seems|is (?:the )?(?:only|best))`,
    `\\b(?:how (?:long|soon)|wait\\w*|after|until)\\b.{0,40}\\bi\\b.{0,40}\\bsuicide\\b(?! (?:clause|exclusion))`,
    `\\bunaliv(?:e|ed|ing)\\b|^(?:ima |imma |im |i )?kms[.! ]*$|\\b(?:to|just|going to|ill|i|id|might|should|could|would|will|and) kms\\b`,
    `\\b(?:dont|do not|no longer|not|never|rather not|wish i (?:didnt|did not|wasnt|werent)|wish (?:not )?to not|to not|wont|will not|shouldnt|cant)(?: really| even| have| to| want| wanna| going| just| gonna| like| wish| feel| be| able)*(?: to)? (?:be (?:alive|around(?! (?!anymore)\\w)|on (?:this )?(?:earth|planet))|exist|live(?! (?:in|with|at|near|there|on|past|to (?:see|be)|long|without (?:insurance|coverage)|paycheck|off|here|alone|abroad))|be living|keep living|go on(?! (?:with|about|to|and on|the|a|vacation|record|paying|like this (?:form|chat)))|wake up(?! (?:early|at|in)))\\b(?!.*\\b(?:when i|if i die|forever(?: but)?)\\b)`,
    `\\b(?:dont|do not|rather not|i wont|i will not|shouldnt|i not|never) (?:\\w+ ){0,2}?be here\\b(?! (?:for (?:my|the|a|\\d)|to|with (?:you|a)|all day|at))|\\bwish i (?:wasnt|werent|was not|were not) (?:here|alive)\\b|\\bwant to not be here\\b|\\btired of being (?:here|alive|me)\\b`,
    `\\b(?:would|will|d|ll|are|re|is|be|much|all|way) (?:be )?(?:\\w+ )?(?:better|happier|easier|richer)(?: off)? (?:dead|without me|with me (?:dead|gone)|if i (?:\\w+ )?(?:dead|gone|died|die|disappeared|wasnt (?:here|around|alive)|werent (?:here|around|alive)|was not (?:here|around|alive)|didnt exist))\\b|\\bbetter off (?:dead|without me)\\b|\\bworth more (?:to (?:them|my \\w+|everyone) )?dead\\b|\\bworth more than (?:me|i am|my life)\\b|\\bmore than (?:they need |they want )?me (?:alive)?[ .!]*$|\\b(?:plan|expect|want|intend)(?:ing)? (?:on |to )?(?:seeing|see|making it to|make it to|living (?:to|until)) (?:tomorrow|the morning|another day|next week)|\\bplann?(?:ing)? my (?:own )?death\\b|\\bmore valuable dead\\b`,
    `\\b(?:disappear|vanish)(?:ing)? (?:for good|forever|off the face|from this (?:world|earth|life)|permanently)\\b|\\b(?:want to|wish i could|going to|would like to|id like to) (?:just |simply )*(?:disappear|vanish|fade away|cease to exist|stop existing)\\b|\\b(?:leave|leaving|depart|exit) (?:this|the) (?:world|earth|planet|life)(?! (?:of (?:work|insurance)|better|with))\\b|\\bcheck(?:ing)? out (?:for good|permanently|of (?:this )?life|early from life)\\b`,
    `\\b(?:say|saying|said|write|writing|wrote|written)${few} (?:goodbyes?|farewells?|good byes?)(?: (?:to (?:my|everyone|everybody|the world|them|you all|life|all)|letters?|notes?|forever|now|for good|before)|[.! ]*$)|\\b(?:goodbye|farewell) (?:letters?|notes?|cruel world|world|forever|everyone)\\b|\\bthis is (?:my )?(?:final |last )?(?:goodbye|farewell)\\b|\\blast (?:day|night|hours?) (?:on (?:this )?earth|alive)\\b|\\bmy last (?:night|day)\\b(?! (?:at|of work|on the job|in|off|of (?:school|coverage)))`,
    `\\b(?:no|not any|isnt any|zero|dont have (?:a|any)|lost (?:the|my|all)|without (?:a|any)|dont have the|not have the) (?:\\w+ )?(?:reason|point|will|purpose|desire|wish|motivation)(?: left)? (?:to|in|for) (?:live|living|go on|going on|be (?:alive|here)|being (?:alive|here)|exist\\w*|stay alive|keep going)\\b|\\bnothing (?:left |more |else )?to live for\\b|\\b(?:sick|tired) of (?:living|life|being alive|existing)\\b|\\bdone (?:with )?(?:living|life)\\b|\\bdont deserve to (?:live|be alive)\\b|\\bi (?:really |fucking |just )?hate (?:my life|being alive|living)\\b|\\blife (?:isnt|is not|aint|has no|hasnt|no longer) (?:worth|meaning|purpose|any meaning)\\b`,
    `\\b(?:want|wish|hope|pray|rather|ready|like)(?: to| i could| i would| i d| id)?(?: just| really| please)* (?:be dead|fall asleep and (?:never|not) wake|sleep forever|sleep and (?:never|not) wake|not wake up|never wake up)\\b|\\bgo to sleep and (?:never|not)\\b|\\b(?:wish|hope|pray) (?:that )?(?:i (?:just |would |could )*(?:die|died|get (?:hit|cancer)|wont wake up|dont wake up|dont survive|never wake up)|god (?:takes|would take) me)\\b`,
    `\\bi (?:\\w+ )?(?:deserve|need|ought|have) to die\\b(?! (?:before|first|within|for (?:my|the|it)|during|in order|to (?:get|collect)))|\\b(?:join|joining|be with|follow)${few} (?:in heaven|on the other side|in the grave|in death)\\b`,
  ),
  except: compile(
    '\\b(?:end|ending|take|cancel) my (?:own )?(?:term |whole )?life (?:insurance|policy|cover|coverage|plan|quote)\\b',
    '^(?!.*\\b(?:again|still|now|today|tonight|lately)\\b).*\\b(?:was|were|had|have had|used to|tried|attempted)\\b.*\\b(?:years? ago|as a (?:teen\\w*|kid|child)|in (?:19|20)\\d\\d|when i was|back in|in the past|in my (?:teens|twenties|20s))\\b',
    '\\b(?:uncle|aunt|grand\\w+|cousin|father|mother|dad|mom|brother|sister|friend|neighbor)\\b.{0,25}\\b(?:committed|died (?:by|of|from)|took (?:his|her|their) own)\\b(?!.*\\b(?:i want|i feel|i think about|im going)\\b)',
    '\\bi (?:want|have|need|would like|wish) to know (?:if|whether|about) (?:it|suicide|the|a policy)\\b(?!.*\\bi\\b.*\\bi\\b)',
  ),
};

/** A death that is supposed, and a plan for it in another sentence. */
const planned: PhraseRule = {
  any: compile(
    '(?=.*\\b(?:die|died|dead|death|jump\\w*|gun|rope|pills|bridge|roof|train|overdose|crash|gone|disappear|end it|not here|kill\\w*|suicide)\\b)(?=.*\\b(?:if i|what if i|when i|should i|i have|id|ill|im|i)\\b).*\\b(?:(?:been|am|im|was) planning (?:it|this|that|to do (?:it|this)|on (?:it|doing (?:it|this)))\\b(?! (?:with|as a family))|i have a plan (?:to (?:do it|end|kill|die|jump)|tonight|ready for tonight)|(?:got|have|had) it (?:all )?planned|(?:going|about|ready|will|ll) (?:to )?(?:go through with it|do it (?:tonight|tomorrow|soon|today))|made up my mind to|no ?one can stop me|(?:what )?if i do it\\b.*\\b(?:pay|paid|kids|family|wife|husband|money)|want to do it (?:tonight|soon|tomorrow)|thinking (?:about|of) doing it)',
  ),
};

export const selfHarmRules: readonly PhraseRule[] = [means, end];
export const plannedRule: PhraseRule = planned;
