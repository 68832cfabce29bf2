import { readPart } from './read-part.ts';
import { answerGroupsSchema, answersSchema } from './schemas/answer.ts';

/** The library's topics, and its answers. */
export const answerGroups = readPart('groups', answerGroupsSchema);
export const answers = readPart('answers', answersSchema);
