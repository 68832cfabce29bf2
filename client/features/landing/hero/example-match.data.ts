/** The match in the page's examples. Its points are what the matching rules give this applicant. */
export const exampleMatch = {
  carrier: 'Alderpoint Life',
  host: 'alderpointlife.example',
  percent: 99,
  applicant: '34, non-smoker, good health',
  points: [
    { label: 'Lowest premium cost', points: 25 },
    { label: 'No medical exam', points: 25 },
    { label: 'Good health', points: 20 },
    { label: 'Age 34', points: 15 },
  ],
  scores: { alderpoint: 270, copperleaf: 175, brightwater: 165 },
} as const;
