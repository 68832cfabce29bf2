import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compare, describeRounds, type LoadRequest } from './compare-rates.ts';
import { createSettings } from './processes.ts';
import { reportVerdicts, type Verdict } from './statistics.ts';

const batch = 20;
const maxMemoryMib = 200;

const { folder, environment: settings } = createSettings('http://localhost:3000');
const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const environment = {
  ...settings,
  // Set like `npm start` and the image. Otherwise V8 uses 60 MiB more for young objects under any high, long load.
  NODE_OPTIONS: '--max-semi-space-size=8',
};
const ours = { file: file('../server/main.ts'), environment };
/** As the site sends it: a page view from one of a thousand tabs, with an id that begins with its time. */
const event = {
  action: 'track_event',
  data: {
    eventId: '[<uuid>]',
    occurredAt: new Date().toISOString(),
    sessionId: 'tab_session_[<tab>]',
    eventName: 'page_view',
    eventType: 'navigation',
    pageRoute: '/carriers',
    additionalData: { title: 'Compare life insurance carriers', referrer: 'https://search.example' },
  },
};
const single = createRequest(event);
const batched = createRequest(Array.from({ length: batch }, () => event));

function createRequest(body: unknown): LoadRequest {
  return {
    path: '/api/analytics',
    headers: {
      'Content-Type': 'application/json',
      Origin: environment.PUBLIC_ORIGIN,
      'User-Agent':
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
    },
    body: JSON.stringify(body),
  };
}

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
