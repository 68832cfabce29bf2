import { brand } from './site/brand.data.ts';

export type ConsentKind = 'terms' | 'sms' | 'marketing';

/**
 * What people agree to, word for word as in the forms. The version is the date when a text, or the documents it names,
 * took effect, so change it together with the text.
 */
export const consents: Readonly<Record<ConsentKind, { version: string; text: string }>> = {
  terms: { version: '2024-01-01', text: 'I agree to the Terms of Service and Privacy Policy' },
  sms: { version: '2024-01-01', text: 'I agree to receive SMS verification code' },
  marketing: {
    version: '2024-01-01',
    text: `Send me tips and offers about life insurance from ${brand.name} by email. I can stop them at any time.`,
  },
};
