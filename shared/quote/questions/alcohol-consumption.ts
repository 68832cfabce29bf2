import type { Question, QuestionSpeech } from '../question.ts';

export const alcoholConsumption = {
  id: 'alcoholConsumption',
  kind: 'choice',
  label: 'How often do you drink alcohol?',
  shortLabel: 'Alcohol',
  why: 'carriers often ask about this when they set a price. It doesn’t change your match.',
  advice: 'Choose how often you drink alcohol.',
  options: [
    { value: 'Never' },
    { value: 'Occasionally (1-2 drinks per week)' },
    { value: 'Moderately (3-7 drinks per week)' },
    { value: 'Frequently (8+ drinks per week)' },
  ],
  required: false,
  group: 'health-lifestyle',
  example: 'Never',
  revealingStarts: ['alcohol'],
} as const satisfies Question;

export const alcoholConsumptionSpeech: QuestionSpeech = {
  names: `alcohol/drinking`,
  free: {
    Never: `
      no alcohol, i'm sober, i? don't/never/not drink/drinks alcohol/either/anymore/any?,
      never drink/drinks alcohol/either?, i? don't/never smoke/vape or/nor/and drink,
      don't/doesn't drink/drinks alcohol/either?, i? no drink, teetotal/teetotaler/teetotaller,
      quit/stopped/given/gave up? drinking/alcohol, we? don't smoke or/nor/and drink,
      no smoke/smoking/tobacco and/or/nor? no? drink/drinking/alcohol/booze,
      i? don't/won't/never touch alcohol/liquor/booze/beer/wine, no drinking/drinks/booze,
      abstain/abstained/abstaining/refrain/refraining from alcohol/drinking/drink/liquor`,
    'Occasionally (1-2 drinks per week)': `
      i? drink occasionally/socially/rarely, i? barely/hardly/seldom drink/drinks`,
    'Frequently (8+ drinks per week)': `i? drink a lot`,
  },
  asked: {
    Never: `
      never, not at all, = no/nope/nah/nvr/nno, dnt drink, etoh neg,
      never touch/touched/touches/drank/have/had it/alcohol/a/the/stuff/drop?,
      don't touch/drink it/alcohol/the? stuff?,
      can't/couldn't with/because/on/at my/the/of? my? job/cdl/work/meds/medication/medications/liver/condition/health,
      don't/never like/liked/care/cared for? the? taste/it/alcohol, don't/never partake/indulge/imbibe,
      haven't in/for #/many/several? years/yrs/decades/ages, i? don't drank/drinking/drunk, not a drop/drinker,
      not? a? single? drop, haven't/not touched/had a? drop/drink/it/any?,
      not/don't currently/presently/actively? drink/drinking, don't do/use/consume/take alcohol never?,
      not taking/having/consuming any? alcohol, nothing of? alcohol/anymore/ever,
      none/zero/0/nunca/dry/sober/abstain, no drinking/drink/drinks, quit/stopped,
      quit/stopped drinking? in/since/about? # years/year/yrs? ago?,
      haven't touched/had a/any? drop/drink/alcohol in/for/since # years/year/months?,
      stopped/quit completely/drinking/altogether, gave it up, can't even? legally? drink/buy it/alcohol/beer?,
      sober/dry/clean/quit/stopped/gave/given it/drinking/alcohol/up? it/up? back/way? in/since/for/about/around/over the? # s/years/yrs/year? ago?,
      neither/none one? of us drink/drinks/do/does/touch/touches? it/alcohol?, sober # years, # years sober,
      i no drink, back to none, not since, i? don't drink no more, underage,
      quit/stopped/gave/put the bottle/sauce/booze in/since? #? down/up?, dry # years/yrs/months, dry since #?,
      not? a? single? drop in/for/since/over #? years/year/yrs/months/decades/ages?`,
    'Occasionally (1-2 drinks per week)': `
      occasionally/occasional/ocasionally/occasionaly/occassionaly/infrequently/seldom/rarely/socially/social,
      once/twice/few/couple times? a year/month, once in a blue moon,
      holidays/holiday/christmas/birthdays/weddings/thanksgiving, now and then/again,
      a/one? sip/sips/taste/toast at/on/of/in/during communion/church/mass/weddings/new/christmas/thanksgiving/champagne/wine,
      at? communion, my? birthday/anniversary, only? in marriage parties, a little, little wine,
      very few/little/small, less/fewer than a/one cup/glass/drink/beer? a/per/in week,
      hardly/barely/scarcely ever/any/at/drink? all?, new year/years/year's eve/day/day's?,
      a/one/an/the? beer/drink/glass/wine/margarita/cocktail at the ballgame/game/games/bbq/cookout/cookouts/wedding/weddings/party/parties/holidays/thanksgiving/christmas/superbowl`,
    'Moderately (3-7 drinks per week)': `moderate/moderately/moderatly/moderation`,
    'Frequently (8+ drinks per week)': `frequently/daily, every day/night, like a fish`,
    'Never | Occasionally (1-2 drinks per week)': `never really, sober curious`,
    'Occasionally (1-2 drinks per week) | Moderately (3-7 drinks per week)': `
      sometimes/weekends/weekend/weekly, a couple, saturday/saturdays/friday/fridays/sunday/sundays,
      normal/average amount?`,
    'Moderately (3-7 drinks per week) | Frequently (8+ drinks per week)': `
      daily/nightly/everyday/often/regularly/bottle/bottles/case/cases/fifth/handle/pitcher/keg,
      every? most? day/days/night/nights/evening/evenings, more than i should, too much, a lot/alot/ton`,
  },
  topic: `
    drink/drinks/drinking/drank/drinker/alcohol/beer/beers/wine/wines/glass/glasses/can/cans/pint/pints/cocktail/cocktails/shot/shots/whiskey/whiskeys/whisky/rum/sherry/scotch/bourbon/vodka/claret/brandy/mimosa/margarita/margaritas/ipa/ipas/ouzo/caipirinha/coors/bud/red/liquor/booze/tequila/gin/martini/champagne/hard/seltzer/seltzers/total/altogether,
    with dinner/friends/friend/the/my/guys/girls/fish/wife/husband, at dinner/night/home,
    after work/church/hauling/skiing, muslim/baptist/mormon/religion/religious/church, church of god,
    tops/max/overall/average/week/weeks/month/year/day/night/dinner/nights/days/evening/every/each/per,
    years/year/months/since, since #, job/cdl/driving, old fashioned, off? the? clock, book club,
    harold's funeral, my religion, one small, if that, days/nights off, of red/white, with supper`,
};
