import { readPart } from './read-part.ts';
import { brandSchema } from './schemas/brand.ts';

/** Everything that names the product or its operator. */
export const brand = readPart('brand', brandSchema);
