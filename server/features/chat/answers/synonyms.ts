/**
 * How people say what the pages call otherwise: where the pattern is found in a question, its words also stand for
 * these. The words replaced count as one with them, so that a strange word does not make a match weak.
 */
export const waysOfSaying: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:get|getting|back|opt) out of (?:my|the|a|this|that) (?:policy|plan|insurance|contract)\b/,
    'cancel policy',
  ],
  [
    /\b(?:end|ending|quit|quitting|terminate|drop|dropping|get rid of|cancell?ation) (?:my |the |a )?(?:policy|plan|coverage|insurance)\b/,
    'cancel policy',
  ],
  [/\bcancell?(?:ing|ation|ed)\b/, 'cancel'],
  [/\bsurrender\w*\b/, 'cancel cash value give up'],
  [
    /\bphysicals?\b|\bcheck-?ups?\b|\bneedles?\b|\bblood (?:test|work|draw|sample)s?\b|\burine\b|\bpee in a cup\b|\bnurse\b|\bdoctor'?s? (?:visit|appointment)\b|\bmedical (?:test|check)s?\b|\b(?:the|a|any|no) medical\b(?! (?:condition|history|record|problem|issue|info|bill))/,
    'medical exam',
  ],
  [/\bparamed\w*\b/, 'medical exam'],
  [
    /\b(?:cost|price|pay|payment|bill|charge|fee)s? (?:per|a|each|every) (?:month|year)\b|\bmonthly (?:cost|price|payment|bill|fee|rate)s?\b|\binstallments?\b/,
    'premium price',
  ],
  [/\brates?\b/, 'price'],
  [/\b(?:expensive|pricey|costly|affordable|cheap(?:er|est)?)\b/, 'price cost'],
  [/\bsave (?:money|on)\b|\blower (?:my|the) (?:premium|price|cost|bill)s?\b/, 'pay less price'],
  [
    /\b(?:who|whom) (?:gets|receives|inherits|collects|is paid|will get|would get) (?:the|my)? ?(?:money|cash|benefit|payout)\b/,
    'beneficiary receive money',
  ],
  [/\bheirs?\b|\binherit(?:s|ance|or)?\b/, 'beneficiary'],
  [/\bbene?fici\w+\b/, 'beneficiary'],
  [/\bpay ?-?outs?\b|\bdeath benefits?\b|\blump sum\b|\bsettlement\b/, 'death benefit pay money'],
  [
    /\b(?:when|after|if) (?:i|he|she|someone|somebody|you|they|the insured) (?:die|dies|pass|passes|died|passed)(?: away)?\b/,
    'pay claim death',
  ],
  [/\bpass(?:es|ed|ing)? away\b/, 'die death'],
  [
    /\b(?:stop|stops|stopped|quit|miss|missed|skip|late|forget|forgot|can'?t) (?:with )?(?:to )?(?:pay\w*|make|making|a|my|the|afford)\b.*|\bmissed payments?\b|\blate payments?\b|\blapse[ds]?\b/,
    'stop paying missed payment lapse grace',
  ],
  [
    /\bcash ?-?value\b|\bsavings? (?:part|component|account)\b|\bborrow (?:against|from)\b|\bpolicy loans?\b|\binvestment (?:part|component)\b/,
    'cash value borrow',
  ],
  [/\bpermanent\b|\buniversal\b|\bwhole\b/, 'whole permanent'],
  [/\blife ?-?long\b|\bforever\b|\bentire life\b/, 'whole permanent'],
  [
    /\bsmok(?:e|er|ers|es|ing)\b|\bvap(?:e|er|es|ing)\b|\bcigar\w*\b|\bjuul\b|\bchew\b|\bnicotine\b|\btobacco\b|\bmarijuana\b|\bweed\b|\bcannabis\b/,
    'tobacco smoke nicotine',
  ],
  [
    /\bdiabet\w+\b|\bcancer\b|\basthma\b|\bcholesterol\b|\bblood pressure\b|\bhypertension\b|\bheart (?:attack|disease|problem|condition)s?\b|\bstroke\b|\bdepress\w+\b|\banxiety\b|\bpre-?existing\b|\bmedical (?:condition|problem|issue|history)s?\b|\bhealth (?:problem|issue)s?\b|\bsick\b|\billness\b|\boverweight\b|\bobes\w+\b/,
    'health condition',
  ],
  [/\bturned down\b|\bdeni(?:ed|al)\b|\brejected?\b|\bdeclined?\b/, 'refuse'],
  [
    /\bjob\b|\bemployers?\b|\bgroup (?:life|policy|plan|insurance|coverage)\b|\bthrough (?:my )?work\b|\bfrom work\b|\bmy work\b|\bcompany (?:policy|plan|insurance|provides)\b|\bworkplace\b/,
    'work employer job',
  ],
  [/\bconvert\w*\b|\bconversion\b|\bswitch (?:from )?(?:my )?term\b/, 'convert permanent term'],
  [/\bkids?\b|\bchild(?:ren)?\b|\bbab(?:y|ies)\b|\bson\b|\bdaughter\b/, 'child'],
  [/\bhousewi(?:fe|ves)\b|\bhomemakers?\b|\bstay(?:ing|s)?[ -]at[ -]home\b/, 'stay home parent'],
  [/\bpregnan\w*\b|\bexpecting\b/, 'pregnancy'],
  [/\bold(?:er)? (?:people|person|folks)\b|\bseniors?\b|\belderly\b|\bretire\w*\b/, 'older retire'],
  [/\bfunerals?\b|\bburials?\b|\bcremation\b|\bfinal expenses?\b/, 'funeral final expense'],
  [/\btax(?:es|ed|able)?\b|\birs\b/, 'tax'],
  [
    /\b(?:spam|robo)?calls?\b|\bphone calls?\b|\btelemarket\w*\b|\bcall me\b|\bbother me\b|\bpester\w*\b|\bharass\w*\b/,
    'phone call',
  ],
  [
    /\bsell(?:ing)? (?:my )?(?:data|info\w*|details)\b|\bpersonal (?:data|info\w*)\b|\bmy (?:data|info\w*|details|answers)\b|\bprivacy\b|\bprivate\b/,
    'privacy information answers sell',
  ],
  [/\b(?:delete|remove|erase) (?:\w+ )?(?:account|data|info\w*|everything|profile)\b/, 'delete account data'],
  [/\b(?:legit|scam|trust(?:worthy)?|real company|reliable|safe|reputable)\b/, 'license licensed company'],
  [
    /\bmake money\b|\bget paid\b|\bearn(?:s|ing)?\b|\bcommissions?\b|\bbusiness model\b|\bwhat'?s (?:in it|the catch)\b|\bcatch\b/,
    'earn money commission paid',
  ],
  [
    /\b(?:is|are) (?:it|this|you|the (?:site|service)) free\b|\bfree of charge\b|\bcharge me\b|\bhidden fees?\b/,
    'free cost nothing earn money',
  ],
  [
    /\b(?:tele)?phone number\b|\b(?:e-?mail) (?:address)?\b|\bopening hours\b|\bsupport hours\b|\bcustomer (?:service|support)\b|\breach (?:you|someone|a human|support)\b|\bcontact (?:you|info|support)\b|\btalk to (?:a|an|some) ?(?:human|person|agent|real person|one|body)\b/,
    'contact reach phone email support hours',
  ],
  [/\bcomplain\w*\b/, 'complaint'],
  [
    /\bexclu(?:de|des|sion|sions|ded)\b|\bnot pay\b|\bwon'?t pay\b|\brefus\w+\b|\bdeny a claim\b/,
    'refuse pay exclusion',
  ],
  [/\bhow long (?:does|do|will|would) (?:it|this|approval|the process|that)\b.*/, 'how long take decision'],
  [/\bhow fast\b|\bhow quick(?:ly)?\b|\bturnaround\b|\bapproval time\b/, 'take decision time'],
  [
    /\b(?:how many|number of) years\b|\bhow long should\b|\bterm length\b|\blength of (?:the |a |my )?term\b/,
    'how long coverage last years',
  ],
  [/\bhow (?:much|big|large)\b.*\b(?:coverage|insurance|policy|cover|should)\b/, 'amount coverage income'],
  [/\bhow much (?:life )?insurance\b|\bright amount\b|\benough coverage\b/, 'amount coverage income'],
  [
    /\brat(?:ed|ing|ings)\b|\bfinancial(?:ly)? (?:strong|strength|stable|stability)\b|\bgo(?:es)? (?:bankrupt|under|out of business)\b|\bam ?best\b/,
    'rating financial strength',
  ],
  [
    /\bpartners?\b(?=.*\b(?:carrier|compan|insur))|\binsurers?\b|\binsurance compan(?:y|ies)\b|\bproviders?\b|\bcarriers?\b/,
    'carrier insurer',
  ],
  [
    /\balgorithm\b|\bartificial intelligence\b|\bai\b|\bpick(?:ed)?\b|\bdecide which\b|\brecommend\w*\b|\bmatch(?:ed|es|ing)?\b/,
    'match matching carrier',
  ],
  [/\bpercent(?:age)?\b|\bmatch score\b|\b\d\d ?%/, 'percentage match'],
  [/\bsu(?:e|ing)\b|\blawsuits?\b|\bcourt\b|\barbitrat\w+\b/, 'arbitration court'],
  [/\b(?:divorc|re-?marr|marri|wedding)\w*\b/, 'marriage divorce'],
  [/\badd(?:-| )?ons?\b|\briders?\b/, 'rider'],
  [/\b(?:free[ -]look|change my mind|money back|refunds?|return it)\b/, 'free-look return refund'],
  [/\bunderwrit\w+\b/, 'underwriting'],
  [/\bmortgages?\b|\bhome loan\b|\bhouse payment\b/, 'mortgage'],
];
