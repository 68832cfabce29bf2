import { readPart } from './read-part.ts';
import { articlesSchema } from './schemas/article.ts';

/** The blog's articles with their texts. */
export const articles = readPart('articles', articlesSchema);
