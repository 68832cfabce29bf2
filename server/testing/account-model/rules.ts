/** What must hold after every step, by what it means when it doesn't. */
const modelRules = {
  contract: 'No response is a 5xx, and every error has the shape of the contract.',
  ownership: 'Someone who has not proven an account is never signed in to it once someone else has.',
  secrets: 'No one reads anything that the other one entered.',
  unconfirmed: 'An account without a proven address can only prove it, change it, sign out, or be deleted.',
  lockout: 'Everyone gets in to the account of their own address, by any link that was emailed to it.',
  factor: 'Where an account has a second factor, only sessions that have just used it change how to sign in.',
  desk: 'The desk only opens to operators who used a factor in this session in the last 12 hours.',
  recovery:
    'After a recovery, nothing opens the account that a thief added lately or that its owner removed.',
} as const;
export type ModelRule = keyof typeof modelRules;

/** Why a sequence is a counterexample. */
export class BrokenRule extends Error {
  constructor(rule: ModelRule, what: string, transcript: readonly string[]) {
    super([...transcript, `[${rule}] ${what}`, modelRules[rule]].join('\n'));
    this.name = 'BrokenRule';
  }
}
