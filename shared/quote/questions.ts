import { answerOptions } from './answer-options.ts';

/** The questions by id. */
export type QuestionId = keyof typeof answerOptions;

/** One page of the questionnaire. `why` follows "Why we ask:", so it starts with a lowercase letter. */
export type Question = {
  id: QuestionId;
  kind: 'yes-no' | 'choice';
  label: string;
  summaryLabel: string;
  why: string;
  options: readonly string[];
  /** A short line under each option that needs one, by option text. */
  optionHints?: Readonly<Partial<Record<string, string>>>;
  required: boolean;
};

/** The questions, in the order in which they are asked. See the product specification, "Questionnaire". */
export const questions: readonly Question[] = [
  {
    id: 'smokingStatus',
    kind: 'yes-no',
    label: 'Do you use tobacco or nicotine?',
    summaryLabel: 'Tobacco or nicotine',
    why: 'carriers have different rules for tobacco and nicotine, so this can change your match and your price.',
    options: answerOptions.smokingStatus,
    optionHints: { Yes: 'Cigarettes, cigars, chewing tobacco, or vaping' },
    required: true,
  },
  {
    id: 'policyType',
    kind: 'choice',
    label: 'What type of policy are you looking for?',
    summaryLabel: 'Policy type',
    why: 'not every carrier offers every type, so this decides which carriers fit you.',
    options: answerOptions.policyType,
    optionHints: {
      'Term Life Insurance': 'Covers you for a set number of years, often at a lower price',
      'Whole Life Insurance': 'Covers you for life and builds cash value',
      "I'm not sure": 'You can decide later, with the carrier',
    },
    required: true,
  },
  {
    id: 'healthStatus',
    kind: 'choice',
    label: 'How would you describe your overall health?',
    summaryLabel: 'Overall health',
    why: 'each carrier considers some levels of health and not others. Your own judgment is fine.',
    options: answerOptions.healthStatus,
    optionHints: {
      Excellent: 'Rarely ill, no ongoing conditions',
      Good: 'Minor or well-controlled conditions',
      Fair: 'Ongoing conditions that need regular care',
      Poor: 'Serious conditions that limit daily life',
    },
    required: true,
  },
  {
    id: 'majorHealthConditions',
    kind: 'yes-no',
    label: 'Have you been diagnosed with a major health condition?',
    summaryLabel: 'Major health conditions',
    why: 'carriers often ask about past diagnoses when you apply. It doesn’t change your match.',
    options: answerOptions.majorHealthConditions,
    optionHints: { Yes: 'Such as heart disease, cancer, stroke, or diabetes' },
    required: false,
  },
  {
    id: 'medications',
    kind: 'yes-no',
    label: 'Do you take any prescription medications?',
    summaryLabel: 'Medications',
    why: 'carriers often review prescriptions, so it helps to have a list handy. It doesn’t change your match.',
    options: answerOptions.medications,
    required: false,
  },
  {
    id: 'familyHistory',
    kind: 'yes-no',
    label: 'Is there serious illness in your family history?',
    summaryLabel: 'Family history',
    why: 'carriers often ask about parents and siblings when they set a price. It doesn’t change your match.',
    options: answerOptions.familyHistory,
    optionHints: { Yes: 'A parent, brother, or sister with heart disease, stroke, or cancer' },
    required: false,
  },
  {
    id: 'riskyHobbies',
    kind: 'yes-no',
    label: 'Do you take part in any risky hobbies?',
    summaryLabel: 'Risky hobbies',
    why: 'some hobbies can raise a price or limit a policy. It doesn’t change your match.',
    options: answerOptions.riskyHobbies,
    optionHints: { Yes: 'Such as skydiving, scuba diving, climbing, or racing' },
    required: false,
  },
  {
    id: 'highRiskOccupation',
    kind: 'yes-no',
    label: 'Do you work in a high-risk occupation?',
    summaryLabel: 'High-risk occupation',
    why: 'some jobs can raise a price or limit a policy. It doesn’t change your match.',
    options: answerOptions.highRiskOccupation,
    optionHints: { Yes: 'Such as roofing, logging, mining, or commercial fishing' },
    required: false,
  },
  {
    id: 'alcoholConsumption',
    kind: 'choice',
    label: 'How often do you drink alcohol?',
    summaryLabel: 'Alcohol',
    why: 'carriers often ask about this when they set a price. It doesn’t change your match.',
    options: answerOptions.alcoholConsumption,
    required: false,
  },
  {
    id: 'exercise',
    kind: 'choice',
    label: 'How often do you exercise?',
    summaryLabel: 'Exercise',
    why: 'some carriers ask how active you are. It doesn’t change your match.',
    options: answerOptions.exercise,
    required: false,
  },
  {
    id: 'priority',
    kind: 'choice',
    label: 'What matters most to you in a policy?',
    summaryLabel: 'Top priority',
    why: 'carriers have different strengths, so this moves the ones that suit you up the list.',
    options: answerOptions.priority,
    required: true,
  },
  {
    id: 'noMedicalExam',
    kind: 'yes-no',
    label: 'Would you like to skip the medical exam?',
    summaryLabel: 'Skip the medical exam',
    why: 'not every policy needs an exam, and your answer decides which carriers fit you.',
    options: answerOptions.noMedicalExam,
    optionHints: { Yes: 'Match me with a no-exam option', No: 'I’m willing to take an exam' },
    required: true,
  },
  {
    id: 'approvalPreference',
    kind: 'choice',
    label: 'How soon would you like a decision?',
    summaryLabel: 'Approval timing',
    why: 'some carriers often decide faster than others, so this can change the order of your matches.',
    options: answerOptions.approvalPreference,
    required: true,
  },
];

/** The required questions, which decide the match. The others prepare people for the carrier's own questions. */
export const decidingQuestions = questions.filter(({ required }) => required);

const questionsById = new Map(questions.map((question) => [question.id, question]));

export function findQuestion(id: QuestionId): Question {
  const question = questionsById.get(id);
  if (!question) throw new RangeError(`No question has the id ${id}`);
  return question;
}
