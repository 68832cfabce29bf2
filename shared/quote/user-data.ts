import * as z from 'zod';
import { answerOptions } from './answer-options.ts';
import { describeObjectError } from './object-error.ts';
import { quickInfoSchema } from './quick-info.ts';

const yesOrNo = 'Answer Yes or No.';

/**
 * The questionnaire's answers, in the spelling of the options. The six required questions must be answered. Skipped
 * optional ones are absent. Unknown fields, including `__proto__`, are rejected.
 */
export const answersSchema = z.strictObject(
  {
    smokingStatus: z.enum(answerOptions.smokingStatus, yesOrNo),
    policyType: z.enum(answerOptions.policyType, 'Choose the type of policy you are looking for.'),
    healthStatus: z.enum(answerOptions.healthStatus, 'Choose the health level closest to yours.'),
    majorHealthConditions: z.enum(answerOptions.majorHealthConditions, yesOrNo).optional(),
    medications: z.enum(answerOptions.medications, yesOrNo).optional(),
    familyHistory: z.enum(answerOptions.familyHistory, yesOrNo).optional(),
    riskyHobbies: z.enum(answerOptions.riskyHobbies, yesOrNo).optional(),
    highRiskOccupation: z.enum(answerOptions.highRiskOccupation, yesOrNo).optional(),
    alcoholConsumption: z
      .enum(answerOptions.alcoholConsumption, 'Choose how often you drink alcohol.')
      .optional(),
    exercise: z.enum(answerOptions.exercise, 'Choose how often you exercise.').optional(),
    priority: z.enum(answerOptions.priority, 'Choose what matters most to you.'),
    noMedicalExam: z.enum(answerOptions.noMedicalExam, yesOrNo),
    approvalPreference: z.enum(
      answerOptions.approvalPreference,
      'Choose how soon you would like a decision.',
    ),
  },
  { error: describeObjectError },
);

/**
 * Everything that a recommendation is based on: the four fields and the answers in one object. Unknown fields are
 * rejected.
 */
export const userDataSchema = z
  .strictObject({ ...quickInfoSchema.shape, ...answersSchema.shape }, { error: describeObjectError })
  .meta({ id: 'UserData' });
export type UserData = z.infer<typeof userDataSchema>;
