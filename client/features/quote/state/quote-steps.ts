/** The steps of the quote flow; the last five belong to making an account. */
export const quoteSteps = {
  quickInfo: { title: 'Basic Information', progress: 20 },
  questionnaire: { title: 'Medical & Eligibility Questions', progress: 50 },
  summary: { title: 'Your Quote Summary', progress: 100 },
  emailOnly: { title: 'Email Verification', progress: 65 },
  verifyEmail: { title: 'Check Your Email', progress: 75 },
  profileInfo: { title: 'Profile Information', progress: 85 },
  createPassword: { title: 'Create Password', progress: 95 },
  dashboard: { title: 'Your Dashboard', progress: 100 },
} as const;

export type QuoteStep = keyof typeof quoteSteps;
export type AccountStep = Exclude<QuoteStep, 'quickInfo' | 'questionnaire' | 'summary'>;

const accountSteps: ReadonlySet<string> = new Set<AccountStep>([
  'emailOnly',
  'verifyEmail',
  'profileInfo',
  'createPassword',
  'dashboard',
]);

export function isAccountStep(text: string): text is AccountStep {
  return accountSteps.has(text);
}
