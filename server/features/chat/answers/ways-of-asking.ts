import { waysOfAskingAboutPolicies } from './ways-of-asking-about-policies.ts';
import { waysOfAskingAboutService } from './ways-of-asking-about-service.ts';

/** How people ask for what a section answers, where its own words are others. By the section's path. */
export const waysOfAsking: Readonly<Record<string, readonly string[]>> = {
  ...waysOfAskingAboutPolicies,
  ...waysOfAskingAboutService,
};
