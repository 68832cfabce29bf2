import type { SignUpStep } from '../../account/index.ts';

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
} as const satisfies Record<'quickInfo' | 'questionnaire' | 'summary' | SignUpStep, unknown>;

export type QuoteStep = keyof typeof quoteSteps;

const ownSteps: ReadonlySet<string> = new Set(['quickInfo', 'questionnaire', 'summary']);

export function isSignUpStep(text: string): text is SignUpStep {
  return Object.hasOwn(quoteSteps, text) && !ownSteps.has(text);
}
