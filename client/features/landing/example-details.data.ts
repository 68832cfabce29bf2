import { matchedCarriers } from '../../../shared/site/carriers.data.ts';
import { directory } from '../../../shared/site/directory.data.ts';
import { composeExample } from './hero/compose-example.ts';

/** What the rest of the page shows about the example and the carriers. */
export const exampleDetails = composeExample(matchedCarriers, directory.carriers).details;
