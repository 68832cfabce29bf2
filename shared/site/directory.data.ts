import { composeDirectory } from '../directory/compose-directory.ts';
import { matchedCarriers } from './carriers.data.ts';
import { readPart } from './read-part.ts';
import { createDirectorySchema } from './schemas/directory.ts';

const schema = createDirectorySchema(matchedCarriers.map(({ id }) => id));

/** The listed carriers, matched or not, and their facts. */
export const directory = composeDirectory(matchedCarriers, readPart('directory', schema));
