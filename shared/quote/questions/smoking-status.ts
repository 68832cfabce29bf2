import type { Question, QuestionSpeech } from '../question.ts';

export const smokingStatus = {
  id: 'smokingStatus',
  kind: 'yes-no',
  label: 'Do you use tobacco or nicotine?',
  shortLabel: 'Tobacco or nicotine',
  why: 'carriers have different rules for tobacco and nicotine, so this can change your match and your price.',
  advice: 'Answer Yes or No.',
  options: [
    { value: 'Yes', hint: 'Cigarettes, cigars, chewing tobacco, or vaping', rule: true },
    { value: 'No', rule: false },
  ],
  required: true,
  group: 'health-lifestyle',
  example: 'No',
  revealingStarts: ['smok', 'tobacco', 'nicotin', 'cigar', 'cannabis', 'marijuana'],
} as const satisfies Question;

export const smokingStatusSpeech: QuestionSpeech = {
  names: `tobacco/nicotine/smoking/smoker, tobacco or nicotine`,
  free: {
    Yes: `
      i'm a smoker/vaper, i smoke cigarettes/cigars, a smoker, heavy/light/social smoker,
      i do? still? smoke/vape/dip/chew/juul, i use tobacco/nicotine/zyn/zyns/pouches/snus,
      i've smoked/vaped/dipped/chewed since i? was/were? #?, smoker/smokes/smoking/tobacco yes,
      smoker in/from/here/looking/wanting`,
    No: `
      non/never smoker, nonsmoker, i? don't smoke/vape, not a smoker, ex/former smoker,
      smoker/smokes/smoking/tobacco/nicotine no/none/never, i? never smoke/smokes/vape,
      i quit/stopped smoking/vaping/dipping/chewing/cigs/cigarettes/tobacco/cigars,
      quit/stopped/stop smoking/smoke/vaping/dipping/cigs/cigarettes/tobacco/cigars/chewing,
      give/gave/given up smoking/vaping/cigarettes/cigs/cigars/tobacco/dipping,
      used to smoke/vape/dip/chew/juul, clean? off the/all? cigarettes/cigs/smokes/tobacco/nicotine/vapes,
      0 nicotine/tobacco/cigarettes/cigs, never smoked/touched/tried a? tobacco/cigarette/cigarettes/cigs,
      i never smoked, = i? smoke/vape not, never smoked, i? don't/never smoke/vape or/nor/and drink,
      i? don't/never use/do/touch any? tobacco/nicotine/cigarettes/products?, no smoke/smoking,
      no tobacco/nicotine/smoking/cigarettes, we? don't smoke or/nor/and drink,
      no smoke/smoking/tobacco and/or/nor? no? drink/drinking/alcohol/booze,
      i? don't/never/haven't use/used/do/touch/touched/smoke/smoked/consume/consumed/vape any? @product or/nor/and/& any? @product`,
  },
  asked: {
    Yes: `
      smoker/smoke/vape, occasionally/sometimes/socially, once in a while, pack/packs/pk a/per day/week,
      # pack/packs a/per day/week,
      only/just/mostly when/if i have/drink/'m/i'm/am/party/go/get/'ve a/some/had/out/to/drunk/drinking/drink/partying? a/beer/beers/few/drink/drinks? beer/beers/drink/drinks?,
      burning/burnin/smoking/puffing one right/as? now?, smoke/smokes/smoking/smokers,
      vape/vapes/vaping/vaper/juul/ecig/ecigs/e-cig, dip/dips/dipper/dipping,
      chew/chewing/snus/snuff/copenhagen/skoal/grizzly/zyn/zyns/pouch/pouches,
      cig/cigs/cigar/cigars/cigarette/cigarettes/cigarillos/ciggies/ciggs/cigarets/butts/darts, a? pipe,
      hookah/shisha, tobacco/tabacco/nicotine, black and? milds,
      marlboros/marlboro/camels/newports/newport/reds, a? pack/packs,
      = only/just/mostly? on? weekends/occasion only?, now and then, when i drink/party, at parties,
      a few a/per day, # a/per day/week, half a? pack, a? pack a day, started again, trying to? quit/stop,
      can't/never/don't/couldn't quit/stop/stopped, elf/geek/puff bar/bars, swisher/swishers sweets?,
      black & milds, black n milds, red man,
      #/one/two/half/a/couple/few a/of? can/cans/tin/tins/pouch/pouches/log/dips/dip/chew/bowl/bowls/cigar/cigars/cig/cigs a/per/every/each day/week/month,
      chaw/stogie/stogies/dart/cigarillo/snuff/snus/hookahs/blunts`,
    No: `
      not anymore, i used to, i? don't/never touch/use/touched it/the/that? stuff?,
      quit/stopped it/them/that/those? things?, i? have? quit/stopped, used to,
      gave/give/given/giving it/them/my/the/that/up the/my? pipe/pipes/cigarettes/cigs/smokes/cigars/smoking/vaping/tobacco/dip? up?,
      put my last pipe/one/cigarette down, kicked the/it habit?, put it/them down for good,
      been off them/it/those/cigs/cigarettes?, no/not more, not since, nothing/none since/now/after/anymore,
      not one since/after?, and? nothing since, haven't/not touched/had/smoked/vaped one/a/it/any? since?,
      haven't/hadn't/not/never smoked/vaped/touched/had/used/done? one/a/it/any/them? in/for/since #/many/several/some/over/about? #? years/yrs/year/decades/months/forever/ages,
      never indulged/partaken/partook/bothered/cared/have/did/do/has/would/started up?,
      never have/did never/and will/would, stop already? # years/year/month/months already?,
      already stop/quit/stopped smoke/smoking?, before smoke, before i smoke, pau long time, clean,
      i? threw smoking, never picked it up,
      never touched/tried/took/started/did/had/liked/smoked/vaped one/it/the/a/that/them/up? stuff?,
      never in my life, haven't/hadn't, stop smoke, non tobacco/smoker/user/users/nicotine, not a smoker,
      = never was, quit/quitting/stopped the/my? pipe/cigs/cigarettes/habit/smokes,
      made me quit/stop it?/the?/smoking? pipe?, last one/cigarette/smoke was # years/yrs ago,
      never acquired/developed/formed/had the/that habit, never lit one/up, been quit since?,
      threw/tossed/crushed/put/smoked/burned/had/lit/flushed my/the last pack/one/cigarette/smoke/dip/can/cig/carton/cigar/tin away/down/out/back?,
      gave/give/given/kicked/quit/dropped/put up/down? my/the/those/them/a? @brand up/down?,
      never/haven't/not smoked/vaped/used/tried or/nor/and/, vaped/smoked/chewed/dipped/used`,
    'Yes | No': `
      i? smoke/smoking brisket/meat/meats/ribs/salmon/fish/bbq/barbecue, little/bit,
      much/often/heavily/regularly/daily/everyday/anymore, one/once, patch/patches/nicorette/lozenge/lozenges,
      nicotine? gum, nicotine patch/patches/gum/lozenges, today/yesterday/monday,
      weed/marijuana/cannabis/pot/joint/joints/edible/edibles/gummies/420/thc,
      i? smoke/smoking/vape/vaping weed/marijuana/cannabis/pot,
      @often weed/marijuana/cannabis/pot/joint/joints/edible/edibles/gummies/420/thc`,
  },
  topic: `
    ago, since, years/year, when i got/found/was/retired out? pregnant?/last year?,
    i got/found out i was? pregnant, after my? surgery/stroke, a day/week, cold turkey,
    when we/i started/began/were? trying/dating/expecting for? a? baby/kids/family?, second hand smoke?,
    smoke detector/alarm/alarms/signal/meat/brisket/ribs/break, smoker's? lounge,
    like everybody/everyone else did?, since i? was/were #/a/in/about? kid/teen/teenager/young/boy/girl/#?`,
  classes: {
    often: `
      sometimes/occasionally/socially/regularly/daily, now and then, on? weekends, once in a while,
      some/a/the/only/just`,
    brand: `
      camel/camels/marlboro/marlboros/newport/newports/reds/winstons/salems/kools/luckies/virginia/pallmalls/smokes/menthols/sticks/cowboy/coffin slims/nails/killers?,
      pall malls, lucky strikes`,
    product: `
      tobacco/nicotine/cigarettes/cigarette/cigars/vape/vapes/vaping/smoking/e-cigarettes product/products?`,
  },
};
