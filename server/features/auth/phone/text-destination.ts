import { AppError } from '../../../platform/errors.ts';
import { describeRefusedNumber } from '../codes/send-messages.ts';

/** Kinds that a person may have; all others cost the sender or the receiver extra, or belong to no person. */
const personalTypes: ReadonlySet<string> = new Set(['MOBILE', 'FIXED_LINE', 'FIXED_LINE_OR_MOBILE', 'VOIP']);
/** In North America, numbers of this exchange are premium ones whatever their area code. */
const premiumExchange = /^\+1\d{3}976/;
/** Satellite ranges that are taken for mobile or internet numbers: of Canada, of Australia, and of China. */
const satelliteNumber = /^\+(?:1600|6114|86(?:1349|1740|1749))/;
/** The area code of made-up numbers, such as the phone input's own example: no one has one, so none costs anything. */
const fictionalUsNumber = /^\+1555\d{7}$/;

type Destination = {
  /** In E.164 form. */
  phone: string;
  /** ISO codes of the countries that texts go to. */
  countries: readonly string[];
  /** The field of the request that the message belongs to. */
  field?: string;
  /** What to do instead, said after the reason. */
  advice: string;
};

/**
 * Throws 422 unless texts go to the number: it lies in an assigned range of a listed country, and is neither a premium
 * or shared-cost number nor one of a satellite or other network without a country.
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
  // The full set alone knows what kind a number is of. Loaded at the first one, as most runs of the server's tests need none.
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
  return new Intl.DisplayNames('en', { type: 'region' }).of(code);
}
