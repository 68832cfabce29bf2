import { readPart } from './read-part.ts';
import { pricesSchema } from './schemas/prices.ts';

/** Published averages, for context. */
export const prices = readPart('prices', pricesSchema);
