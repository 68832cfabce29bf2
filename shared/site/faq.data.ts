import { readPart } from './read-part.ts';
import { faqSchema } from './schemas/faq.ts';

/** The questions on the FAQ page. */
export const faqItems = readPart('faq', faqSchema);
