import type { Question, QuestionSpeech } from '../question.ts';

export const majorHealthConditions = {
  id: 'majorHealthConditions',
  kind: 'yes-no',
  label: 'Have you been diagnosed with a major health condition?',
  shortLabel: 'Major health conditions',
  why: 'carriers often ask about past diagnoses when you apply. It doesn’t change your match.',
  advice: 'Answer Yes or No.',
  options: [{ value: 'Yes', hint: 'Such as heart disease, cancer, stroke, or diabetes' }, { value: 'No' }],
  required: false,
  group: 'health-lifestyle',
  example: 'No',
  revealingStarts: [
    'condition',
    'diagnos',
    'disease',
    'illness',
    'symptom',
    'diabet',
    'asthma',
    'cholesterol',
    'bloodpressure',
    'pregnan',
  ],
} as const satisfies Question;

export const majorHealthConditionsSpeech: QuestionSpeech = {
  names: `
    major? health conditions/condition, conditions/diagnosis, major/health/medical condition/conditions`,
  free: {
    Yes: `
      i/i've have/had/survived/beat/got a/the/my/been/type/#/minor/major/small? #? @illness, i'm diabetic,
      i? been/was diagnosed with, = diabetic, i've/i have? beaten/beat/survived/had cancer twice?`,
    No: `
      no medical/health/major/serious/existing/preexisting? conditions/problems/issues/condition/diagnoses/illness,
      never been diagnosed with? anything?,
      not/no/don't/never/without have/had/got? any/no? big/bad/major/serious/grave/chronic? health/medical? illness/illnesses/disease/diseases/condition/conditions/diagnosis/diagnoses/sickness,
      = major/serious/health/medical conditions/condition/problems/issues no/none`,
  },
  asked: {
    Yes: `
      type #, in remission, survivor, cancerous polyp, the/sugar diabetes/problem, the sugar, the ticker,
      they operated me the heart, @illness free/negative? #?, diagnosed with,
      type #? 1/2/one/two diabetes/diabetic, had/survived/beat a/the/my? @illness, i? have diabetes`,
    No: `
      none that i know of, nothing/none/no at? all? major/serious/diagnosed/big/chronic/wrong/bad,
      couple/few hernias, not? any? big ones, clean bill of health?, clean/dot physical, = i'm? fine/good,
      = all good/clear, i've been spared, never been/spent in? a? hospital, negative,
      only/just the/my? asthma/allergies/back/knees/arthritis, not diagnosed, = just/only old`,
    'Yes | No': `
      @minor, pre/borderline/gestational diabetes/diabetic, borderline/mild/minor/slight/slightly, sleep apnea,
      sickle cell trait not? the? disease?, hep/hepatitis c/b, lyme, handsome/handsomeness, bad back, anymore,
      went away, cured, used to, thought`,
  },
  topic: `
    the/my? doctor/doctors/doc/docs/dr/they/they've/hospital/va/cardiologist/surgeon/surgeons/specialist/oncologist found/diagnosed/put/removed/took/caught/told/said/gave/treated me/in/out/with? it? was? with/i/for/had? had?,
    cigarettes?, stage #, in #, years/months/weeks ago/back?, ago, all clear now/since?,
    been/i've? all? clear/fine/good/ok/clean ever since, came back from it fine, they got it all,
    doctor/dr/doc calls it, now/since #, twice/once,
    conditions/condition/health/medical/diagnosed/diagnosis/illness/problems/problem/issues/history, biopsy,
    hospital, a day in my life, knock on wood, thank the lord, # years/year clean/free/clear/out/strong/now,
    they/doctor/doctors/doc/docs/dr/va say/says/said/told/tell/tells me? that? i/i've/i'm? have/had/got?`,
  classes: {
    minor: `
      high? blood pressure/cholesterol,
      pressure/hypertension/cholesterol/asthma/anxiety/depression/thyroid/arthritis/apnea/migraine/migraines/allergies/allergy/reflux/gerd/overweight/obesity/obese/bipolar/adhd/covid/eczema/ulcer/gout/anemia/ptsd/tbi`,
    illness: `
      diabetes/diabetic/diabeetus, cancer/cancers/leukemia/leukaemia/lymphoma/melanoma/tumor/tumour,
      breast/lung/skin/colon/prostate/testicular/ovarian/thyroid/cervical/kidney/bladder/brain cancer,
      heart disease/attack/attacks/failure/condition/problem/problems/surgery/trouble/valve/murmur,
      congestive heart failure,
      angina/cardiomyopathy/seizure/seizures/hodgkins/hodgkin's/thrombosis/dvt/tia/embolism/colitis,
      heart? valve replacement/repair/surgery, open heart surgery?, cardiac arrest,
      kidney/liver/heart/lung transplant, mini stroke/strokes, brain tumor/bleed/aneurysm/hemorrhage,
      stroke/strokes/copd/emphysema/hiv/aids/dialysis/cirrhosis/lupus/crohns/crohn's/epilepsy/transplant/bypass/stent/stents/pacemaker/chemo/afib/als/ms/mi/parkinsons/parkinson's/alzheimers/alzheimer's/dementia/aneurysm,
      a fib, black lung, triple bypass, kidney/liver disease/failure, multiple sclerosis, bad/bum heart/ticker,
      blood clot/clots, triple? bypass surgery,
      t2d/t1d/t2dm/t1dm/chf/ckd/cad/pvd/esrd/myeloma/sarcoma/mesothelioma/scleroderma/cardiomegaly/stemi/nstemi/cva/hcm/cystic,
      multiple myeloma, sickle cell disease/anemia?, cystic fibrosis, renal failure/disease,
      quadruple/double/quintuple bypass surgery?, muscular dystrophy, lou gehrig's/gehrigs disease?,
      pulmonary fibrosis/embolism/hypertension`,
  },
};
