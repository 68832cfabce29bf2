import { readPart } from './read-part.ts';
import { companySchema } from './schemas/company.ts';

/** How soon the company promises to answer, such as `24 hours`. */
export const { replyTimes } = readPart('company', companySchema);
