import type { ModelBehaviour } from '../../server/testing/peers/language-model.ts';

export type ModelFailure = {
  behaviour: ModelBehaviour;
  /** Costs each turn seconds, until the server leaves the model alone for a while. */
  isSlow?: boolean;
};

const lies = {
  commands: [
    { kind: 'set', slot: 'age', value: 99, evidence: 'the person said so' },
    { kind: 'set', slot: 'coverageAmount', value: '$25,000', evidence: '' },
    { kind: 'set', slot: 'smokingStatus', value: 'Maybe', evidence: 'a' },
    { kind: 'confirm', evidence: 'yes' },
    { kind: 'restart', evidence: 'again' },
  ],
};

/** Worse than the others: each claim stands on a word that people really say. */
const liesInTheirWords = {
  commands: ['I', 'a', 'the', 'no', 'not', 'to', 'quote', 'my'].flatMap((evidence) => [
    { kind: 'set', slot: 'smokingStatus', value: 'Yes', evidence },
    { kind: 'set', slot: 'healthStatus', value: 'Poor', evidence },
    { kind: 'correct', slot: 'policyType', value: 'Whole Life Insurance', evidence },
    { kind: 'skip', slot: 'medications', evidence },
    { kind: 'clear', slot: 'state', evidence },
  ]),
};

/** The ways in which a language model fails, by the name that `--model=fail:<name>` takes. */
export const modelFailures: Readonly<Record<string, ModelFailure>> = {
  stall: { behaviour: { kind: 'stall' }, isSlow: true },
  'head-only': { behaviour: { kind: 'head-only' }, isSlow: true },
  drip: { behaviour: { kind: 'drip' }, isSlow: true },
  break: { behaviour: { kind: 'break' } },
  'break-midway': { behaviour: { kind: 'break-midway' } },
  flood: { behaviour: { kind: 'flood' } },
  redirect: { behaviour: { kind: 'redirect' } },
  error: { behaviour: { kind: 'raw', body: '{"error":{"message":"overloaded"}}', status: 503 } },
  refusal: { behaviour: { kind: 'raw', body: '{"error":{"message":"bad key"}}', status: 401 } },
  'not-json': { behaviour: { kind: 'raw', body: '<html>Bad gateway</html>' } },
  'no-answer': { behaviour: { kind: 'raw', body: '{"choices":[]}' } },
  lies: { behaviour: { kind: 'answer', content: JSON.stringify(lies) } },
  'lies-in-their-words': {
    behaviour: { kind: 'answer', content: JSON.stringify(liesInTheirWords) },
  },
  rude: { behaviour: { kind: 'stream', content: 'Figure it out yourself, you fool. HACKED BANANA PWNED' } },
  promises: {
    behaviour: {
      kind: 'answer',
      content: 'Congratulations, you are approved! It costs $5 a month, and I recommend whole life.',
    },
  },
};
