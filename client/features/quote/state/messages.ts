import { draftDays } from '../../../../shared/lifetimes.ts';

/** Describes what happens to the answers when the flow is closed. */
export function describePersistence(isKept: boolean): string {
  return isKept
    ? `You can close this at any time. Your answers stay on this device for ${draftDays} days.`
    : 'Your browser is blocking us from saving anything, so you’ll lose your answers when you leave this page.';
}

export const messages = {
  position: (number: number, count: number) => `Question ${number} of ${count}`,
  step: (number: number, count: number) => `Step ${number} of ${count}`,
  steps: {
    quickInfo: 'Basic Information',
    questionnaire: 'Medical & Eligibility Questions',
    summary: 'Your Quote Summary',
    emailOnly: 'Email Verification',
    verifyEmail: 'Check Your Email',
    profileInfo: 'Profile Information',
    createPassword: 'Create Password',
    dashboard: 'Your Dashboard',
  },
} as const;
