import { matchedCarriers } from '../../../../shared/site/carriers.data.ts';
import { directory } from '../../../../shared/site/directory.data.ts';
import { composeExample } from './compose-example.ts';

/** What the top of the page shows. */
export const exampleMatch = composeExample(matchedCarriers, directory.carriers).match;
