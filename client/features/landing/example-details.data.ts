import { directory } from '../../../shared/directory/directory.data.ts';
import { matching } from '../../../shared/matching/matching.data.ts';
import { composeExample } from './hero/compose-example.ts';

/** What the rest of the page shows about the example and the carriers. */
export const exampleDetails = composeExample(matching.carriers, directory.carriers).details;
