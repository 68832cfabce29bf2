import { readPart } from './read-part.ts';
import { picturesSchema } from './schemas/pictures.ts';

/** What pages and emails need to know about the brand's pictures. */
export const { logo, mark } = readPart('pictures', picturesSchema);
