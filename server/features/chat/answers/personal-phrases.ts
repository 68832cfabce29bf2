import type { PhraseRule } from './matches-phrase.ts';

const condition =
  '(?:cancer|diabet\\w+|asthma|heart|stroke|hiv|aids|depress\\w+|anxiety|bipolar|ptsd|cholesterol|blood pressure|hypertension|epilepsy|seizures?|copd|lupus|arthritis|ms|crohns|hepatitis|kidney|liver|tumou?r|leukemia|pre-?existing|condition|disease|disorder|disability|disabled|illness|overweight|obese|obesity|bmi|pacemaker|transplant|apnea|health (?:problem|issue|history)s?|poor health|bad health|medical (?:issue|problem|history)s?|smok\\w+|vap\\w+|tobacco|nicotine|cigars?|cigarettes?|marijuana|weed|cannabis|drugs?|alcoholi\\w+|drink\\w*|dui|felony|felon|criminal record|record|convict\\w+|pilot|skydiv\\w+|scuba|pregnan\\w+|my age|too old|this old|surgery|medications?|meds|medicine|prescriptions?|sick|terminal\\w*)';
const cover =
  '(?:life insurance|insurance|insured|coverage|covered|cover|approved|accepted|a policy|policy|a plan|term life|whole life|term|a quote)';

/** Someone asks what it would cost in their own case. Averages, and what the site itself costs, are on the pages. */
export const priceRule: PhraseRule = {
  any: [
    /\bhow much (?:money )?(?:will|would|does|do|is|are|did|should|might|could|can|s)\b.*\b(?:cost|costs|run me|set me back|charge|premiums?|rates?|a month|per month|monthly|each month|every month|a year|per year|price)\b/,
    /\bhow much (?:will|would|do|does|should|must|might|am|could|can)? ?(?:i|we|my (?:wife|husband|family))(?:ll|d)? ?(?:have to |need to |be |going to |gonna |expect to |end up )*(?:pay|paying|owe|spend)\b/,
    /\bhow much (?:a|per|each|every) (?:month|year)\b|\bhow much (?:is|s|would|will|for) (?:it |this |that |a |an |the |my |be )?(?:\$?\d|half a|million|(?:term|whole|life|a policy|policy|plan|coverage for|insurance for)|(?:it|this|that|mine|that one) ?(?:be|gonna be|going to be)?(?: for me)? ?\?*$)/,
    /\bwhats? (?:will|would|is|are|s|ll|d)? ?(?:be )?(?:my|our|the) (?:monthly |estimated |exact |actual |final |yearly |annual |likely )*(?:premiums?|rates?|price|cost|costs|payments?|bill)\b/,
    /\bwhat (?:will|would|does|do|is|might|s) .{0,60}\b(?:cost|run) (?:me|us|a|for|per|each|every|someone like me|at my age)\b|\bwhat (?:will|would|do|might) (?:i|we) (?:be )?(?:pay|paying|spend|owe)\b/,
    /\bwhat (?:will|would|does|might) (?:it|this|that|a policy|coverage|insurance|\$?[\d,.]+\w*|half a million|a million|term|whole life|the policy|my policy|term life|life insurance|\d\d? years?).{0,40}\b(?:cost|run)\b/,
    /\b(?:quote|give|tell|show|send|name|get) (?:me )?(?:a |an |my |the |some |your )*(?:ball ?park|rough |exact |actual |best |real |monthly |cheapest |lowest |quick )*(?:price|figure|number|rate|rates|prices|premium|premiums|estimate|cost|ball ?park)\b/,
    /\bquote (?:me|us) (?:a |an |something|\$|\d|for|on)\b|\bball ?park\b|\bprice (?:it|me|this) (?:out|up)\b/,
    /\b(?:estimate|calculate|compute|guess|predict) (?:of )?(?:my|the|me|what|how much|a) ?(?:monthly )?(?:premiums?|rates?|price|cost|payments?|id pay|i would pay|i pay|i will pay|it costs?|it would cost)\b/,
    /\bhow (?:expensive|cheap|pricey|costly|affordable) (?:will|would|is|are|could) (?:it|this|that|my|a|the|term|whole|life|coverage)\b/,
    /\b(?:monthly )?(?:price|cost|premium|rate|payment)s? (?:for|of) (?:me|us|my|someone like me|a person like me|(?:a |an )?(?:healthy )?\d\d|\$?\d[\d,.]*(?:k|m| million)?|(?:a |an )?(?:smoker|man|woman|male|female|non-?smoker))\b.*/,
    /\b(?:can|could|will|would) (?:i|it|you|we) (?:get |be |find |pay |cost )*(?:it |this |that |one |coverage |insurance |a policy |something |me )*(?:for )?(?:under|less than|below|more than|over|around) \$? ?\d/,
    /\b(?:is|will|would) (?:it|this|that) (?:be |going to be |gonna be )?(?:expensive|cheap|affordable) for me\b|\bcan i afford (?:it|this|that)\b/,
    /^(?:so )?(?:and )?how much (?:is it|does it cost|is this|will it be|would it be|will that be|is that)(?: for me| then| though)?\b[ ?!.]*$|^(?:whats|what is) the (?:price|cost|damage)[ ?!.]*$|^(?:price|cost|rates?|prices|premiums?)\?+$/,
    /\bwhats? (?:is |it |this |that )*(?:gonna|going to|gona) (?:cost|run)\b|\b(?:whats?|what is|what are) (?:my|our|the|your) (?:\w+ )?(?:rates?|prices?|monthly|pricing|damage|premiums)\b(?! (?:means?|based))/,
    /\bhow much (?:money )?(?:are we talking|(?:per|a|each|every) (?:month|year))\b|\bany idea (?:what|how much)\b.*\b(?:pay|cost)\b|\bwhat (?:will|would|do|can) you charge\b|\bi (?:want|need|would like|d like|just want) (?:a |the |my )?(?:price|exact price|estimate|rate|pricing)\b/,
    /\b(?:is|will|would|be|its|it) .{0,25}\$? ?\d+ ?(?:bucks|dollars)? (?:a|per|each) (?:month|year)\b.*\?|\b(?:cheapest|lowest|best) (?:price|rate|premium) (?:you|i|that|available|for me|can)\b/,
    /\bwhat (?:will|would|might) (?:a |an |someone|somebody|people like me).{0,40}\b(?:pay|be paying)\b/,
    /\bwhat (?:does|do|will|would) (?:a|an|the|my|that|this)?.{0,25}\b(?:policy|coverage|plan|insurance) (?:really |actually )?costs?\b|\b(?:tell me|know|idea) how much (?:it|this|that|a policy) (?:will|would|costs?|is)\b/,
    /^(?:so |and )?(?:is|will) (?:it|this|that)(?: be)? (?:expensive|cheap|costly|pricey|affordable)\b[ ?!.]*$|\bwhat (?:kind of |sort of )?(?:price|cost|am i looking at|are we looking at)\b.*\b(?:looking at|per month|a month|monthly|price|cost)\b|\bhow much (?:do|does|will|would) (?:a |an )?(?:smoker|nonsmoker|non-smoker|diabetic)s? pay\b/,
  ],
  except: [
    /\baverage\b|\btypical\w*\b|\busual\w*\b|\bin general\b|\bgenerally\b|\bmost people\b|\bpeople (?:usually |normally )?pay\b/,
    /\bexam\b|\bto cancel\b|\bto use (?:this|your|the)\b|\bthis (?:site|service|website|chat)\b|\bpay you\b|\bpaid\b|\byour (?:service|fee|commission|cut)\b|\bcharge me\b|\bcarriers pay\b/,
    /\bmatters?\b.*\b(?:most|to me)\b|\b(?:most important|my priority|i care about|is important|lowest premium cost)\b/,
    /\bhow much (?:life insurance|insurance|coverage|cover|death benefit)\b(?!.*\bcosts?\b)|\bwhat does (?:the )?(?:word )?premium mean\b|\bwhat (?:affects|determines|influences|changes|moves|goes into|drives)\b|\bhow (?:is|are|do|does) (?:the )?(?:price|cost|premium|rate)s? (?:calculated|determined|set|decided|worked out)\b/,
    /\b(?:pay ?outs?|pays? out|beneficiar\w+|calculator|cash value|taxe?[sd]?)\b/,
    /\bgo(?:es)? up\b|\bincrease\b|\bchange[sd]?\b|\braise\b/,
  ],
};

/** Someone asks to be told that they will be insured. What holds for everybody is on the pages. */
export const eligibilityRule: PhraseRule = {
  any: [
    /\b(?:will|would|can|could|do|did|might|should|wont|wouldnt|cant) i (?:even |still |ever |actually |really |probably |definitely |likely )*(?:be |get |have been )?(?:approved|accepted|denied|rejected|turned down|declined|refused|qualify|eligible|insurable|insured|pass the (?:exam|medical))\b/,
    /\bam i (?:even |still |actually |really |definitely |gonna be |going to be |likely to be |likely to get )*(?:eligible|insurable|approved|accepted|qualified|denied|rejected|too (?:old|sick|fat|heavy|unhealthy|young)|able to (?:get|be|qualify)|uninsurable)\b/,
    /\bdo i (?:even |still )?qualify\b|\bwould i (?:even |still )?qualify\b|\bif i (?:would )?qualify\b|\bi (?:would|will|d|ll|definitely|surely|do|can)? ?qualify,? (?:right|correct|yes|no)?\?/,
    /\b(?:can|could|will|would|do) (?:you|they|a carrier|the carrier|anyone|someone) (?:please )?(?:guarantee|promise|assure|ensure|make sure)\b|\bguarantee (?:me|that i|i|my|approval)\b|\bpromise (?:me|that|i)\b|\bguaranteed (?:to be |to get )?(?:approv\w+|accept\w+|coverage) for me\b/,
    /\b(?:whats?|what are|how good are|how high are|how likely) (?:is |are )?(?:my|the) (?:chances?|odds|likelihood|probability)\b|\bmy (?:chances?|odds) of\b|\bhow likely (?:is it that i|am i|is it i|will i|that i)\b|\bwhat chance do i have\b|\bdo i (?:have|stand) a chance\b/,
    /\b(?:will|would|do|does|can|could) (?:they|you|any ?(?:one|body)?|some ?(?:one|body)|a|the|any|an|alderpoint|brightwater|copperleaf)? ?(?:insurance )?(?:carriers?|compan(?:y|ies)|insurers?|insurance)? ?(?:still |even |ever )?(?:take|accept|approve|insure|cover|reject|deny|decline|turn down) (?:me|us|somebody like me|someone like me)\b/,
    /\bwill i (?:be|get) (?:covered|coverage|insurance|a policy)\b(?!.* (?:right away|immediately|today|by|while|during))/,
    new RegExp(
      `\\b(?:can|could|will|would|may|do|am i able to|is it possible (?:for me )?to|how can|able to) ?(?:i|we|you|my \\w+)? ?(?:still |even |ever |actually )*(?:get|be|buy|have|find|obtain|qualify for|apply for|give me|insure me|cover me)\\b.{0,30}\\b${cover}?\\b.{0,30}\\b(?:with|if|when|even|despite|after|as|although|though|since|because|while|on|having|at|given)\\b.{0,40}\\b${condition}\\b`,
    ),
    new RegExp(
      `\\b(?:i|ive|im|i am|i have|i had|i got|i was)\\b.{0,60}\\b${condition}\\b.{0,40}\\b(?:can|could|will|would|do|am) i (?:still |even |ever )*(?:get|be|buy|have|find|obtain|qualify)\\b`,
    ),
    /\b(?:is|are) there (?:any|a|some) (?:carriers?|compan(?:y|ies)|insurers?|insurance) (?:that |who |which )?(?:will|would|can|to) (?:take|accept|approve|insure|cover) (?:me|someone like me)\b/,
    /\bcan (?:i|you|we) (?:even |still )*(?:get|be|buy|have) (?:me )?(?:life insurance|insurance|insured|covered|coverage|a policy|approved) at (?:my age|\d\d)\b/,
    /\bdo (?:you|u) (?:think|believe) (?:that )?(?:i|id|ill|they|theyd|theyll)\b.{0,25}\b(?:approved?|accept(?:ed)?|take|deny|denied|qualify|eligible|insured?|reject(?:ed)?)\b/,
    /\b(?:is|am|are) (?:my |i |we )?(?:approval |acceptance |coverage )?guaranteed\b|\bwill i pass\b|\b(?:am|are) (?:i|we) (?:gonna|going to) (?:qualify|be|get|pass)\b|\btell me (?:if|whether) i(?:m| am|d|ll| will| would)? ?(?:be |get )?(?:eligible|approved|accepted|qualif\w+)\b/,
    /^(?:so )?i(?:m| am) (?:approved|accepted|eligible|covered|qualified)(?: then| now| already)?,? ?(?:right|yes|correct)? ?\?|\bcan (?:someone|somebody|anyone|a person|people) (?:with|like|in) my\b|\bdo i have a shot\b/,
    /\b(?:could|can|will|would|do|does) .{0,20}\b(?:like me|in my (?:situation|condition|shape)) (?:even |still |ever )?(?:be |get )?(?:qualify|approved|accepted|insured|covered|eligible)\b|\bis it (?:likely|possible|certain|sure|probable) (?:that )?i(?: a|ll| will|d| would|m| am)?(?: be| get)? ?(?:approved|accepted|insured|covered|qualif\w+|eligible|denied|rejected)\b/,
    /\b(?:deal ?breaker|good candidate)\b|\bdo i (?:meet|satisfy|fulfil+) (?:the|your|their)\b|\bwill (?:my|our) (?:application|quote|policy) (?:be|get) (?:approved|accepted|denied|rejected|declined)\b|\bwill i be able to (?:get|buy|have|qualify)\b|\b(?:im|i am) (?:over )?\d\d,? (?:years old )?,?(?:so |but |and )?can i (?:still |even )?(?:get|buy|have|qualify)\b/,
  ],
  except: [
    /\bwho (?:decides|approves)\b|\bmean(?:s)? (?:that )?(?:i|im)\b|\bwhen (?:will|would|do|can)\b|\bhow (?:long|soon|fast|quickly)\b|\bwhat (?:happens|if|do i do|should i do)\b|\bwhy\b/,
    /\bapproved,? how\b|\bwithout (?:an?|the) (?:medical )?exam\b(?!.*\bapproved\b)|\bmatch percent\w*\b|\bchance of being approved\?? ?$/,
  ],
};

const choices =
  '(?:policy|plan|type|kind|one|option|carrier|company|insurer|insurance|coverage|amount|term|provider)';

/** Someone asks what they themselves should do. How things differ is on the pages. */
export const adviceRule: PhraseRule = {
  any: [
    /\bshould (?:i|we) (?:even |really |just |rather |still |also |instead )*(?:get|buy|choose|pick|go with|go for|take|do|switch|cancel|replace|keep|convert|wait|surrender|opt|stick|invest|purchase|select|cash out|drop|renew|sign|apply|borrow|lean|prefer|consider|accept)\b/,
    /\b(?:what|which)(?: \w+){0,4} should (?:i|we) (?:get|buy|choose|pick|go with|go for|take|do|select|purchase|prefer)\b/,
    new RegExp(
      `\\b(?:which|what)(?: (?:${choices}|life|of|these|them|the|two|three|carriers))* (?:is|are|would be|s|seems|looks|fits|suits|will be|works) (?:me |the )?(?:best|better|right|good|smarter|wiser|smartest|ideal|perfect|most suitable)\\b`,
    ),
    /\b(?:best|right|better|good|ideal|perfect|suitable|worth it|worthwhile|smart|wise|appropriate|suited) (?:\w+ ){0,3}for (?:me|us|my (?:family|situation|case|needs|age)|someone like me|somebody like me|people like me|a person like me|my wife|my husband)\b(?=.*\?|$)|\b(?:fits|suits) me (?:best|better)\b/,
    /\bwhat (?:do|would|should|can|d) you (?:personally |honestly )?(?:recommend|suggest|advise|do|pick|choose|go with|prefer|think)\b|\bwhat(?:s| is) your (?:advice|recommendation|opinion|suggestion|take|pick)\b|\bin your opinion\b|\bi (?:need|want|would like|d like) (?:some |your |an? )?(?:advice|opinion|recommendation)\b/,
    /\bdo you (?:think|recommend|suggest|advise|believe) (?:that )?(?:i|we|me|getting|buying|term|whole|going|its|it is|this)\b|\b(?:would|can|could|will) you (?:please )?(?:recommend|suggest|advise|go with|choose|pick)\b/,
    /\b(?:tell|advise) me (?:what|which)(?: \w+){0,3} (?:to|i should|is best|is better) ?(?:buy|choose|pick|get|do|take)?\b|\b(?:pick|choose|decide|select) (?:one |it |the best (?:one )?|a policy |a carrier |a plan )?for me\b|\byou (?:choose|pick|decide)\b|\bhelp me (?:to )?(?:decide|choose|pick)\b/,
    /\bwhat(?:s| is| are) the (?:single )?(?:best|top|right|better) (?:life |term |whole |overall )*(?:policy|plan|carrier|company|insurer|insurance|coverage|option|provider|choice)s?\b/,
    /\bis (?:\$?[\d,.]+ ?(?:k|m|million|thousand)?|half a million|a million|that|it|this|term|whole life|term life|whole) (?:really )?(?:enough|too much|too little|right|a good (?:idea|choice|deal|fit)|better) for (?:me|us|my)\b|\bis (?:term|whole)(?: life)?(?: insurance)? (?:a )?(?:better|good|bad|right|smart) (?:choice|idea|option|deal|investment)?\b/,
    /\bwould (?:i|we) be better (?:off )?(?:with|getting|buying)\b|\bam i better off (?:with|getting|buying)\b|\bis it (?:a good|a smart|smart|wise|better) (?:idea )?(?:for me|to (?:buy|get|cancel|wait|switch))\b/,
    /^(?:so |and |ok |hmm |well )*(?:is it )?(?:term|whole)(?: life)?(?: insurance)? (?:or|vs) (?:term|whole)(?: life)?(?: insurance)? ?\?$|\bdo (?:i|we) (?:want|need) (?:term|whole)\b|\b(?:whats?|which is|which one is|what is) (?:better|best|smarter|wiser),? ?:?,? (?:term|whole)\b/,
    /\bwhich (?:one )?do you (?:think|believe|feel|like)\b|\bwould you (?:get|buy|pick|choose|go (?:for|with)|take)\b|\b(?:whats?|what is) the (?:smartest|wisest|safest|best|right|ideal) (?:option|choice|move|decision|thing to do)\b/,
    /\bwho (?:has|offers|sells|is) the best\b|\bis (?:alderpoint|brightwater|copperleaf|term|whole|whole life|term life)\b.{0,20}\bbetter (?:than|or)\b|\bshould (?:my|our) (?:wife|husband|partner|spouse|parents|mom|dad) (?:also )?(?:get|buy|take|have)\b|^(?:please )?(?:advise me|recommend (?:something|one|a|me))\b/,
    /\bi (?:cant|cannot|can not|dont know how to) (?:decide|choose|pick)\b|\bdo (?:i|we) need (?:more|less|that much|this much) (?:coverage|insurance)\b/,
  ],
  except: [
    /\b(?:your site|this site|an agent|a broker|about you)\b/,
    /\bshould i (?:get|take|do) (?:started|the exam|an? exam|a physical)\b|\bhow (?:much|long|many|big|large)\b.*\bshould\b|\bwhat (?:amount|coverage amount|term length|length)\b.*\bshould\b/,
    /\bwhat (?:should|do) (?:i|we) do (?:if|when|next|now|first|after)\b|\bwhat should i do to (?:start|cancel|apply|change)\b|\bcall\b/,
    /\bbest (?:way|time|age|place|email|number)\b|\byou (?:choose|pick|decide) (?:a|the|which|carriers|who|what)\b|\bhow (?:do|did|does|can|will) you (?:choose|pick|decide|recommend|match)\b|\bwhy (?:do|did) you\b/,
    /\bwho (?:should|is) \b|\bshould i (?:choose|name|pick|get) (?:a |my )?(?:beneficiary|guardian|child|trust)\b/,
  ],
};
