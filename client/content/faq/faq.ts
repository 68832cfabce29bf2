import type { FaqItem } from '../../features/faq/content.ts';
import { insuranceQuestions } from './insurance-questions.ts';
import { serviceQuestions } from './service-questions.ts';

/** The ten questions of the FAQ page: how the site works, then what it helps to decide. */
export const faqItems: readonly FaqItem[] = [...serviceQuestions, ...insuranceQuestions];
