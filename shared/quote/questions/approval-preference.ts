import type { Question, QuestionSpeech } from '../question.ts';

export const approvalPreference = {
  id: 'approvalPreference',
  kind: 'choice',
  label: 'How soon would you like a decision?',
  shortLabel: 'Approval timing',
  why: 'some carriers often decide faster than others, so this can change the order of your matches.',
  advice: 'Choose how soon you would like a decision.',
  options: [
    { value: 'Immediately (instant approval)', rule: true },
    { value: 'Within a week', rule: false },
    { value: 'Within a month', rule: false },
    { value: "I'm flexible on timing", rule: false },
  ],
  required: true,
  group: 'policy-preferences',
  example: 'Within a month',
} as const satisfies Question;

export const approvalPreferenceSpeech: QuestionSpeech = {
  names: `approval/decision timing?, how soon, timing`,
  free: {
    'Immediately (instant approval)': `
      instant approval/decision,
      need/want/decision/approved/approval/covered/coverage/it/insured immediately/asap/instantly, right away,
      as soon as possible, = asap, answer/decision/approval/approved on the spot,
      answer/decision asap/today/now/immediately,
      approve/approved/insure/insured me/it? immediately/instantly/asap`,
    'Within a week': `approved/decision within a week, within a/one week is? fine/ok/okay/good?`,
    'Within a month': `within a/one month is? fine/ok/okay/good?`,
    "I'm flexible on timing": `
      flexible on timing, no rush on the? decision, no rush/hurry, not in a/any rush/hurry, in no rush/hurry,
      don't/doesn't need/want it/this/one/that? in a hurry/rush, timing is? flexible`,
  },
  asked: {
    'Immediately (instant approval)': `
      immediately/immediate/imediately/imediatly/immediatly/immediatley/immed/asap/now/instant/instantly/today/tonight/urgent/urgently,
      = yesterday, yesterday would/if/please/works, right away/now/this, at once,
      as? soon as possible/you/i/humanly/they can/could/possible/able?, soon as you're able,
      sooner/quicker/faster/earlier the better, the sooner/quicker/faster the better,
      quick/fast/soon as you/i/u/possible/they can?, same day, as fast/quick/quickly as you/possible/they can?,
      this minute/second/instant, soons i can, on the spot,
      approve/approved/approval/insure/insured me/it? immediately/instantly/now/today/asap, lickety split, rn,
      yesterday lol/haha/pls/ideally/honestly/man/bro/lmao`,
    'Within a week': `
      within/in/inside/during/over/withing the/a/one/1/this next? week/wk/few, this coming? week,
      a/one/1 week or/is/from/inside/max/tops/at? so/fine/ok/good/now/most/less?, week or so, a week's,
      a/couple/few couple/few? of? days, by/before monday/tuesday/wednesday/thursday/friday/saturday/sunday,
      by/before the/this? weekend, by/before the/this? end of the/this? week, end of the/this? week,
      by next week, no later/more than a/one week, = week, within? 1/2/3/4/5/6/7 days, before the week's out,
      want/need it this week`,
    'Within a month': `
      can/could/will/would/i'll/happy/fine/ok to? wait a/one/about/up/for? to? a/one? month or? so?,
      within/in/inside/during/over/by the/a/one/1/this next? month/months, within month, = month,
      a/one/1 month or/is/'s? so/fine/ok/good/okay?, month's fine/out?, the/this month,
      couple/few/several of? weeks, end of the/this? month, in the next few/couple/# of? weeks/month,
      before the month's out, within? 8/9/10/12/14/15/20/21/25/28/29/30/31 days, in? within? about? 2/3/4 weeks,
      any time/anytime this/within month, month/month's is? fine/ok/okay/good/great/plenty/enough/perfect`,
    "I'm flexible on timing": `
      flexible, no rush/hurry, whenever, flexible/flexibility/flex/felxible/flexable,
      not/no/isn't/don't/ain't/never any/a/in/have/really/need/urgent/be/particular? a/any/particular/be? rush/hurry/hurried/urgent/urgency/deadline/pressure/preference at/anymore/whatsoever? all?,
      i'm? not in no/a/any/that/such particular/big/great/real/mad/much? of? a? hurry/rush, there's? is? no hurry/rush,
      no particular? hurry/rush/deadline, whenever/anytime, any time, when ever, take your time, time doesn't matter,
      doesn't/don't matter/care/mind when?, not picky,
      totally/pretty/very/super/i'm? chill/relaxed/easygoing/patient/laid about/on/with/back? timing/that/it?, open,
      either/whichever, can wait, i'm easy, up to you, i? got/have time, all the time in the world, got all the time,
      does not hurry, it doesn't hurry, don't need it soon/immediately/now/today, not urgent,
      i? don't/do not? care/mind when?, whatever/whichever works?,
      no stress/clock/timeline/timetable on? this/timing/it?, no clock, there is no clock,
      timing is immaterial/unimportant, timing doesn't matter, immaterial,
      i'm? in no particular/big/great/real? hurry/rush, not/ain't/don't going/go nowhere/anywhere, nothing but time,
      have/got/i've all? nothing? but? the? time,
      timing/time/speed isn't/not/is/'s not/no/un? important/issue/concern/factor/matter, no clock running/ticking?,
      no real/big/particular/great/mad/huge/specific rush/hurry/deadline, ain't/not/isn't/don't/am in? no rush/hurry`,
    'Immediately (instant approval) | Within a week': `soon/soonish/sooner, fast/quick/quickly`,
    'Within a week | Within a month': `end of next week, before thanksgiving/christmas/closing`,
    "Within a month | I'm flexible on timing": `
      next month, few/couple/several/# months, later/eventually, this year, a while, before the snow flies,
      in the spring/summer/fall/winter, # weeks, # days, within a? year`,
  },
  topic: `
    decision/approval/approved/decide/coverage/covered/policy/timing/when, within/in/inside, for both,
    give me? peace of mind, bank waits, sometime, it's fine, days/day/week/weeks/month/months/time,
    if i/you/u/yall can, getting younger, at my age, closing/hearing is? in, dying tomorrow,
    before i go back to work, what's today, saturday/friday/monday, get/gets to it, can,
    fine/good/nice/great/alright, if that's a thing`,
};
