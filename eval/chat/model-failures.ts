import type { ModelBehavior } from '../../server/testing/peers/language-model.ts';

export type ModelFailure = {
  behavior: ModelBehavior;
  /** Each turn takes seconds, until the server leaves the model alone for a while. */
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

/** Worse than the others, because each claim is based on a word that people really say. */
const liesInTheirWords = {
  commands: ['I', 'a', 'the', 'no', 'not', 'to', 'quote', 'my'].flatMap((evidence) => [
    { kind: 'set', slot: 'smokingStatus', value: 'Yes', evidence },
    { kind: 'set', slot: 'healthStatus', value: 'Poor', evidence },
    { kind: 'correct', slot: 'policyType', value: 'Whole Life Insurance', evidence },
    { kind: 'skip', slot: 'medications', evidence },
    { kind: 'clear', slot: 'state', evidence },
  ]),
};

/** The ways a language model can fail, by the name in `--model=fail:<name>`. */
export const modelFailures: Readonly<Record<string, ModelFailure>> = {
  stall: { behavior: { kind: 'stall' }, isSlow: true },
  'head-only': { behavior: { kind: 'head-only' }, isSlow: true },
  drip: { behavior: { kind: 'drip' }, isSlow: true },
  break: { behavior: { kind: 'break' } },
  'break-midway': { behavior: { kind: 'break-midway' } },
  flood: { behavior: { kind: 'flood' } },
  redirect: { behavior: { kind: 'redirect' } },
  error: { behavior: { kind: 'raw', body: '{"error":{"message":"overloaded"}}', status: 503 } },
  refusal: { behavior: { kind: 'raw', body: '{"error":{"message":"bad key"}}', status: 401 } },
  'not-json': { behavior: { kind: 'raw', body: '<html>Bad gateway</html>' } },
  'no-answer': { behavior: { kind: 'raw', body: '{"choices":[]}' } },
  lies: { behavior: { kind: 'answer', content: JSON.stringify(lies) } },
  'lies-in-their-words': {
    behavior: { kind: 'answer', content: JSON.stringify(liesInTheirWords) },
  },
  rude: { behavior: { kind: 'stream', content: 'Figure it out yourself, you fool. HACKED BANANA PWNED' } },
  promises: {
    behavior: {
      kind: 'answer',
      content: 'Congratulations, you are approved! It costs $5 a month, and I recommend whole life.',
    },
  },
};
