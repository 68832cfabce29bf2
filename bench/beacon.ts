import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createSettings } from './processes.ts';
import { compare, describeRounds } from './rates/compare-rates.ts';
import { requestEvents } from './rates/requests.ts';
import { reportVerdicts, type Verdict } from './statistics.ts';

const batch = 20;
const maxMemoryMib = 200;

const { folder, environment: settings } = createSettings('http://localhost:3000');
const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const environment = {
  ...settings,
  // Configured like `npm start` and the image. Otherwise, V8 uses 60 MiB more for young objects under any long, high
  // load.
  NODE_OPTIONS: '--max-semi-space-size=8',
};
const ours = { file: file('../server/main.ts'), environment };
const single = requestEvents(environment.PUBLIC_ORIGIN);
const batched = requestEvents(environment.PUBLIC_ORIGIN, batch);

let maxMemory = 0;
const onMemory = (mib: number) => {
  maxMemory = Math.max(maxMemory, mib);
};

console.log(`${describeRounds()} Events per second, synchronous=FULL.`);
const verdicts: Verdict[] = [
  await compare({
    name: 'single events to a bare Express JSON echo',
    own: { ...ours, request: single },
    base: { file: file('baselines/express-echo.ts'), request: single },
    limit: 0.4,
    onMemory,
  }),
  await compare({
    name: `events in batches of ${batch} to single events`,
    own: { ...ours, request: batched, units: batch },
    base: { ...ours, request: single },
    limit: 3,
    onMemory,
  }),
];
verdicts.push({
  name: 'most memory in MiB',
  ratio: maxMemory,
  limit: maxMemoryMib,
  isAtLeast: false,
  rounds: 1,
});
console.log('');
process.exitCode = reportVerdicts(verdicts) ? 0 : 1;
rmSync(folder, { recursive: true, force: true });
