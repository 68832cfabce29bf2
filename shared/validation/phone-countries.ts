/**
 * The countries of the phone input, in the list's order. See docs/product.md, "Phone numbers".
 */
export const phoneCountries = [
  { code: 'US', name: 'United States', callingCode: '1', placeholder: '+1 555 123 4567' },
  { code: 'CA', name: 'Canada', callingCode: '1', placeholder: '+1 555 123 4567' },
  { code: 'GB', name: 'United Kingdom', callingCode: '44', placeholder: '+44 20 7946 0958' },
  { code: 'AU', name: 'Australia', callingCode: '61', placeholder: '+61 2 9374 4000' },
  { code: 'DE', name: 'Germany', callingCode: '49', placeholder: '+49 30 12345678' },
  { code: 'FR', name: 'France', callingCode: '33', placeholder: '+33 1 42 86 83 26' },
  { code: 'IT', name: 'Italy', callingCode: '39', placeholder: '+39 ...' },
  { code: 'ES', name: 'Spain', callingCode: '34', placeholder: '+34 ...' },
  { code: 'MX', name: 'Mexico', callingCode: '52', placeholder: '+52 ...' },
  { code: 'BR', name: 'Brazil', callingCode: '55', placeholder: '+55 ...' },
  { code: 'IN', name: 'India', callingCode: '91', placeholder: '+91 ...' },
  { code: 'JP', name: 'Japan', callingCode: '81', placeholder: '+81 ...' },
  { code: 'KR', name: 'South Korea', callingCode: '82', placeholder: '+82 ...' },
  { code: 'CN', name: 'China', callingCode: '86', placeholder: '+86 ...' },
] as const;

export type PhoneCountryCode = (typeof phoneCountries)[number]['code'];
