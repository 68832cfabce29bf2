import { type QuestionId, questions } from '../quote/questions.ts';

export type FunnelStepId =
  | `question_${QuestionId}`
  | 'quick_info'
  | 'quote_delivered'
  | 'summary'
  | 'referral_clicked'
  | 'email_only'
  | 'verify_email'
  | 'create_password'
  | 'profile_info'
  | 'dashboard';

/** A screen or moment that a visit can reach. It never says what the visitor answered there. */
export type FunnelStep = {
  /** The step's id in a `track_funnel` event. */
  id: FunnelStepId;
  title: string;
  /** `quote` leads to a match and a carrier, and `account` leads from a match to an account. */
  branch: 'quote' | 'account';
  /** The question that the step shows. */
  questionId?: QuestionId;
};

/** All steps, in the order in which a visit reaches them. Some visits skip the summary, the carrier, or the account. */
export const funnelSteps: readonly FunnelStep[] = [
  { id: 'quick_info', title: 'Basic information', branch: 'quote' },
  ...questions.map(
    ({ id, shortLabel }, index): FunnelStep => ({
      id: `question_${id}`,
      title: `Question ${index + 1}: ${shortLabel}`,
      branch: 'quote',
      questionId: id,
    }),
  ),
  { id: 'quote_delivered', title: 'Quote delivered', branch: 'quote' },
  { id: 'summary', title: 'Quote summary', branch: 'quote' },
  { id: 'referral_clicked', title: 'Continued to a carrier', branch: 'quote' },
  { id: 'email_only', title: 'Email address asked for', branch: 'account' },
  { id: 'verify_email', title: 'Check your email', branch: 'account' },
  { id: 'create_password', title: 'Create password', branch: 'account' },
  { id: 'profile_info', title: 'Profile information', branch: 'account' },
  { id: 'dashboard', title: 'Account ready', branch: 'account' },
];
