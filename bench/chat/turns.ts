import { type ChildProcess, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { type ChatMessage, chatMessageSchema } from '../../shared/api/chat.ts';
import { type Client, createClient } from '../auth-client.ts';
import { createSettings, loadCore, readCoreUse, serverCore, startServer, stopServer } from '../processes.ts';
import { computeMedian, computeQuantile, reportVerdicts } from '../statistics.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 7);
const minRounds = 3;
const turnsPerRound = 400;
const maxForeignShare = 0.1;
const historyLength = 60;
/** With the encoder, which takes most of a turn. Anything faster feels instant. */
const limitMs = 60;

const answerSchema = z.object({ response: z.string(), conversationHistory: z.array(chatMessageSchema) });
const origin = 'http://localhost:3000';
const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A visitor who gives a few answers and asks many questions, so that the conversation is long and unfinished. */
const said = [
  'Hi, I would like a quote',
  'My name is Nora Whitfield',
  'What is the difference between term and whole life?',
  '41',
  'Ohio, and I would like half a million',
  'Will somebody call me?',
  'no, I quit 5 years ago',
  'not sure yet',
  'How do you make money?',
  'good I guess',
];
/** The final messages to measure, one after the other: an answer, a question, a correction, and small talk. */
const lastWords = [
  'No, none at all',
  'What does a medical exam look like?',
  'Actually I am 42 and I live in Texas',
  'hmm let me think about that for a moment',
];

// The load comes from the other core, so that it doesn't slow down the responses.
spawnSync('taskset', ['-cp', String(loadCore), String(process.pid)]);
console.log(
  `A turn at a history of ${historyLength} messages, ${rounds} paired rounds of ${turnsPerRound} turns.`,
);
const { folder, environment } = createSettings(origin);
const port = 4900 + Math.floor(Math.random() * 90);
const chat = await startServer(file('../../server/main.ts'), port, { ...environment, LOG_LEVEL: 'error' });
const echo = await startServer(file('../baselines/express-echo.ts'), port + 100);
const ours: number[] = [];
const theirs: number[] = [];
try {
  using asking = createClient(port, origin);
  using echoing = createClient(port + 100, origin);
  const history = await converse(asking);
  // The first turns load what is imported on first use.
  await measure(asking, chat, '/api/chat', history);
  for (let round = 1; round <= rounds; round += 1) {
    const base = await measure(echoing, echo, '/api/recommendation', history);
    const own = await measure(asking, chat, '/api/chat', history);
    const foreign = Math.max(base.foreign, own.foreign);
    const isGood = foreign <= maxForeignShare;
    if (isGood) {
      ours.push(own.p95);
      theirs.push(base.p95);
    }
    console.log(
      `  ${round}: p95 ${own.p95.toFixed(2)} ms / ${base.p95.toFixed(2)} ms = ${(own.p95 / base.p95).toFixed(1)}, ` +
        `median ${own.median.toFixed(2)} ms / ${base.median.toFixed(2)} ms, ` +
        `processor ${own.processor.toFixed(1)} ms / ${base.processor.toFixed(1)} ms` +
        (isGood ? '' : `, thrown away: others took ${Math.round(foreign * 100)} % of core ${serverCore}`),
    );
  }
} finally {
  await stopServer(chat);
  await stopServer(echo);
  rmSync(folder, { recursive: true, force: true });
}
const own = computeMedian(ours);
const base = computeMedian(theirs);
console.log(
  `\nA bare Express JSON echo of the same body: ${base.toFixed(2)} ms; ratio ${(own / base).toFixed(1)}`,
);
const goodRounds = ours.length >= minRounds ? ours.length : 0;
const verdict = {
  name: 'p95 of a turn in ms',
  ratio: own,
  limit: limitMs,
  isAtLeast: false,
  rounds: goodRounds,
};
process.exitCode = reportVerdicts([verdict]) ? 0 : 1;

/** Returns the conversation from the server's response, cut to the length to measure. */
async function converse(client: Client): Promise<ChatMessage[]> {
  let conversationHistory: ChatMessage[] = [];
  for (let turn = 0; conversationHistory.length < historyLength; turn += 1) {
    const message = said[turn] ?? lastWords[1] ?? '';
    const { status, text } = await client.post('/api/chat', { message, conversationHistory });
    if (status !== 200) throw new Error(`POST /api/chat answered ${status}: ${text}`);
    conversationHistory = answerSchema.parse(JSON.parse(text)).conversationHistory;
  }
  return conversationHistory.slice(0, historyLength);
}

/**
 * Measures one round: the wall-clock and CPU time of a turn in milliseconds, and the share of the server's core that
 * other processes used.
 */
async function measure(
  client: Client,
  { pid = 0 }: ChildProcess,
  path: string,
  history: readonly ChatMessage[],
) {
  const times: number[] = [];
  const before = readCoreUse(pid);
  const startedAt = performance.now();
  for (let turn = 0; turn < turnsPerRound; turn += 1) {
    const message = lastWords[turn % lastWords.length] ?? '';
    const { status, ms, text } = await client.post(path, { message, conversationHistory: history });
    if (status !== 200) throw new Error(`POST ${path} answered ${status}: ${text}`);
    times.push(ms);
  }
  const after = readCoreUse(pid);
  // The kernel counts 100 ticks a second.
  const ticks = (performance.now() - startedAt) / 10;
  return {
    p95: computeQuantile(times, 0.95),
    median: computeMedian(times),
    processor: ((after.own - before.own) * 10) / turnsPerRound,
    foreign: Math.max(0, after.busy - before.busy - (after.own - before.own)) / ticks,
  };
}
