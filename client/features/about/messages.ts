import { describeLicensedStates } from '../../../shared/company/licensed-states.ts';
import { brand } from '../../../shared/site/brand.data.ts';
import { licensing } from '../../../shared/site/licensing.data.ts';
import { paths } from '../../app/paths.ts';

const states = describeLicensedStates(licensing.licenses);

export const messages = {
  company: {
    title: 'What we are and what we aren’t',
    role: `${brand.name} is run by ${brand.legalName}, a technology platform and licensed agency. We compare carriers and refer you to one. We aren’t an insurer: the carrier sets the final price, decides on your application, and pays the claim.`,
    pay: `Carriers may pay us a commission when you buy, as well as referral and advertising fees. You pay nothing. ${states ? `We’re licensed in ${states}, and our` : 'Our'} [license numbers](${paths.licenses}) are public.`,
    advice:
      'We give general information, not personal advice. For an estate, a trust, or a business, talk to a licensed professional who knows your situation.',
  },
  contact: { title: 'Reach us', email: 'Email', phone: 'Phone', mail: 'Mail', form: 'Send us a message' },
  mission: { title: 'Our mission', figures: `${brand.name} by the numbers` },
  values: { title: 'Our values', lead: 'Five rules, and where to check each one.' },
} as const;
