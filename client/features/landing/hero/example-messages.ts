import type { HealthValue } from '../../../../shared/site/schemas/carriers.ts';

/** The rules' words as they appear in a sentence. */
export const healthWords: Readonly<Record<HealthValue, string>> = {
  excellent: 'Excellent health',
  good: 'Good health',
  average: 'Fair health',
  poor: 'Poor health',
};

/** Eight, eleven, and eighteen start with a vowel. */
const beginsWithVowel = /^(?:8\d?|11|18)$/;

/** The words of the page's example, which is composed before the page is rendered. */
export const exampleWords = {
  lowestCost: 'Lowest premium cost',
  noExam: 'No medical exam',
  age: (age: number) => `Age ${age}`,
  applicant: (age: number, health: string) => `${age}, non-smoker, ${health.toLowerCase()}`,
  fits: (age: number) => `Fits ${beginsWithVowel.test(String(age)) ? 'an' : 'a'} ${age}-year-old non-smoker`,
  withoutExam: 'Has a no-exam option',
  rated: (rating: string, isLowest: boolean) =>
    isLowest ? `carriers rated ${rating} or better` : `${rating} rated carriers`,
} as const;
