import { startTestGoogle } from '../peers/test-google.ts';
import { createSurroundings } from './open-scenario.ts';
import { runAccountModel } from './run-account-model.ts';

/** Plays sequences (SEQUENCES SEED) until one breaks a rule. `npm run check:accounts` starts it in servers with a planted mistake. */
const [sequences = 400, seed = Math.floor(Math.random() * 2 ** 31)] = process.argv.slice(2).map(Number);
const google = await startTestGoogle();
const report = await runAccountModel(createSurroundings(google), { sequences, seed, isShrunk: false });
await google[Symbol.asyncDispose]();
process.stdout.write(report.counterexample ?? `${sequences} sequences of the seed ${seed} broke no rule.\n`);
