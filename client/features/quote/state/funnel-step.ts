import type { FunnelStepId } from '../../../../shared/analytics/funnel-steps.ts';
import { findQuestion, findStep, isChangeScreen, type Screen } from './quote-screen.ts';
import type { QuoteStep } from './quote-steps.ts';

const stepIds: Record<Exclude<QuoteStep, 'questionnaire'>, FunnelStepId> = {
  quickInfo: 'quick_info',
  summary: 'summary',
  emailOnly: 'email_only',
  verifyEmail: 'verify_email',
  profileInfo: 'profile_info',
  createPassword: 'create_password',
  dashboard: 'dashboard',
};

/** Returns the step of the funnel that this screen reaches. A screen that only changes an answer doesn't reach any. */
export function findFunnelStep(screen: Screen): FunnelStepId | undefined {
  if (isChangeScreen(screen)) return undefined;
  const question = findQuestion(screen);
  if (question) return `question_${question.id}`;
  const step = findStep(screen);
  return step === 'questionnaire' ? undefined : stepIds[step];
}
