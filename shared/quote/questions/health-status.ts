import type { Question, QuestionSpeech } from '../question.ts';

export const healthStatus = {
  id: 'healthStatus',
  kind: 'choice',
  label: 'How would you describe your overall health?',
  shortLabel: 'Overall health',
  why: 'each carrier considers some levels of health and not others. Your own judgment is fine.',
  advice: 'Choose the health level closest to yours.',
  options: [
    { value: 'Excellent', hint: 'Rarely ill, no ongoing conditions', rule: 'excellent' },
    { value: 'Good', hint: 'Minor or well-controlled conditions', rule: 'good' },
    { value: 'Fair', hint: 'Ongoing conditions that need regular care', rule: 'average' },
    { value: 'Poor', hint: 'Serious conditions that limit daily life', rule: 'poor' },
  ],
  required: true,
  group: 'health-lifestyle',
  example: 'Good',
  revealingStarts: ['health'],
} as const satisfies Question;

export const healthStatusSpeech: QuestionSpeech = {
  names: `health`,
  free: {
    Excellent: `
      excellent/perfect/great health, very healthy, healthy as a horse, my health is excellent/perfect,
      in excellent/perfect health/shape, health excellent`,
    Good: `
      i'm healthy, pretty healthy, my health is pretty? good, good health, in good health/shape,
      health is good only?, health good`,
    Fair: `my health is fair, fair health`,
  },
  asked: {
    Excellent: `
      excellent/perfect/great, is/it's/it/i'm/feel/feeling/doing is? excellent,
      excellent/exelent/exc/perfect/outstanding/superb/flawless/tiptop, excellent shape/health, top notch,
      fit as a fiddle, healthy/strong as an/a horse/ox, never been? sick, clean bill of health?,
      couldn't be better/healthier`,
    Good: `
      good/fine/decent, healthy, is/it's/it/i'm/feel/feeling/doing is? good, good/godo/goodd/goodf/gud,
      pretty/mostly/generally/fairly/relatively/reasonably/overall/physically/definitely/solid good/healthy/fit/well,
      good enough/overall only?, well controlled, good for my? age, 8 out of 10, darn/damn good`,
    Fair: `
      fair/average/okay, so so, is/it's/it/i'm/feel/feeling/doing is? fair, fair/fairish/fare/faire/faiir,
      just/only fair, fair to middling, fair enough? for my? age`,
    Poor: `
      not good, not great, is/it's/it/i'm/feel/feeling/doing is? poor,
      poor/poorly/bad/terrible/awful/horrible/dreadful/terminal, in? bad shape`,
    'Excellent | Good': `
      great/amazing/fantastic/awesome/wonderful/phenomenal,
      very/really/super/extremely/quite/wicked still? good/healthy/fit/well/great, healthy, fit,
      get/got/getting sick`,
    'Good | Fair': `
      fine/ok/okay/okey/decent/alright/reasonable/normal, not so/too/that/very? bad, can't complain, regular,
      not poor, not quite? excellent/perfect, # out of 10,
      average/soso/meh/mediocre/middling/tolerable/passable, so so, still kicking, between good and fair`,
    'Fair | Poor': `
      not so/too/very/that/really/doing? good/healthy/well/best, could be better, been better, tired`,
  },
  topic: `
    health/healthwise/body/shape/physically/overall/condition, my health is, i feel/am/feeling, been better,
    knee/knees is/are/was? shot/bad/dead/gone?, was, back/knees/knee hurts/bad/went?,
    a? bad/bum/sore/achy/weak/stiff/creaky/poor back/knee/knees/hip/hips/shoulder/shoulders/eyes/eyesight/vision/hearing/ankle/feet/sleep/neck/teeth/attitude/temper/habits/luck/diet/genes/disc/discs/circulation/balance/memory/posture/joints/wrist/wrists/allergies/elbow,
    arthritis/asthma/sugar/apnea/pressure/overweight, the sugar, blood pressure, sleep apnea/deprived,
    i've been better, doc/doctor/doctors/va, says/calls? else, under control, a? kidney stone once,
    see a doctor, capital g, black lung, on oxygen, for my? age,
    good question/luck/morning/afternoon/evening/day/god/lord/grief/gracious, = i? have? my? good/bad days,
    dad bod, controlled, blessed, considering, = fair enough,
    good/great/bad/excellent/fair/poor/fine/terrible/awful/perfect/decent/better question/questions/point/luck/day/week/night/morning/afternoon/job/service/idea/news/insurance/price/deal/timing/weather/credit/driver/money`,
};
