import type { Question, QuestionSpeech } from '../question.ts';

export const familyHistory = {
  id: 'familyHistory',
  kind: 'yes-no',
  label: 'Is there serious illness in your family history?',
  shortLabel: 'Family history',
  why: 'carriers often ask about parents and siblings when they set a price. It doesn’t change your match.',
  advice: 'Answer Yes or No.',
  options: [
    { value: 'Yes', hint: 'A parent, brother, or sister with heart disease, stroke, or cancer' },
    { value: 'No' },
  ],
  required: false,
  group: 'risk-factors',
  example: 'No',
  revealingStarts: ['familyhistory'],
} as const satisfies Question;

export const familyHistorySpeech: QuestionSpeech = {
  names: `family history, family illness`,
  free: {
    Yes: `
      my? mom/dad/mother/father had cancer, it runs in the family,
      my @near had/has/have/died/passed/got/is/are/also/have of/from/a/an/the/also/away? also? the/a/an/his/her/lung/breast? @illness,
      @illness/it runs in my/the/our family, my? family history of @illness, @illness runs in the/my family`,
    No: `
      no family history, no illness in the? family, no family history of? anything/_?,
      nothing/none in my/the/our? family, nothing/none serious/major/bad/like? that? runs/run in my/the/our family,
      no illness/illnesses/disease/diseases/conditions/issues/problems in my/the/our family,
      the? family's/familys is? clean/healthy too?, my? family is/are? clean/healthy too?,
      my? folks/parents are both? healthy/fine/well,
      no serious/major/significant/grave/known/real/big/history? of? serious/major? illness/illnesses/disease/diseases/conditions/issues/problems/sickness/history in/on/within/of/for/runs/run/running in? my/the/our/either/immediate immediate? family/side/relatives/tree`,
  },
  asked: {
    Yes: `
      mom/dad/mother/father/brother/sister did, cancer/stroke,
      @near a/an/the/had/has/have/got/died/die/passed/dropped/is/with/of/by/was/both/dead/expired? too/dead/having/also/of/from/on/in/die/had/has/have/away/due? to/of/from/a/an/the/his/her/also/same/small? a/the/heart/bad? @illness,
      @near's @illness, @illness my/in/from/of/on/by the/my/his/her? @near,
      @illness on/in both/my/our/the sides/side/family, = @near too/also, @near too had it,
      = @near had/has/have it too?, bad hearts, runs in my/the? family, on my dad's/mom's side, @illness,
      heart disease/trouble in? family?, = @near did/does/has/had`,
    No: `
      everyone is healthy, none that i know of, nobody/none/no one/nothing,
      both/my/all/our? parents/folks/family/siblings/brothers/sisters/everyone/everybody is/are/all/r/are/still? alive/healthy/fine/clean/well/good/ok/straight/kicking and? kicking/well/healthy?,
      everyone/everybody/all in/of/my/the/family? is/are/alive/and? healthy/fine/well/good/alive,
      everyone/everybody/they/mom/dad/parents all/and/dad? lived past/to/into #, all healthy,
      no one/nobody closer/close?, neither parent, nobody's sick, my side is? clean, mine is/are clean/healthy,
      @near no, never sick, fit as a? fiddle/fiddles, tough as nails, healthy/good stock/genes/family,
      clean/good/great/healthy family history,
      the? family's/familys/family is/are? all? clean/healthy/fine/good/well/okay/great too?,
      folks/parents/family are/is both/all? healthy/fine/alive/well, @near are/is/r/were both/all/still/pretty? @well,
      @near is/are/r both/all/still? in their/his/her mid/early/late/upper/the? #/#s/eighties/nineties/seventies and/still? @well?,
      just/only/of/from/but? old age, natural causes,
      nobody's/noone's had/got/ever/has anything/any/nothing/a? serious/major/bad/thing?,
      no one's had/got/ever/has anything/any/nothing/a? serious/major/bad/thing?,
      nobody/noone had/has/got anything/any serious/major/bad?,
      we/we're/family/family's/all/they/they're are/is/come/from? a/all/from/of? healthy/hardy/strong/tough/long? bunch/people/lot/stock/folk/folks/family/lived/living,
      @near both/all? lived/made/live past/to/into/till/until/well in/into/past? their/the/his/her? #/#s/nineties/eighties/hundreds/90s/80s,
      @near still/both? going/still strong, nothing/none hereditary/genetic/inherited/runs/running,
      no known? history/illness/diseases/issues/problems that? i/we know/knew/am/are aware? of,
      we/we're/they/everyone/everybody/all/family live/lives/lived/living? long/forever lived/lives/livers?,
      long lived/livers/life/lives`,
    'Yes | No': `@far, @far had/has/have/died/got? of/from/a/the? a/an? @illness, = heart/sick/some/probably`,
  },
  topic: `
    side/family/own/both/history/illness/serious/sick, at #,
    in his/her/their forties/fifties/sixties/seventies/eighties/nineties/#s?/#?, twice/early/young/late,
    last year/fall/spring, and my? sister/brother, she's/he's fine now, on my side,
    alive/kicking/eighties/nineties/healthy/fine/well, still kicking, died/passed/lived/dropped dead?,
    car accident/wreck/crash, dies/die/died/dying/passed/pass in/of their/his/her/old sleep/age,
    killed in a car? accident/wreck, older/younger, x #, as far as i know, as can be, in remission, adopted`,
  classes: {
    near: `
      mom/moms/mum/mother/mothers/mama/mamá/ma/dad/dads/father/fathers/daddy/pa/papa/papá/pop/pops/pap/parent/parents/brother/brothers/sister/sisters/sis/sibling/siblings/folks/bro,
      my? old man, first degree relative/relatives, older/younger/big/little brother/sister,
      moms/dads/mom's/dad's/mother's/father's/sister's/brother's, mom and dad, mother and father, both parents,
      both brothers/sisters, two brothers/sisters`,
    far: `
      grandma/grandmother/grandmom/granny/nana/grandpa/grandfather/granddad/grandad/grandparents/grandparent/mamaw/papaw/aunt/aunts/aunty/auntie/uncle/uncles/tio/tia/cousin/cousins/husband/husbands/wife/wifes/spouse/partner/ex/friend/friends/boss/neighbor/stepdad/stepmom/stepfather/stepmother/inlaw/inlaws/wife's/husband's sister/brother/mother/dad/side/family?,
      son/sons/daughter/daughters/kid/kids/child/children/niece/nephew/grandson/granddaughter/coworker/coworkers/buddy/patient/patients,
      his/her side/mother/dad/family/father/sister/brother?, mother/father/sister/brother in law/laws,
      mom's/moms/dad's/dads/mother's/father's sister/brother/side/mother/father/parents,
      dog/dogs/cat/cats/horse/horses/puppy/kitty/pet/pets/dog's/cat's`,
    illness: `
      diabetes/diabetic/cancer/cancers/cancr/leukemia/leukaemia/lymphoma/melanoma/tumor/tumour/stroke/strokes/alzheimers/alzheimer's/dementia/parkinsons/parkinson's/aneurysm/huntingtons/huntington's/als/chf/cabg/bypass/ms/copd/coronary/mi/copd/cirrhosis,
      the? heart attack/attacks/disease/diseas/failure/trouble/problem/problems/condition/conditions/issues/surgery/valve/patient,
      heart/his heart/her heart, the? breast/lung/colon/prostate/liver/skin/ovarian/pancreatic/brain cancer,
      bad heart/hearts, the? sugar, kidney disease/failure, infarct of heart,
      lupus/epilepsy/emphysema/hiv/dialysis/angina/cardiomyopathy/pacemaker/stent/stents/transplant/afib,
      multiple sclerosis, bad/bum ticker/valve, triple bypass, bypass surgery, heart quit, a? coronary, a widowmaker,
      breast/lung/colon/prostate/liver/skin/ovarian/pancreatic/brain/cervical/bladder/kidney/throat/stomach/bone ca/cancer`,
    well: `
      both/all/still/doing/going? alive/healthy/fine/clean/well/good/ok/okay/straight/kicking/strong/great/perfect/living and/&? still? healthy/well/kicking/fine/strong/good/alive?`,
  },
};
