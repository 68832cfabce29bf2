import { locale } from '../../../../shared/format/locale.ts';
import { AppError } from '../../../platform/errors.ts';
import { describeRefusedNumber } from '../codes/send-messages.ts';

/**
 * The types of numbers that a person can have. All others cost the sender or the receiver extra, or don't belong to a
 * person.
 */
const personalTypes: ReadonlySet<string> = new Set(['MOBILE', 'FIXED_LINE', 'FIXED_LINE_OR_MOBILE', 'VOIP']);
/** In North America, numbers with this exchange are premium in any area code. */
const premiumExchange = /^\+1\d{3}976/;
/** Satellite ranges of Canada, Australia, and China that are classified as mobile or internet numbers. */
const satelliteNumber = /^\+(?:1600|6114|86(?:1349|1740|1749))/;
/**
 * The area code of fictional numbers, such as the example in the phone input. No one has such a number, so a text costs
 * nothing.
 */
const fictionalUsNumber = /^\+1555\d{7}$/;

type Destination = {
  /** In E.164 form. */
  phone: string;
  /** ISO codes of the countries that can receive texts. */
  countries: readonly string[];
  /** The field of the request to attach the error message to. */
  field?: string;
  /** What to do instead. Comes after the reason. */
  advice: string;
};

/**
 * Throws 422 unless the number can receive texts: it must be in an assigned range of a listed country, and must not be
 * a premium or shared-cost number, or belong to a satellite or other network without a country.
 */
export async function requireTextDestination(destination: Destination): Promise<void> {
  const { phone, countries, field = 'phone', advice } = destination;
  const reason = await findReasonToRefuse(phone, countries);
  if (reason === undefined) return;
  const message = `${reason} ${advice}`;
  throw new AppError(422, 'invalid_input', message, { fields: { [field]: message } });
}

async function findReasonToRefuse(phone: string, countries: readonly string[]): Promise<string | undefined> {
  if (fictionalUsNumber.test(phone)) {
    return countries.includes('US') ? undefined : describeRefusedNumber('country', nameCountry('US'));
  }
  // Only the full metadata includes the type of a number. It's loaded on first use, because most test runs don't need
  // it.
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/max');
  const number = parsePhoneNumberFromString(phone);
  if (!number?.isValid()) return describeRefusedNumber('unknown', undefined);
  const isCostly = premiumExchange.test(phone) || satelliteNumber.test(phone);
  if (!personalTypes.has(number.getType() ?? '') || isCostly || !number.country) {
    return describeRefusedNumber('kind', undefined);
  }
  if (countries.includes(number.country)) return undefined;
  return describeRefusedNumber('country', nameCountry(number.country));
}

function nameCountry(code: string): string | undefined {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code);
}
