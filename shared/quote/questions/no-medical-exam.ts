import type { Question, QuestionSpeech } from '../question.ts';

export const noMedicalExam = {
  id: 'noMedicalExam',
  kind: 'yes-no',
  label: 'Would you like to skip the medical exam?',
  shortLabel: 'Skip the medical exam',
  why: 'not every policy needs an exam, and your answer decides which carriers fit you.',
  advice: 'Answer Yes or No.',
  options: [
    { value: 'Yes', hint: 'Match me with a no-exam option', rule: true },
    { value: 'No', hint: 'I’m willing to take an exam', rule: false },
  ],
  required: true,
  group: 'policy-preferences',
  example: 'No',
} as const satisfies Question;

export const noMedicalExamSpeech: QuestionSpeech = {
  names: `medical? exam/checkup, medical? exam, the exam, no exam`,
  free: {
    Yes: `
      without a/an/the? medical? exam, skip the medical? exam, i? don't want a/an? medical? exam,
      no medical/physical/health/more? exam/exams/physical/physicals/checkup,
      like/want/love/prefer/rather to? skip the/a/an? medical? exam,
      skip the/a/any exam/physical/medical/checkup too?`,
    No: `
      exam is fine/ok/okay,
      i? don't/wouldn't/won't mind taking/doing/having/an/the medical/physical? exam/an/a? exam/one?,
      willing/happy/ready/glad to take/do/have a/an/the/one medical/physical? exam?,
      ok/okay/fine/cool with taking/doing/having? an/a/the/any? medical/physical? exam/test`,
  },
  asked: {
    Yes: `
      = please do?,
      not/won't/ain't/wouldn't/refuse/refusing/never gonna/going? to? take/do/have/taking/doing/having an/any/no/a/the/one medical/physical? exam/exams/test/physical?,
      skip/skipp/skipping/skipped it/that/the/please/this? exam/doctor/needles/medical/physical?,
      to? skip it/that/this?,
      i'd/would/'d? i'd like/love/prefer/rather/sooner/want/happy to? skip/avoid/pass/dodge it/that/the? exam?,
      avoid it/the/that? exam?, do/go without it/one/an/the? exam?, prefer without, without one/it/exam?,
      no/without needles/shots/doctors/doctor/blood/test/tests/bloodwork/physicals/poking,
      hate/hates/scared/afraid/terrified/fear of? the? needles/doctors/doctor/drs/docs/blood/exams/exam/them/those/it/shots,
      don't want/need/like/wanna no/any/another/one/an/a/to? exam/exams/doctors/doctor/physical/one/do/take/have? one/it/exam?,
      no like exam, ain't going to no doctor, had/have enough of? doctors, had my fill of doctors, poked enough,
      forget the exam, no exam for me, just as soon not have one, as soon not, way around it, prefer no exam,
      they scare me, if i could avoid it, not bother a/the/with/any? a/any? doctor/doctors/exam/physical,
      = i would, nearest doc is, wouldn't/don't/not be? opposed to skipping/skip it/one?,
      wouldn't/don't mind not having/havin/doing/taking one/it/an? exam?,
      wouldn't/don't mind skipping it/one/that/the? exam?,
      rather/sooner/prefer not to? have/do/take/get/be an/a/the/one/it/another/somebody/poked/poking? medical? exam/one/it/physical/needles/at?,
      prefer/rather none/no,
      can't/couldn't/won't get/make/go/travel/leave/take away/out/to/off/time? off/away/out/to? for/to/get/go? an/a/the/to/get? exam/exams/doctor/checkup/physical/examined,
      leave her/him/them/it to go/get get? examined, needles/doctors/hospitals/exams scare/terrify/freak me out?`,
    No: `
      i? don't mind,
      take/taking/do/doing/have/having/get/getting the/an/a/one medical/physical? exam/physical/test/checkup?,
      i'm? fine/ok/okay/cool/good/alright/ready/willing/happy with/to do/take/have? a/an/one/the/it? exam/physical/one/it?,
      don't/doesn't/won't/wouldn't/not mind/bother/scare/worry/afraid/object/scared me/of/to/taking/doing/having/an/one/the/it? an/a/the/it/one? exam/one/needles/exams? none?,
      = i? want/choose the/an medical? exam,
      no problem/issue/issues/problems/objection/worries/objections/biggie with/to/taking/doing/for/about/being? an/a/the/me/it/being? exam/examined?,
      don't/not/won't/wouldn't/no want/need/to/reason/rather/plan/going/have? to? skip/skipping/avoid it/that/the? exam?,
      willing to take/do a/an/the/it/one? medical? exam/one?, i? have nothing to hide, exam i can give,
      exam i do it, due for a checkup,
      yes/yeah/yep/sure i'd/i'll/i would/will/can/could? take/do/have/get an/the/a medical/physical? exam/physical/test,
      more's no problem, poke/examine/prick/test me, ace it,
      i'll/i'd/i/will/can/could/would/gladly/happily gladly/happily/just/do? take/do/make/give/have/get a/an/the/medical? medical/doctor? exam/physical/test/check/one/it,
      go to a/the? doctor/exam, exam/exams/physical/test/tests is/are/isn't/s? fine/ok/okay/good/cool/alright,
      it's fine/ok, exam/test/physical is? no/not a? problem/issue, medical test is no problem, is no problem,
      isn't a? problem, accept/agree to? take? the/an? exam,
      no wish/desire/need/reason/intention/intent/interest/call to/in/for? skip/avoid/skipping/avoiding/dodge it/the/an/that/any? exam?,
      i'm? ok/okay/fine/cool/good/willing/happy taking/doing/having/getting it/one/that/an/the? exam/one/physical?`,
    'Yes | No': `
      either/whichever/whatever, don't/doesn't care/matter either? way?, if it's cheaper/required/needed,
      either way, exam/exams/doctor/needles/needle/blood/physical/checkup, = fine/ok/okay/alright,
      = let/rather not, = no thank you, draw blood, depends/depending`,
  },
  topic: `
    exam/exams/physical/medical/test/checkup/doctor/doctors/doc/needles/blood/exam?, anyway, it's/is cheaper,
    from here, after the c section, one/way/time/life, for one life, she's/he wants? scared of it, dot,
    if/cause/because/since it/that/it'll/that'll will/would/can/could? lowers/lower/saves/save/helps/help/cuts/cut/gets/get/drops/drop/makes/make/means/mean/brings/bring the/me/my/a/it/us? price/cost/money/rate/premium/better/cheaper/lower/down/deal? price/rate/deal/cost/premium/down?`,
};
