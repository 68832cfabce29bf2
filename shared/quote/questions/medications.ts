import type { Question, QuestionSpeech } from '../question.ts';

export const medications = {
  id: 'medications',
  kind: 'yes-no',
  label: 'Do you take any prescription medications?',
  shortLabel: 'Medications',
  why: 'carriers often review prescriptions, so it helps to have a list handy. It doesn’t change your match.',
  advice: 'Answer Yes or No.',
  options: [{ value: 'Yes' }, { value: 'No' }],
  required: false,
  group: 'health-lifestyle',
  example: 'No',
  revealingStarts: ['medic', 'prescription'],
} as const satisfies Question;

export const medicationsSpeech: QuestionSpeech = {
  names: `medications/medication/meds/prescriptions/prescription/medicine`,
  free: {
    Yes: `
      i? take/on/have a/one/two/some/my/# pill/pills/prescription/prescriptions/med/meds/tablet for? my/the? high? blood? pressure/cholesterol/reflux/thyroid/migraines/diabetes/sugar/heart?,
      i? on/take blood/high? pressure/cholesterol/thyroid/diabetes/heart medication/meds/medicine/pills,
      i? do? take some? blood/heart/daily/prescription/prescribed/thyroid/pressure/cholesterol? meds/medication/medications/medicine/medicines/pills/prescriptions/tablets/statins,
      i? take a/an/my/some/one/few? @drug, i'm on a/an/some/my? @drug/meds/medication/medications,
      on? medication for, on/taking #? of? @drug/meds/medications/prescriptions/pills,
      i? take about/around/like/maybe/roughly/only/just? # different? of? @drug/meds/medication/medications/prescriptions/pills/pill/tablets,
      #/one/some/my/few/couple prescription/prescriptions/script/scripts for my/the?`,
    No: `
      no prescription/prescribed/rx/daily/regular/current? meds/medication/medications/medicine/medicines/prescriptions/pills either?,
      i? don't take any/no? prescription/prescribed/rx/daily/regular? meds/medication/medications/medicine/medicines/pills/prescriptions,
      not/don't/never take/taking/on/using any? prescriptions/medicine/scripts/pills, no scripts/rx,
      i? take nothing,
      no/not/don't/never drink/drinking/eat/eating/swallow/use/using/do/need any/no? pill/pills/tablet/tablets/meds/medicine/medicines/medication/medications,
      i? take no prescription/prescribed/rx/daily/regular? meds/medication/medications/medicine/medicines/pills`,
  },
  asked: {
    Yes: `
      @drug,
      pill/pills/pillbox/tablet/tablets/pastille/inhaler/inhalers/meds/med/medication/medications/medicine/medicines/prescription/prescriptions/prescribed/rx,
      blood pressure/thinner/thinners/sugar pill/pills/medicine/meds/tablet/tablets?,
      bp tablet/pills/pill/meds/medicine/tablets, water pill/pills, birth control pills/pill?,
      cholesterol/thyroid/pressure/adhd/gout/migraine/nerves/arthritis/diabetes/asthma/acid pill/pills/med/meds/medicine/medication/ones/tablet?,
      heart pill/pills/med/meds/medicine/medication/tablet/tablets,
      for the/my/blood/high? pressure/sugar/cholesterol/thyroid/heart/gout/nerves/adhd/arthritis/diabetes/migraines/asthma,
      something to help? me? sleep,
      something/one/some/pill for my/the/blood? pressure/nerves/sleep/heart/thyroid/cholesterol,
      the doctor/doc gives/gave/prescribed me? it/one?, doctor gave it, from the/my/a doctor/doc,
      # mg/milligrams, # of them, one/two/couple/few/several/bunch of them/those/em/these, quite a few,
      too many to list?, lots/alot/several,
      a? whole? shoebox/ton/boatload/truckload/pharmacy/cocktail of? them/pills/meds?, a whole pillbox,
      the usual, i? take some/several/#/one/two/few of? them?,
      = 1/2/3/4/5/6/7/8/9/10/11/12/one/both of? em/those/them?, # a/per day,
      a? handful/bunch/ton/tons/boatload/drawer, a? whole drawer/bunch/cabinet/bag/list full?,
      more than i/you can/could count, eye/ear/nose/nasal drop/drops/spray/sprays for/from?,
      nitro/nitroglycerin/insulin/patch under/under? the? tongue?, # different? kinds/ones/things/prescriptions,
      gives/gave/give me #/one/some/several/few?,
      they/they've/docs/doctors/va got/have/has/put/keep/keeps? me on/taking @drug/#/some/it/them,
      = just/only one/#, allergy shot/shots/injections, = a/about/just/only? a? couple/few/several/bunch`,
    No: `
      just/only/nothing/none? but? a/the/some/prenatal/over/otc? the? counter? @harmless, @harmless only,
      i? take/on/taking nothing/none/no, been off everything/them/it, off all of? that now?, no more,
      not anymore, not any more, none anymore/currently, = null/nil/zip/zippo/nada,
      @drug/that/it/they/those is/are/'s done/over/finished/stopped/history/ended,
      no/not/none pills/tablets/meds/medicine from/by/of a/the/my? doctor/doctors/pharmacy,
      nothing from a/the doctor, not since, clean now, just/only the? cpap, = 0/zero,
      i? don't take any/none/nothing/anything, no take any, not take any,
      nothing/none/nothin from a/the pharmacy/drugstore/doc, no prescription/prescriptions/scripts/script,
      off everything now,
      none/nothing/no/nothing's/none's have/has/is/was/were/currently? been? prescribed to/for? me?`,
    'Yes | No': `
      stopped/finished/quit/ended, came off, off, @harmless, over the counter, cpap/coffee/herbal/cbd/marijuana,
      sometimes/occasionally`,
  },
  topic: `
    every/each day/morning/night/evening, daily/bedtime/morning/night,
    since the/my? divorce/funeral/surgery/chemo/stroke/ended?,
    the/my? thyroid/cholesterol/pressure/doctor/doc/heart, preventive/prn/now/still/rn, in the morning,
    take/taking/having/eat/drink, take/use/need them, at night, doctor/doc wrote/said?,
    from a/the drugstore/store/pharmacy, when/as/if i? need/needed it/them?,
    the/my/a? doctor/doc/dr/dermatologist/cardiologist prescribed/prescribes me?`,
  classes: {
    drug: `
      statin/statins/insulin/metformin/lisinopril/atorvastatin/lipitor/levothyroxine/synthroid/amlodipine/losartan/omeprazole/zoloft/lexapro/prozac/adderall/albuterol/singulair/antidepressants/antidepressant/ozempic/xanax/gabapentin/prednisone/humira/ssri/warfarin/eliquis/metoprolol/crestor/ambien/accutane/tamoxifen/suboxone/vyvanse/ritalin/concerta/wellbutrin/celexa/effexor/cymbalta/xarelto/jardiance/trulicity/mounjaro/wegovy/hydrochlorothiazide/plavix/coumadin/klonopin/ativan/trazodone/sertraline/fluoxetine/escitalopram/steroids/antibiotics/tramadol/trt/finasteride/viagra/cialis/buspirone/bupropion/citalopram/duloxetine/pantoprazole/hctz/simvastatin/rosuvastatin/methotrexate/lantus/farxiga/meloxicam/oxycodone/hydrocodone/norco/chantix,
      blood thinner/thinners, beta blocker/blockers, inhaler/inhalers, testosterone/hrt/estrogen,
      semaglutide/tirzepatide/zepbound/rybelsus/flomax/tamsulosin/truvada/descovy/biktarvy/methadone/buprenorphine/naltrexone/vivitrol/allopurinol/colchicine/carvedilol/coreg/atenolol/propranolol/bisoprolol/diltiazem/cardizem/verapamil/nifedipine/valsartan/diovan/olmesartan/benicar/benazepril/enalapril/ramipril/spironolactone/furosemide/lasix/chlorthalidone/pravastatin/lovastatin/ezetimibe/zetia/repatha/glipizide/glimepiride/januvia/empagliflozin/dapagliflozin/victoza/humalog/novolog/levemir/basaglar/tresiba/toujeo/levothyroxin/levothyroxine/hydroxychloroquine/plaquenil/enbrel/stelara/dupixent/skyrizi/cosentyx/xeljanz/otezla/azathioprine/mesalamine/remicade/lupron/anastrozole/arimidex/letrozole/lithium/lamictal/lamotrigine/abilify/aripiprazole/seroquel/quetiapine/risperdal/risperidone/zyprexa/olanzapine/latuda/depakote/keppra/topamax/topiramate/dilantin/tegretol/paxil/paroxetine/pristiq/venlafaxine/remeron/mirtazapine/amitriptyline/nortriptyline/hydroxyzine/lorazepam/clonazepam/alprazolam/diazepam/valium/temazepam/zolpidem/lunesta/modafinil/provigil/strattera/guanfacine/clonidine/cyclobenzaprine/flexeril/baclofen/tizanidine/celebrex/diclofenac/percocet/morphine/lyrica/pregabalin/sumatriptan/imitrex/emgality/aimovig/ajovy/nurtec/ubrelvy/nexium/protonix/famotidine/montelukast/advair/symbicort/spiriva/trelegy/ventolin/proair/xopenex/pulmicort/flovent/epipen/latanoprost/timolol/restasis/proscar/avodart/dutasteride/myrbetriq/oxybutynin/fosamax/alendronate/prolia/premarin/estradiol/progesterone/nuvaring/nexplanon/tretinoin/doxycycline/amoxicillin/valtrex/acyclovir/valacyclovir/clopidogrel/apixaban/rivaroxaban/pradaxa/digoxin/amiodarone/entresto/isosorbide/hydralazine/gleevec/revlimid/ocrevus/copaxone/sinemet/levodopa/aricept/donepezil/namenda/memantine/ropinirole/antidepressant/antihypertensive/immunosuppressant/immunosuppressants/diuretic/diuretics/anticoagulant/anticoagulants/opioid/opioids,
      blood pressure med/meds/medicine, epi pen, nitro pills/tablets?, = prep`,
    harmless: `
      vitamin/vitamins/multivitamin/multivitamins/supplement/supplements/ibuprofen/advil/tylenol/aspirin/melatonin/claritin/zyrtec/flonase/protein/creatine/aleve/motrin/preworkout/electrolytes/biotin/ashwagandha/caffeine/probiotic/probiotics/herbs/prenatals/prenatal/turmeric/collagen/magnesium/multi/zinc,
      fish oil, allergy pill/pills/meds, prenatal vitamins, baby aspirin`,
  },
};
