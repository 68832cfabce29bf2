import fc from 'fast-check';
import { checkAtEnd } from './check-at-end.ts';
import { accountCommands } from './commands/account-commands.ts';
import { linkCommands } from './commands/link-commands.ts';
import { sessionCommands } from './commands/session-commands.ts';
import { signInCommands } from './commands/sign-in-commands.ts';
import { signUpCommands } from './commands/sign-up-commands.ts';
import { openScenario, type Surroundings } from './open-scenario.ts';

export type ModelRun = {
  sequences: number;
  seed: number;
  /** Whether to look for the shortest sequence that breaks the rule; defaults to true. */
  isShrunk?: boolean;
};

export type ModelReport = {
  /** Seed, shortest sequence with its calls, and the broken rule. Undefined when every rule held. */
  counterexample: string | undefined;
  sequences: number;
  /** How often each call had each status, over all sequences. */
  statuses: ReadonlyMap<string, number>;
};

/** Plays random sequences of the two people, and shrinks the first one that breaks a rule. */
export async function runAccountModel(
  surroundings: Surroundings,
  { sequences, seed, isShrunk = true }: ModelRun,
): Promise<ModelReport> {
  const statuses = new Map<string, number>();
  const one = fc.oneof(
    ...signUpCommands,
    ...linkCommands,
    ...signInCommands,
    ...accountCommands,
    ...sessionCommands,
  );
  const sequence = fc.commands([one], { maxCommands: 60, size: 'max', disableReplayLog: true });
  const property = fc.asyncProperty(sequence, async (commands) => {
    await using scenario = await openScenario(surroundings);
    try {
      await fc.asyncModelRun(() => ({ model: scenario.model, real: scenario }), commands);
      await checkAtEnd(scenario);
    } finally {
      for (const [call, count] of scenario.statuses) statuses.set(call, (statuses.get(call) ?? 0) + count);
    }
  });
  const details = await fc.check(property, { numRuns: sequences, seed, endOnFailure: !isShrunk });
  return { counterexample: describe(details), sequences: details.numRuns, statuses };
}

function describe<T>(details: fc.RunDetails<T>): string | undefined {
  if (!details.failed) return undefined;
  const { seed, numRuns, numShrinks, errorInstance } = details;
  const where = `Broken in sequence ${numRuns} of the seed ${seed}, shortened ${numShrinks} times:`;
  return `${where}\n${errorInstance instanceof Error ? errorInstance.message : String(errorInstance)}`;
}
