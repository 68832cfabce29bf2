/** Words that begin like this tell about health, habits, or a way to reach a person, wherever in a key they are. */
export const forbiddenStarts = [
  'health',
  'medic',
  'condition',
  'diagnos',
  'disease',
  'illness',
  'symptom',
  'prescription',
  'diabet',
  'asthma',
  'cholesterol',
  'bloodpressure',
  'pregnan',
  'smok',
  'tobacco',
  'nicotin',
  'cigar',
  'cannabis',
  'marijuana',
  'exercis',
  'alcohol',
  'hobby',
  'hobbies',
  'occupation',
  'familyhistory',
  'surname',
  'email',
  'phone',
  'telephone',
  'mobile',
  'address',
  'birth',
  'dateofbirth',
  'socialsecurity',
] as const;

/** So telling that they count inside of a longer word, too: `nonsmoker`, `useremail`. No other English word has them. */
export const forbiddenParts = [
  'smoker',
  'smoking',
  'tobacco',
  'nicotin',
  'emailaddress',
  'phonenumber',
] as const;

/** Words that count only whole, with or without a plural's s. */
export const forbiddenWords = [
  'dob',
  'ssn',
  'fname',
  'lname',
  'tel',
  'msisdn',
  'bmi',
  'hiv',
  'cancer',
  'vape',
  'vaper',
  'vaping',
] as const;

/** In front of `name` they make it a person's; `formName` and `carrierName` name no person. */
export const personalNames = [
  'first',
  'last',
  'full',
  'given',
  'family',
  'middle',
  'maiden',
  'legal',
  'nick',
  'preferred',
  'user',
  'customer',
  'client',
  'applicant',
  'patient',
  'insured',
  'beneficiary',
  'spouse',
  'visitor',
  'guest',
  'member',
  'subscriber',
  'lead',
  'contact',
  'person',
  'my',
  'your',
] as const;

/** With these in front, `mail` is a person's, too. */
export const mailOwners: readonly string[] = [
  ...personalNames,
  'home',
  'work',
  'office',
  'business',
  'private',
];

/** What may run together with a forbidden word: `workphone`, `hashealthissues`. */
export const runOns: readonly string[] = [...mailOwners, 'cell', 'primary', 'is', 'has', 'the'];
