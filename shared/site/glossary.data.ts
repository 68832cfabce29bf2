import { readPart } from './read-part.ts';
import { glossarySchema } from './schemas/glossary.ts';

/** Terms that pages explain where they first appear. */
export const glossary = readPart('glossary', glossarySchema);
