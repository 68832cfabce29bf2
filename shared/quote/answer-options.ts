const yesNo = ['Yes', 'No'] as const;

/**
 * The options of each question, in the questionnaire's order. Answers are stored and sent in the same spelling. See the
 * product specification, "Questionnaire".
 */
export const answerOptions = {
  smokingStatus: yesNo,
  policyType: ['Term Life Insurance', 'Whole Life Insurance', "I'm not sure"],
  healthStatus: ['Excellent', 'Good', 'Fair', 'Poor'],
  majorHealthConditions: yesNo,
  medications: yesNo,
  familyHistory: yesNo,
  riskyHobbies: yesNo,
  highRiskOccupation: yesNo,
  alcoholConsumption: [
    'Never',
    'Occasionally (1-2 drinks per week)',
    'Moderately (3-7 drinks per week)',
    'Frequently (8+ drinks per week)',
  ],
  exercise: ['Daily', 'Several times per week', 'Weekly', 'Rarely', 'Never'],
  priority: [
    'Lowest premium cost',
    'Flexible coverage options',
    'Quick approval process',
    'Comprehensive benefits',
  ],
  noMedicalExam: yesNo,
  approvalPreference: [
    'Immediately (instant approval)',
    'Within a week',
    'Within a month',
    "I'm flexible on timing",
  ],
} as const;
