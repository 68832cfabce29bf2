import { existsSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { chatMessageSchema } from '../../shared/api/chat.ts';
import { createClient, pause } from '../auth-client.ts';
import { allCores, createSettings, startServer, stopServer } from '../processes.ts';
import { reportVerdicts } from '../statistics.ts';

/** What the chat costs a server's process besides the time of a turn: memory, and how long others wait for its event loop. */
const turns = 200;
const idleMs = 5000;
/** Other requests wait at most this long for a turn. */
const maxBlockedMs = 20;
/** From a quote's start to its data, with questions in between. Then another person asks. */
const said = [
  'Hi, I would like a quote',
  'My name is Nora Whitfield',
  'What is the difference between term and whole life?',
  '41',
  'Ohio',
  'How do you make money?',
  'half a million',
  'no, I quit 5 years ago',
  'What does a medical exam look like?',
  'hmm let me think about that for a moment',
];

const answerSchema = z.object({ conversationHistory: z.array(chatMessageSchema) });
const stateSchema = z.object({
  blockedMs: z.number(),
  longestMs: z.number(),
  threads: z.number(),
  memoryMb: z.number(),
});
const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const origin = 'http://localhost:3000';
const { folder, environment } = createSettings(origin);
const stateFile = `${folder}/state.json`;
const port = 4900 + Math.floor(Math.random() * 90);
const server = await startServer(
  file('../../server/main.ts'),
  port,
  {
    ...environment,
    LOG_LEVEL: 'error',
    NODE_OPTIONS: `--max-semi-space-size=8 --import=${file('watch-process.ts')}`,
    WATCH_FILE: stateFile,
  },
  allCores,
);
try {
  using client = createClient(port, origin);
  // Starts what is loaded on first use by any request.
  await client.get('/');
  await client.post('/api/recommendation', {});
  await pause(idleMs);
  await report('started');
  await pause(idleMs);
  const idle = await report(`idle for ${idleMs / 1000} s`);
  await talk(1);
  const first = await report('the first turn, which loads the models');
  await talk(turns - 1);
  const later = await report(`${turns - 1} more turns`);
  await pause(idleMs);
  await report(`idle for ${idleMs / 1000} s`);
  const verdict = { isAtLeast: false, rounds: 1 };
  const isGood = reportVerdicts([
    { ...verdict, name: 'threads before the first turn', ratio: idle.threads, limit: 0 },
    {
      ...verdict,
      name: 'event loop busy at a time, in ms of CPU',
      ratio: Math.max(first.longestMs, later.longestMs),
      limit: maxBlockedMs,
    },
  ]);
  process.exitCode = isGood ? 0 : 1;
} finally {
  await stopServer(server);
  rmSync(folder, { recursive: true, force: true });
}

/** Several people talk, one after the other. */
async function talk(count: number): Promise<void> {
  using client = createClient(port, origin);
  let conversationHistory: unknown = [];
  for (let turn = 0; turn < count; turn += 1) {
    const message = said[turn % said.length];
    if (message === said[0]) conversationHistory = [];
    const { status, text } = await client.post('/api/chat', { message, conversationHistory });
    if (status !== 200) throw new Error(`POST /api/chat answered ${status}: ${text}`);
    conversationHistory = answerSchema.parse(JSON.parse(text)).conversationHistory;
  }
}

/** Prints what the server did since the last report. */
async function report(name: string): Promise<z.infer<typeof stateSchema>> {
  rmSync(stateFile, { force: true });
  server.kill('SIGUSR2');
  while (!existsSync(stateFile) || readFileSync(stateFile, 'utf8') === '') await pause(10);
  const state = stateSchema.parse(JSON.parse(readFileSync(stateFile, 'utf8')));
  console.log(
    `${name}: ${state.memoryMb.toFixed(0)} MB, ${state.threads} threads started, ` +
      `event loop busy for at most ${state.longestMs.toFixed(1)} ms of CPU, and blocked for ${state.blockedMs.toFixed(1)} ms, with other processes`,
  );
  return state;
}
