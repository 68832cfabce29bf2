import type { SignUpStep } from '../../account/index.ts';
import { messages } from './messages.ts';

/** The steps of the quote flow. The last five are for creating an account. */
export const quoteSteps = {
  quickInfo: { title: messages.steps.quickInfo, progress: 20 },
  questionnaire: { title: messages.steps.questionnaire, progress: 50 },
  summary: { title: messages.steps.summary, progress: 100 },
  emailOnly: { title: messages.steps.emailOnly, progress: 65 },
  verifyEmail: { title: messages.steps.verifyEmail, progress: 75 },
  profileInfo: { title: messages.steps.profileInfo, progress: 85 },
  createPassword: { title: messages.steps.createPassword, progress: 95 },
  dashboard: { title: messages.steps.dashboard, progress: 100 },
} as const satisfies Record<'quickInfo' | 'questionnaire' | 'summary' | SignUpStep, unknown>;

/** The steps of creating an account, in order. The dashboard follows. */
export const signUpSteps: readonly QuoteStep[] = [
  'emailOnly',
  'verifyEmail',
  'createPassword',
  'profileInfo',
];

export type QuoteStep = keyof typeof quoteSteps;

const ownSteps: ReadonlySet<string> = new Set(['quickInfo', 'questionnaire', 'summary']);

export function isSignUpStep(text: string): text is SignUpStep {
  return Object.hasOwn(quoteSteps, text) && !ownSteps.has(text);
}
