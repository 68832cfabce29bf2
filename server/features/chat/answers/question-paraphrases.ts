import { waysOfAskingAboutPolicies } from './question-paraphrases-about-policies.ts';
import { waysOfAskingAboutService } from './question-paraphrases-about-service.ts';

/** How people ask for what a section answers, where its own words are others. By the section's path. */
export const questionParaphrases: Readonly<Record<string, readonly string[]>> = {
  ...waysOfAskingAboutPolicies,
  ...waysOfAskingAboutService,
};
