import { directory } from '../../../../shared/directory/directory.data.ts';
import { matching } from '../../../../shared/matching/matching.data.ts';
import { composeExample } from './compose-example.ts';

/** What the page shows first. */
export const exampleMatch = composeExample(matching.carriers, directory.carriers).match;
