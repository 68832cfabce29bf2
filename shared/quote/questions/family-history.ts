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
  names: `family history`,
  free: {
    Yes: `
      my @near had/has/have/died/passed/got/is/are/also/have of/from/a/an/the/also/away? also? the/a/an/his/her/lung/breast? @illness,
      @illness runs in the/my family`,
    No: `
      no family history of? anything/_?, nothing/none in my/the/our? family,
      nothing/none serious/major/bad/like? that? runs/run in my/the/our family,
      the? family's/familys is? clean/healthy too?, my? family is/are? clean/healthy too?,
      my? folks/parents are both? healthy/fine/well`,
  },
  asked: {
    Yes: `
      mom/dad/mother/father/brother/sister did,
      @near a/an/the/had/has/have/got/died/die/passed/dropped/is/with/of/by/was/both/dead/expired? too/dead/having/also/of/from/on/in/die/had/has/have/away/due? to/of/from/a/an/the/his/her/also/same/small? a/the/heart/bad? @illness,
      @illness my/in/from/of/on/by the/my/his/her? @near, @illness on/in both/my/our/the sides/side/family,
      = @near too/also, @near too had it, = @near had/has/have it too?, runs in my/the? family,
      on my dad's/mom's side, @illness, heart disease/trouble in? family?, = @near did/does/has/had`,
    No: `
      none that i know of,
      both/my/all/our? parents/folks/family/siblings/brothers/sisters/everyone/everybody is/are/all/r/are/still? alive/healthy/fine/clean/well/good/ok/straight/kicking and? kicking/well/healthy?,
      everyone/everybody/all in/of/my/the/family? is/are/alive/and? healthy/fine/well/good/alive,
      everyone/everybody/they/mom/dad/parents all/and/dad? lived past/to/into #, no one/nobody closer/close?,
      neither parent, mine is/are clean/healthy, @near no, never sick, fit as a? fiddle/fiddles, tough as nails,
      @near are/is/r/were both/all/still/pretty? @well,
      @near is/are/r both/all/still? in their/his/her mid/early/late/upper/the? #/#s/eighties/nineties/seventies and/still? @well?,
      we/we're/family/family's/all/they/they're are/is/come/from? a/all/from/of? healthy/hardy/strong/tough/long? bunch/people/lot/stock/folk/folks/family/lived/living,
      @near both/all? lived/made/live past/to/into/till/until/well in/into/past? their/the/his/her? #/#s/nineties/eighties/hundreds/90s/80s,
      @near still/both? going/still strong,
      we/we're/they/everyone/everybody/all/family live/lives/lived/living? long/forever lived/lives/livers?`,
    'Yes | No': `@far, @far had/has/have/died/got? of/from/a/the? a/an? @illness, = heart/sick/some/probably`,
  },
  topic: `
    side/family/own/both/history/illness/serious/sick, at #,
    in his/her/their forties/fifties/sixties/seventies/eighties/nineties/#s?/#?, twice/early/young/late,
    last year/fall/spring, she's/he's fine now, on my side, alive/kicking/eighties/nineties/healthy/fine/well,
    still kicking, died/passed/lived/dropped dead?, car accident/wreck/crash,
    dies/die/died/dying/passed/pass in/of their/his/her/old sleep/age, killed in a car? accident/wreck,
    older/younger, x #, as far as i know, as can be, in remission, adopted`,
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
      multiple sclerosis, bad/bum ticker/valve, triple bypass, bypass surgery, heart quit, a? coronary,
      a widowmaker,
      breast/lung/colon/prostate/liver/skin/ovarian/pancreatic/brain/cervical/bladder/kidney/throat/stomach/bone ca/cancer`,
    well: `
      both/all/still/doing/going? alive/healthy/fine/clean/well/good/ok/okay/straight/kicking/strong/great/perfect/living and/&? still? healthy/well/kicking/fine/strong/good/alive?`,
  },
};
