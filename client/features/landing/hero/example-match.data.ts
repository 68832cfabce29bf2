import { directory } from '../../../../shared/directory/directory.data.ts';
import { matching } from '../../../../shared/matching/matching.data.ts';
import { composeExample } from './compose-example.ts';

/** What the top of the page shows. */
export const exampleMatch = composeExample(matching.carriers, directory.carriers).match;
