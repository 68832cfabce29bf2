import type { SlotPhrases } from './slot-phrases.ts';

export const policyType: SlotPhrases = {
  free: {
    'Term Life Insurance': `
      = term, term life, term life insurance/policy?, term insurance/policy/coverage/plan/one, # year/years fixed/level? term,
      #year/years term, level term, want/need/prefer/for/just/of/in/on term,
      term quote/quotes/price/prices/rate/rates, temporary life/coverage/insurance/policy, a? plain term one?,
      like/choose/pick/take term`,
    'Whole Life Insurance': `
      = whole, whole life, whole life insurance/policy?, whole insurance/policy/coverage/plan, wholelife,
      want/like/need/choose/prefer/pick/take/for/just/of/in/on whole life,
      whole life? quote/quotes/price/prices/rate/rates`,
    "I'm not sure": `
      = i'm? not/don't/idk/dunno/unsure/undecided sure/know/decided? about/of/on? the/what/which? type/kind of? policy/insurance/coverage? yet?`,
  },
  asked: {
    'Term Life Insurance': `
      term/temporary/temporal, for? # years, for certain time, fixed time/period, # year policy/plan/one,
      # years/year level/fixed, level/fixed # years/year?,
      a/some set/certain/fixed/specific/limited amount/number of? years/time,
      only/just? while the/my/our kids/kid/children/boys/girls/twins are/is/'re small/young/little/home/growing/in/at up/school/home/college?,
      runs? for like? # years, trm, term life, = # year/years/yr/yrs, for limited years/time,
      until/till/til graduation/retirement/college,
      until/till/til the/my/our? kid/kids/child/children/son/daughter/boys/girls/baby/twins/mortgage/house/loan/note/youngest/oldest is/are/gets/get/gets? grown/paid/out/done/off/graduate/graduates/eighteen/older/gone/through off/of/up/with? college/school/house/home?,
      until/till/til i retire, ends after a/some while/time, that/which ends, to cover the mortgage/loan years?`,
    'Whole Life Insurance': `
      whole one/kind/thing?, whole's, cash value, building? cash value, builds cash, builds? up? cash value?,
      permanant/permenant/perm,
      savings/cash/money/equity/value inside/built/within/included/account/component/part in/up? it?,
      builds/grows/builds/building/growing savings/money/equity/value, permanent/lifelong/lifetime/forever,
      for all? the/my? life, my/our/his/her/their whole life, for/all my/the whole/entire/rest? of? my? life,
      lasts/last/keep until/til/till i/you die/go, until/til/till i/you die/go,
      lasts/stays/keeps/goes/there/good/stay/keep/last/going/around? forever,
      stays/stay/keeps/keep/remains in force/effect/going/place/on, keeps going/on,
      the/my rest of my/the life/days, until/till/til my? death/end/grave/funeral,
      until/till/til i/you/we pass/croak/kick/die/go/drop/expire away/on? the? bucket?, lasts me? for life/ever,
      doesn't/don't/won't/never run/runs/ran out on? me/you?, never expires/ends,
      doesn't/don't/can't/won't/never expire/expires/end/lapse, no end date, for all time, never quits/quit,
      don't never quit, pay/pays out? no matter when/what/how,
      pay/pays out? whenever/regardless i/of? die/when? i? die?`,
    "Whole Life Insurance | I'm not sure": `
      universal/iul/variable/annuity/indexed life?, final expense, burial/funeral insurance/policy,
      term/term's/terms life/one? insurance/policy? is/are/seems/looks/just? @bad,
      term/term's/terms life/one? insurance/policy? would/will/can/may? @ends`,
    "I'm not sure": `
      not/nt sure, i'm? not really/quite/totally/completely/100%/too/so? sure/certain/decided yet?,
      unsure/undecided/idk/dunno/torn,
      i? don't know/understand yet? this/which/the/what/one/difference/from/other?,
      don't know one from the other, no idea/clue, i? have no idea/clue/preference, haven't decided,
      can't decide, not decide/decided yet?, help me choose/decide/pick, need help deciding/choosing, beats me,
      what you have, couldn't/can't tell you, still deciding, haven't made up my mind,
      not real/entirely/completely sure,
      = i'm? not/don't/no/idk/dunno/unsure knowing/sure/know/idea/clue? what any/either/each/those/these/they/that/this/it/them of? these/those/them/it/that? is/are/mean/means/do/does/'s?,
      = i'm? not/don't/no/idk/dunno/unsure knowing/sure/know/idea/clue? what the? difference is/'s? honestly/really/tbh?,
      i'm? not knowing, not made up my mind, haven't/ain't/not got? the foggiest/faintest idea/clue?,
      still figuring/thinking/working/deciding/researching/reading/looking it/that/this/into? out/over/through/about/on/up? it/that?,
      = you got me, couldn't/can't tell ya/u/yall,
      i? don't really/even/quite/fully/actually know/understand/get the/what? difference,
      i'm? not/don't/idk sure/know? what/which one/to? i/we? need/want/should/get/pick/choose/do yet?`,
    "Term Life Insurance | Whole Life Insurance | I'm not sure": `
      either/whichever/any one/way?, no preference, don't care, doesn't matter, you tell/decide/choose/pick me?,
      up to you, open to either/anything, surprise me, whatever, both/any of? them?,
      a? mix/combination/bit of both`,
    "Term Life Insurance | I'm not sure": `whole/whole's/wholes life/one? insurance/policy? is/are/seems/looks/just? @bad`,
  },
  topic: `
    life insurance, whole life smoker/nonsmoker/drinker/runner/vegetarian/athlete/farmer/ago/long/story/through,
    plan/policy/insurance/kind/type/option, same length, my? mortgage/loan, to match the? loan, for # years,
    # years/year, made of money, like to get, sense of the term,
    over/than/beats/versus/vs whole/term life? insurance? any/every? day/time?`,
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
