import type { Question, QuestionSpeech, ValueOf } from '../question.ts';

export const highRiskOccupation = {
  id: 'highRiskOccupation',
  kind: 'yes-no',
  label: 'Do you work in a high-risk occupation?',
  shortLabel: 'High-risk occupation',
  why: 'some jobs can raise a price or limit a policy. It doesn’t change your match.',
  advice: 'Answer Yes or No.',
  options: [
    { value: 'Yes', hint: 'Such as roofing, logging, mining, or commercial fishing' },
    { value: 'No' },
  ],
  required: false,
  group: 'risk-factors',
  example: 'No',
  revealingStarts: ['occupation'],
} as const satisfies Question;

export const highRiskOccupationSpeech = {
  names: ['high-risk? occupation/job', 'line of work'],
  options: {
    Yes: {
      free: ['my job is dangerous/risky', 'i have a dangerous/risky job', "i'm a roofer/logger/miner"],
      asked: ['roofer/logger/miner/fisherman'],
    },
    No: {
      free: ['my job is safe/not dangerous', 'no dangerous job', 'desk/office job'],
      asked: ['teacher/accountant/nurse', "i'm retired"],
    },
  },
} as const satisfies QuestionSpeech<ValueOf<typeof highRiskOccupation>>;
