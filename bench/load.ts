import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadCore } from './processes.ts';

export type Load = {
  url: string;
  seconds: number;
  connections: number;
  body?: string;
  headers: Record<string, string>;
};

const autocannon = fileURLToPath(new URL('../node_modules/autocannon/autocannon.js', import.meta.url));

/** wrk costs the load's core less than autocannon, so it is used where it is installed. */
export const loadTool: 'wrk' | 'autocannon' = hasWrk() ? 'wrk' : 'autocannon';

function hasWrk(): boolean {
  try {
    execFileSync('which', ['wrk'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Sends requests as fast as they are answered and returns requests per second. Throws when one was not answered 2xx. */
export async function measureRate(load: Load): Promise<number> {
  return loadTool === 'wrk' ? await runWrk(load) : await runAutocannon(load);
}

async function runWrk({ url, seconds, connections, body, headers }: Load): Promise<number> {
  const lines = Object.entries(headers).map(
    ([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`,
  );
  if (body !== undefined) lines.push('wrk.method = "POST"', `wrk.body = ${JSON.stringify(body)}`);
  const script = join(mkdtempSync(join(tmpdir(), 'coverlight-bench-')), 'load.lua');
  writeFileSync(script, lines.join('\n'));
  const output = await runPinned('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', script, url]);
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(`Not every request was answered:\n${output}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
}

async function runAutocannon({ url, seconds, connections, body, headers }: Load): Promise<number> {
  const args = ['--json', '-c', String(connections), '-d', String(seconds)];
  for (const [name, value] of Object.entries(headers)) args.push('-H', `${name}=${value}`);
  if (body !== undefined) args.push('-m', 'POST', '-b', body);
  const output = await runPinned(process.execPath, [autocannon, ...args, url]);
  const report: { requests: { average: number }; non2xx: number; errors: number } = JSON.parse(output);
  if (report.non2xx > 0 || report.errors > 0) throw new Error(`Not every request was answered: ${output}`);
  return report.requests.average;
}

async function runPinned(command: string, args: readonly string[]): Promise<string> {
  const child = spawn('taskset', ['-c', String(loadCore), command, ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  await once(child, 'close');
  return output;
}
