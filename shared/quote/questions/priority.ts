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
  names: `top? priority, what matters most`,
  free: {
    'Lowest premium cost': `
      cheapest policy/price/option, cheapest thing/one/policy/option, lowest price/cost/premium/rate/payment,
      i? want/need something/it? cheap/affordable, keep it cheap, least expensive, price/cost matters most,
      price/cost is? most? important`,
    'Flexible coverage options': `flexible coverage/policy options?`,
    'Quick approval process': `quick/fast/fastest/quickest approval process?`,
    'Comprehensive benefits': `comprehensive benefits/coverage`,
  },
  asked: {
    'Lowest premium cost': `
      cheap/cheaper/cheapest/cheapo/chepest/cheep/cost/costs/price/prices/priced/premium/premiums/premium's/payment/payments/lowest/low/lower/afford/affordable/affordability/budget/money/savings/rate/rates/wallet/pocketbook/economic/economical/economy/inexpensive/broke/barato/monthly,
      less premium, the? most cheap,
      low/lowest/best/cheapest/cheap/lower/monthly/small price/cost/premium/payment/payments/premiums/rate/costs/prices costs?,
      not too/very/so? expensive, least expensive, costs? least/little, arm and a leg, keeping the monthly down,
      bang for the? buck, be minimum, costs? not? too? much, can pay on, pay it? every month, fixed income,
      no more than i, paying much, it doesn't cost too much, bottom dollar, what i can/could afford/manage/pay,
      fewest dollars`,
    'Flexible coverage options': `
      flexible/flexibility/flexable/flex/adjust/adjustable/customize/customizable,
      flexible/flexable coverage options/so?, able to change/adjust it? later?,
      being able to change/adjust it? later?, to? change it? later on?, change it when/if,
      can adjust/change it? later, options, things/life change/changes alot?,
      adaptable/adaptability/reshape/rework/tweak/modify/modifiable/rearrange/evolve/evolves,
      room to change/grow`,
    'Quick approval process': `
      quick/quickly/quickest/fast/faster/fastest/speed/speedy/asap/approval/approve/approved/instant/soon/immediately,
      quick/quickest/fast/fastest/easy/speedy process/approval, speed of approval,
      get/getting approved fast/quick/quickly, approve me quick/fast, not have/having to wait, not be slow,
      quick and painless/easy,
      how fast/quick/quickly/soon it/i/they/we gets/get/can/could/is/goes approved/done/covered/through/get?,
      need it quick/fast`,
    'Comprehensive benefits': `
      comprehensive/benefit/benefits/benifits/thorough,
      comprehensive/full/best/good/broadest/maximum/complete benefits/coverage/package/benefit/protection,
      cover/covers/covered/covering everything, covered? for? as much as possible, everything covered/complete,
      full benefits package, the works, all? round? benefits, all thing included, pays for everything,
      the kids are fully looked after, wide/wider/broad/good benefits/coverage, perks, fullest coverage`,
    'Flexible coverage options | Comprehensive benefits': `coverage/protection/quality`,
    'Quick approval process | Lowest premium cost': `easy/easiest/hassle/convenient/convenience`,
  },
  topic: `
    most important, matter/matters/important/priority/main/number/thing/most/mostly/mainly/much,
    over everything, number #, we're? on social security, social security, kids/boys/family/daughter, obviously,
    the/my? policy, keep/keeping it, something/somethin/want/need/wants, something i can, whatever is/costs?,
    whatevers/whatever's, i pay enough already, af, i? live, at my age, has/have to be, all around, must be,
    pay, if/when we/i have another/kids, if it/things changes/change, is secondary`,
};
