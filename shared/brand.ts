/**
 * Everything that names the product or its operator. When the server starts, BRAND_FILE replaces these texts, even in
 * the built files, so each text must be impossible to confuse with any other. Phone numbers stay in the 555-01xx range
 * and hosts under `.example`, which are reserved for fiction.
 */
export const brand = {
  name: 'Coverlight',
  slug: 'coverlight',
  legalName: 'Coverlight Insurance Services, LLC',
  tagline: 'Life insurance, compared in plain English and matched to your life.',
  licensing: 'A technology platform and licensed agency, not an insurer. Licensed in all 50 states.',
  supportEmail: 'support@coverlight.example',
  supportPhone: '+1 (800) 555-0142',
  supportHours: 'Mon-Fri 8AM-8PM EST',
  postalAddress: ['100 Lamplighter Way, Suite 200', 'Lampton, Ohio 00000'],
  social: { x: '@coverlight', linkedin: 'coverlight-insurance' },
  copyrightYear: 2024,
} as const;
