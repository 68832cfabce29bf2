import { locale } from '../format/locale.ts';
import { readPart } from './read-part.ts';
import { companySchema } from './schemas/company.ts';

const { licenses } = readPart('company', companySchema);

/** The company's licenses, by state from A to Z. */
export const licensing = {
  licenses: licenses.toSorted((one, other) => one.state.localeCompare(other.state, locale)),
};
