/** Words that begin like this describe health, habits, or a way to reach a person, wherever they appear in a key. */
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

/** Parts that count even inside a longer word: `nonsmoker`, `useremail`. No other English word contains them. */
export const forbiddenParts = [
  'smoker',
  'smoking',
  'tobacco',
  'nicotin',
  'emailaddress',
  'phonenumber',
] as const;

/** Words that only count whole, with or without a plural's s. */
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

/** Before `name`, they make it a person's. `formName` and `carrierName` don't name a person. */
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

/** After these, `mail` also means a person's. */
export const mailOwners: readonly string[] = [
  ...personalNames,
  'home',
  'work',
  'office',
  'business',
  'private',
];

/** What may be joined with a forbidden word: `workphone`, `hashealthissues`. */
export const runOns: readonly string[] = [...mailOwners, 'cell', 'primary', 'is', 'has', 'the'];
