import { describe, expect, it } from 'vitest';
import { phoneCountries } from '../../../../shared/validation/phone-countries.ts';
import { requireTextDestination } from './text-destination.ts';

const listed: readonly string[] = phoneCountries.map(({ code }) => code);

async function findReason(phone: string, countries = listed): Promise<unknown> {
  return requireTextDestination({ phone, countries, advice: 'Use another.' }).then(
    () => undefined,
    ({ fields }) => fields.phone,
  );
}

describe('requireTextDestination', () => {
  it.each([
    '+12125550123',
    '+15551234567',
    '+14165550123',
    '+442079460958',
    '+447400123456',
    '+61412345678',
    '+493012345678',
    '+33142868326',
    '+390612345678',
    '+34612345678',
    '+525512345678',
    '+5511912345678',
    '+918123456789',
    '+819012345678',
    '+821012345678',
    '+8613123456789',
  ])('accepts %s', async (phone) => {
    expect(await findReason(phone)).toBeUndefined();
  });

  it.each([
    ['Jamaica, which shares +1', '+18765550123', 'Jamaica'],
    ['the Dominican Republic, which shares +1', '+18092345678', 'Dominican Republic'],
    ['Puerto Rico, which shares +1', '+17872345678', 'Puerto Rico'],
    ['Jersey, which shares +44', '+447797712345', 'Jersey'],
    ['Ireland', '+353850123456', 'Ireland'],
    ['Cuba', '+5351234567', 'Cuba'],
  ])('[security 69] refuses %s, by its name', async (_case, phone, name) => {
    expect(await findReason(phone)).toBe(
      `We can’t send texts to numbers in this country (${name}). Use another.`,
    );
  });

  it.each([
    ['premium numbers of North America', '+19005550123'],
    ['premium exchanges of North America', '+12129761234'],
    ['toll-free numbers', '+18005550123'],
    ['personal numbers of North America', '+15005550006'],
    ['premium numbers of Britain', '+449012345678'],
    ['shared-cost numbers of Britain', '+448431234567'],
    ['personal numbers of Britain', '+447012345678'],
    ['shared-cost numbers of Germany', '+491800123456'],
    ['international premium numbers', '+979123456789'],
    ['Inmarsat', '+870773111632'],
    ['satellite phones', '+881612345678'],
    ['satellite phones of Canada', '+16002125555'],
    ['satellite phones of Australia', '+61147123456'],
    ['satellite phones of China', '+8617400123456'],
    ['international networks, +882', '+88213300000'],
    ['international networks, +883', '+883510012345'],
  ])('[security 69] refuses %s', async (_case, phone) => {
    expect(await findReason(phone)).toBe('We can’t send texts to this kind of number. Use another.');
  });

  it.each([
    ['an area code that is not assigned', '+12005550123'],
    ['a range of Germany that is not assigned', '+4932123456'],
    ['a number of zeros', '+10000000000'],
    ['universal numbers of no country', '+878101234567890'],
  ])('[security 69] refuses %s', async (_case, phone) => {
    expect(await findReason(phone)).toMatch(
      /^We can’t send texts to this (kind of )?number\. Use another\.$/,
    );
  });

  it('uses the operator’s list', async () => {
    expect(await findReason('+18765550123', ['JM'])).toBeUndefined();
    expect(await findReason('+12125550123', ['JM'])).toContain('United States');
    expect(await findReason('+15551234567', ['JM'])).toContain('United States');
    expect(await findReason('+881612345678', [...listed, 'JM'])).toContain('kind of number');
  });
});
