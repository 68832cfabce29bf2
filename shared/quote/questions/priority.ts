import type { Question, QuestionSpeech } from '../question.ts';

export const priority = {
  id: 'priority',
  kind: 'choice',
  label: 'What matters most to you in a policy?',
  shortLabel: 'Top priority',
  why: 'carriers have different strengths, so this moves the ones that suit you up the list.',
  advice: 'Choose what matters most to you.',
  options: [
    { value: 'Lowest premium cost', rule: 'price' },
    { value: 'Flexible coverage options', rule: 'flexibility' },
    { value: 'Quick approval process', rule: 'speed' },
    { value: 'Comprehensive benefits', rule: 'comprehensive' },
  ],
  required: true,
  group: 'policy-preferences',
  example: 'Comprehensive benefits',
} as const satisfies Question;

export const prioritySpeech: QuestionSpeech = {
  names: `top? priority, what matters most?, top? priority/priorities, what matters most`,
  free: {
    'Lowest premium cost': `
      lowest price/cost/premium, cheapest policy/price/option, cheapest thing/one/policy/option,
      lowest price/cost/premium/rate/payment, i? want/need something/it? cheap/affordable, keep it cheap,
      least expensive, most affordable, price/cost matters most, price/cost is? most? important`,
    'Flexible coverage options': `flexible coverage/policy, flexible coverage/policy options?`,
    'Quick approval process': `quick/fast approval, quick/fast/fastest/quickest approval process?, speed matters most`,
    'Comprehensive benefits': `comprehensive benefits/coverage`,
  },
  asked: {
    'Lowest premium cost': `
      price/cost/cheap/cheapest/affordable, low cost/premium,
      cheap/cheaper/cheapest/cheapo/chepest/cheep/cost/costs/price/prices/priced/premium/premiums/premium's/payment/payments/lowest/low/lower/afford/affordable/affordability/budget/money/savings/rate/rates/wallet/pocketbook/economic/economical/economy/inexpensive/broke/barato/monthly,
      less premium, the? most cheap,
      low/lowest/best/cheapest/cheap/lower/monthly/small price/cost/premium/payment/payments/premiums/rate/costs/prices costs?,
      not too/very/so? expensive, least expensive, costs? least/little, save money, arm and a leg,
      keeping the monthly down, bang for the? buck, be minimum, costs? not? too? much, can pay on, pay it? every month,
      fixed income, no more than i, paying much, # bucks, does not? cost too much, it doesn't cost too much,
      bottom dollar, what i can/could afford/manage/pay, bill/bills small/low/down/tiny,
      small/low/tiny/little/smaller/lower bill/bills, fewest dollars,
      not/won't/doesn't/don't/without break/breaking/breaks/busting/bust the? bank/budget,
      not/won't/doesn't/don't cost/costing me/us/you? a/an/too/so? arm/fortune/lot/much/bundle/ton/leg,
      saving/save/saves a/some/my buck/bucks/dollar/dollars/cash/money/pennies/coin,
      not/won't/don't/doesn't spend/spending too? much/alot/fortune`,
    'Flexible coverage options': `
      flexible/flexibility, flexible/flexibility/flexable/flex/adjust/adjustable/customize/customizable,
      flexible/flexable coverage options/so?, able to change/adjust it? later?, being able to change/adjust it? later?,
      to? change it? later on?, change it when/if, can adjust/change it? later, options,
      things/life change/changes alot?,
      adaptable/adaptability/reshape/rework/tweak/modify/modifiable/rearrange/evolve/evolves, room to change/grow`,
    'Quick approval process': `
      quick/fast/speed,
      quick/quickly/quickest/fast/faster/fastest/speed/speedy/asap/approval/approve/approved/instant/soon/immediately,
      quick/quickest/fast/fastest/easy/speedy process/approval, quick approval process, speed of approval,
      get/getting approved fast/quick/quickly, approve me quick/fast, no/not waiting, not have/having to wait,
      not wait, not be slow, quick and painless/easy,
      how fast/quick/quickly/soon it/i/they/we gets/get/can/could/is/goes approved/done/covered/through/get?,
      need it quick/fast`,
    'Comprehensive benefits': `
      comprehensive/benefits, best coverage, comprehensive/benefit/benefits/benifits/thorough,
      comprehensive/full/best/good/broadest/maximum/complete benefits/coverage/package/benefit/protection,
      cover/covers/covered/covering everything, covered? for? as much as possible, everything covered/complete,
      full benefits package, the works, all? round? benefits, fully looked after, all things? included,
      all thing included, pays for everything, the kids are fully looked after,
      wide/wider/broad/good benefits/coverage, perks, fullest coverage,
      fully/completely/totally/well covered/protected,
      family/kids/wife/children/husband/everybody/everyone is/are/gets/to? be/being? fully/completely/all? covered/protected,
      the? whole/full/total/complete package/enchilada/shebang, take/takes/taking care of everything/it/them all?,
      coverage that/which takes/covers care/everything of? everything?`,
    'Flexible coverage options | Comprehensive benefits': `coverage/protection/quality`,
    'Quick approval process | Lowest premium cost': `easy/easiest/hassle/convenient/convenience, no hassle`,
  },
  topic: `
    most important, matter/matters/important/priority/main/number/thing/most/mostly/mainly/much, over everything,
    number #, on a fixed income, we're? on social security, social security, my life changes alot?,
    kids/boys/family/daughter, honestly, obviously, the/my? policy, keep/keeping it,
    something/somethin/want/need/wants, something i can, whatever is/costs?, whatevers/whatever's, the one i can,
    i pay enough already, af, i? live, to be, at my age, has/have to be, all around, most, must be, should be there?,
    pay, if things/life change/changes, if/when we/i have another/kids, if it/things changes/change,
    over/than/not/before/above price/cost/speed/coverage/benefits/flexibility/everything, cost/price is secondary,
    is secondary`,
};
