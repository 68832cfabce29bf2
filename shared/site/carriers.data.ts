import { readPart } from './read-part.ts';
import { carriersSchema } from './schemas/carriers.ts';

/** The carriers that people are matched with. */
export const matchedCarriers = readPart('carriers', carriersSchema);
