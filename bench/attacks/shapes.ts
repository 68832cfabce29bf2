import { runShapes } from '../../server/testing/attacks/shape-run.ts';

const callsPerTarget = Number(process.env.CALLS ?? 1000);
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9));

console.log(
  `${callsPerTarget} hostile calls of every route, half of them signed in; SEED=${seed} repeats them.`,
);
const { targets, calls, errors } = await runShapes({
  callsPerTarget,
  seed,
  onTarget: (line) => console.log(`  ${line}`),
});
console.log(
  `${calls} calls of ${targets.length} routes: ${errors.length} with a 5xx or not in the contract's shape`,
);
for (const error of errors.slice(0, 20)) console.log(`  ${error}`);
process.exitCode = errors.length === 0 ? 0 : 1;
