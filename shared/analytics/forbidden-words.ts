import { revealingStarts } from '../quote/questions.data.ts';

/** Words that start like this give an answer away, or name a way to contact a person, wherever they appear in a key. */
export const forbiddenStarts: readonly string[] = [
  ...revealingStarts,
  'surname',
  'email',
  'phone',
  'telephone',
  'mobile',
  'address',
  'birth',
  'dateofbirth',
  'socialsecurity',
];

/**
 * Parts that count even inside a longer word, such as `nonsmoker` or `useremail`. No other English word contains them.
 */
export const forbiddenParts = [
  'smoker',
  'smoking',
  'tobacco',
  'nicotin',
  'emailaddress',
  'phonenumber',
] as const;

/** Words that count only as a whole, with or without a plural "s". */
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

/** In front of `name`, they make it a person's name. `formName` and `carrierName` don't name a person. */
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

/** After these words, `mail` also means a person's email address. */
export const mailOwners: readonly string[] = [
  ...personalNames,
  'home',
  'work',
  'office',
  'business',
  'private',
];

/** Words that can be joined with a forbidden word: `workphone`, `hashealthissues`. */
export const runOns: readonly string[] = [...mailOwners, 'cell', 'primary', 'is', 'has', 'the'];
