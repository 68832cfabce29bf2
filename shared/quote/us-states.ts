/** The full names of the 50 US states by postal code. */
const statesByCode = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
} as const;
export type UsState = (typeof statesByCode)[keyof typeof statesByCode];

/** The 50 US states by full name, in alphabetical order. Answers are stored and sent in the same spelling. */
export const usStates: readonly UsState[] = Object.values(statesByCode);

const statesByText = new Map<string, UsState>(
  Object.entries(statesByCode).flatMap(([code, state]) => [
    [fold(code), state],
    [fold(state), state],
  ]),
);

/**
 * Returns the state whose postal code or name is the whole text, in any case and with any signs between its letters:
 * `oh`, `N. Y.`, `new  york`, `Hawaiʻi`, `OH 44101`. Undefined for a part of a name.
 */
export function findState(text: string): UsState | undefined {
  return statesByText.get(fold(text));
}

function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '');
}
