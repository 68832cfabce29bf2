import { createSurroundings } from '../server/testing/account-model/open-scenario.ts';
import { allModelRules } from '../server/testing/account-model/rules.ts';
import { runAccountModel } from '../server/testing/account-model/run-account-model.ts';
import { startTestGoogle } from '../server/testing/peers/test-google.ts';
import { runMutations } from './account-mutations.ts';

const sequences = Number(process.env.SEQUENCES ?? 2000);
const firstSeed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
const maxCommands = Number(process.env.COMMANDS ?? 60);
const isShrunk = process.env.SHRINK !== '0';
const rules = allModelRules.filter((rule) => (process.env.RULES ?? rule).split(',').includes(rule));
const atOnce = 50;

if (process.argv.includes('--mutations')) {
  process.exitCode = (await runMutations(sequences, firstSeed)) ? 0 : 1;
} else {
  process.exitCode = (await playSequences()) ? 0 : 1;
}

/** Returns whether every rule held. Each round has its own seed, and `SEED=… SEQUENCES=50` replays it. */
async function playSequences(): Promise<boolean> {
  await using google = await startTestGoogle();
  const surroundings = createSurroundings(google);
  const statuses = new Map<string, number>();
  const startedAt = performance.now();
  let played = 0;
  let counterexample: string | undefined;
  while (played < sequences && counterexample === undefined) {
    const seed = firstSeed + played;
    const run = { sequences: Math.min(atOnce, sequences - played), seed, maxCommands, rules, isShrunk };
    const report = await runAccountModel(surroundings, run);
    ({ counterexample } = report);
    played += report.sequences;
    for (const [call, count] of report.statuses) statuses.set(call, (statuses.get(call) ?? 0) + count);
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    console.log(`${played} sequences in ${seconds} s; the last round had the seed ${seed}`);
  }
  for (const [call, count] of [...statuses].sort()) console.log(`${String(count).padStart(8)}  ${call}`);
  if (counterexample !== undefined) console.log(counterexample);
  return counterexample === undefined;
}
