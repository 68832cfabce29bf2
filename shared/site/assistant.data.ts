import { readPart } from './read-part.ts';
import { assistantSchema } from './schemas/assistant.ts';

/** What the assistant says besides answers. */
export const assistantTexts = readPart('assistant', assistantSchema);
