import type { Question, QuestionSpeech } from '../question.ts';

export const policyType = {
  id: 'policyType',
  kind: 'choice',
  label: 'What type of policy are you looking for?',
  shortLabel: 'Policy type',
  why: 'not every carrier offers every type, so this decides which carriers fit you.',
  advice: 'Choose the type of policy you are looking for.',
  options: [
    {
      value: 'Term Life Insurance',
      hint: 'Covers you for a set number of years, often at a lower price',
      rule: 'term',
    },
    { value: 'Whole Life Insurance', hint: 'Covers you for life and builds cash value', rule: 'whole' },
    { value: "I'm not sure", hint: 'You can decide later, with the carrier', rule: 'not_sure' },
  ],
  required: true,
  group: 'policy-preferences',
  example: 'Term Life Insurance',
} as const satisfies Question;

export const policyTypeSpeech: QuestionSpeech = {
  names: `policy type, policy`,
  free: {
    'Term Life Insurance': `
      term life insurance?, level term, = term, # term, term insurance/policy/coverage/plan/one,
      # year/years fixed/level? term, want/need/prefer/for/just/of/in/on term,
      term quote/quotes/price/prices/rate/rates, temporary life/coverage/insurance/policy, a? plain term one?,
      like/choose/pick/take term`,
    'Whole Life Insurance': `
      = whole, whole life insurance/policy?, wholelife,
      want/like/need/choose/prefer/pick/take/for/just/of/in/on whole life`,
    "I'm not sure": `
      not sure which type/policy, term or whole i don't know,
      = i'm? not/don't/idk/dunno/unsure/undecided sure/know/decided? about/of/on? the/what/which? type/kind of? policy/insurance/coverage? yet?`,
  },
  asked: {
    'Term Life Insurance': `
      term/temporary/temporal/trem/tem/termlife, trem/tem life, for? # years, for certain time,
      # year policy/plan/one, # years/year level/fixed,
      only/just? while the/my/our kids/kid/children/boys/girls/twins are/is/'re small/young/little/home/growing/in/at up/school/home/college?,
      runs? for like? # years, trm, term life, = # year/years/yr/yrs, for limited years/time,
      until/till/til graduation/retirement/college,
      until/till/til the/my/our? kid/kids/child/children/son/daughter/boys/girls/baby/twins/mortgage/house/loan/note/youngest/oldest is/are/gets/get/gets? grown/paid/out/done/off/graduate/graduates/eighteen/older/gone/through off/of/up/with? college/school/house/home?,
      until/till/til i retire, that/which ends`,
    'Whole Life Insurance': `
      cash value, whole one/kind/thing?, whole's, builds? up? cash value?, permanant/permenant/perm/wholelife,
      savings/cash/money/equity/value inside/built/within/included/account/component/part in/up? it?,
      permanent/lifelong/lifetime/forever, for all? the/my? life, my/our/his/her/their whole life,
      for/all my/the whole/entire/rest? of? my? life, lasts/last/keep until/til/till i/you die/go,
      until/til/till i/you die/go, lasts/stays/keeps/goes/there/good/stay/keep/last/going/around? forever,
      stays/stay/keeps/keep/remains in force/effect/going/place/on, keeps going/on,
      the/my rest of my/the life/days, until/till/til my? death/end/grave/funeral, lasts me? for life/ever,
      doesn't/don't/won't/never run/runs/ran out on? me/you?,
      doesn't/don't/can't/won't/never expire/expires/end/lapse, no end date, for all time, don't never quit,
      pay/pays out? no matter when/what/how`,
    "I'm not sure": `
      not sure, unsure, i? don't know, no idea, haven't decided, help me choose, idek/idc, don't know yet?,
      not/nt sure, i'm? not really/quite/totally/completely/100%/too/so? sure/certain/decided yet?,
      unsure/undecided/idk/dunno/torn, i? don't know/understand yet? this/which/the/what/one/difference/from/other?,
      don't know one from the other, no idea/clue, i? have no idea/clue/preference, can't decide,
      not decide/decided yet?, help me choose/decide/pick, need help deciding/choosing, beats me, what you have,
      couldn't/can't tell you, still deciding, haven't made up my mind, not real/entirely/completely sure,
      = i'm? not/don't/no/idk/dunno/unsure knowing/sure/know/idea/clue? what any/either/each/those/these/they/that/this/it/them of? these/those/them/it/that? is/are/mean/means/do/does/'s?,
      = i'm? not/don't/no/idk/dunno/unsure knowing/sure/know/idea/clue? what the? difference is/'s? honestly/really/tbh?,
      i'm? not knowing, not made up my mind, haven't/ain't/not got? the foggiest/faintest idea/clue?,
      still figuring/thinking/working/deciding/researching/reading/looking it/that/this/into? out/over/through/about/on/up? it/that?,
      = you got me, couldn't/can't tell ya/u/yall,
      i? don't really/even/quite/fully/actually know/understand/get the/what? difference,
      i'm? not/don't/idk sure/know? what/which one/to? i/we? need/want/should/get/pick/choose/do yet?`,
    "Whole Life Insurance | I'm not sure": `
      universal/iul/variable/annuity/indexed life?, final expense, burial/funeral insurance/policy,
      term/term's/terms life/one? insurance/policy? is/are/seems/looks/just? @bad,
      term/term's/terms life/one? insurance/policy? would/will/can/may? @ends`,
    "Term Life Insurance | Whole Life Insurance | I'm not sure": `
      either/whichever/any one/way?, no preference, don't care, doesn't matter, you tell/decide/choose/pick me?,
      up to you, open to either/anything, surprise me, whatever, both/any of? them?, a? mix/combination/bit of both`,
    "Term Life Insurance | I'm not sure": `whole/whole's/wholes life/one? insurance/policy? is/are/seems/looks/just? @bad`,
  },
  topic: `
    life insurance, plan/policy/insurance/kind/type/option, same length, my? mortgage/loan, to match the? loan,
    for # years, # years/year, made of money, like to get, sense of the term`,
  classes: {
    bad: `
      a/just? a? total/complete/damn/darn/big/huge/fucking/freaking/real? rip/ripoff/scam/waste/racket/joke/crap/garbage/trash off/of? money/cash/time?,
      too/way/so damn/darn/much/too? expensive/pricey/high/costly/much/complicated,
      cost/costs/costing too/so/way/a much/more/fortune, no good,
      for suckers/chumps/fools/idiots/people/old/young/them/others people/folks?,
      overpriced/pricey/expensive/worthless/useless/stupid/dumb/pointless/overrated,
      like renting/throwing/burning/rent money? away?`,
    ends: `just/only/eventually/always? runs/run/expires/expire/ends/end/lapses out? on? you/me/us?`,
  },
};
