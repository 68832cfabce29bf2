import type { Question, QuestionSpeech, ValueOf } from '../question.ts';

export const healthStatus = {
  id: 'healthStatus',
  kind: 'choice',
  label: 'How would you describe your overall health?',
  shortLabel: 'Overall health',
  why: 'each carrier considers some levels of health and not others. Your own judgment is fine.',
  advice: 'Choose the health level closest to yours.',
  options: [
    { value: 'Excellent', hint: 'Rarely ill, no ongoing conditions', rule: 'excellent' },
    { value: 'Good', hint: 'Minor or well-controlled conditions', rule: 'good' },
    { value: 'Fair', hint: 'Ongoing conditions that need regular care', rule: 'average' },
    { value: 'Poor', hint: 'Serious conditions that limit daily life', rule: 'poor' },
  ],
  required: true,
  group: 'health-lifestyle',
  example: 'Good',
  revealingStarts: ['health'],
} as const satisfies Question;

export const healthStatusSpeech = {
  names: ['overall? health', 'health status'],
  options: {
    Excellent: {
      free: ['excellent/perfect/great health', 'very healthy', 'healthy as a horse'],
      asked: ['excellent/perfect/great', 'never sick'],
    },
    Good: {
      free: ['good/decent health', "i'm healthy", 'pretty healthy'],
      asked: ['good/fine/decent', 'pretty good', 'healthy'],
    },
    Fair: { free: ['fair/average/okay health'], asked: ['fair/average/okay', 'so so'] },
    Poor: { free: ['poor/bad health'], asked: ['poor/bad', 'not good', 'not great'] },
  },
} as const satisfies QuestionSpeech<ValueOf<typeof healthStatus>>;
