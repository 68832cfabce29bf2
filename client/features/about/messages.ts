import { brand } from '../../../shared/brand.ts';
import { paths } from '../../app/paths.ts';

export const messages = {
  company: {
    title: 'What we are, and what we are not',
    role: `${brand.name} is run by ${brand.legalName}, a technology platform and licensed agency. We compare carriers and refer you to one. We are not an insurer: the carrier sets the final price, decides about your application, and pays the claim.`,
    pay: `Carriers may pay us a commission when you buy, and referral and advertising fees. You pay nothing. We are licensed in all 50 states; the [license numbers](${paths.licenses}) are public.`,
    advice:
      'We give general information, not personal advice. For an estate, a trust or a business, a licensed professional who knows your situation will serve you better, and we say so.',
  },
  contact: { title: 'Reach us', email: 'Email', phone: 'Phone', mail: 'Mail', form: 'Send us a message' },
  mission: { title: 'Our mission', figures: `${brand.name} in figures` },
  values: { title: 'What we hold to', lead: 'Five rules, each with the place where you can check it.' },
} as const;
