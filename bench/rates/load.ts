import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadCore } from '../processes.ts';

export type Load = {
  url: string;
  seconds: number;
  connections: number;
  /** Every `[<uuid>]` is replaced with a new version 7 UUID, and every `[<tab>]` with one of a thousand numbers. */
  body?: string;
  headers: Record<string, string>;
};

const autocannon = fileURLToPath(new URL('../../node_modules/autocannon/autocannon.js', import.meta.url));

/** wrk uses less of its core than autocannon, so it is used if it is installed. */
export const loadTool: 'wrk' | 'autocannon' = hasWrk() ? 'wrk' : 'autocannon';

function hasWrk(): boolean {
  try {
    execFileSync('which', ['wrk'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Sends requests as fast as they are answered, and returns requests per second. Throws if any response isn't a 2xx. */
export async function measureRate(load: Load): Promise<number> {
  return loadTool === 'wrk' ? await runWrk(load) : await runAutocannon(load);
}

async function runWrk({ url, seconds, connections, body, headers }: Load): Promise<number> {
  const lines = Object.entries(headers).map(
    ([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`,
  );
  if (body !== undefined) lines.push('wrk.method = "POST"', `wrk.body = ${JSON.stringify(body)}`);
  if (body?.includes('[<')) lines.push(varyBody(Math.floor(Math.random() * 2 ** 31)));
  const folder = mkdtempSync(join(tmpdir(), 'coverlight-load-'));
  const script = join(folder, 'load.lua');
  writeFileSync(script, lines.join('\n'));
  const output = await runPinned('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--timeout',
    '10s',
    '-s',
    script,
    url,
  ]);
  rmSync(folder, { recursive: true });
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(`Not every request was answered:\n${output}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
}

function varyBody(seed: number): string {
  return `
    math.randomseed(${seed})
    local random = math.random
    local time = ${Date.now()}
    local function uuid()
      time = time + random() / 5
      return string.format('%08x-%04x-7%03x-8%03x-%04x%04x%04x', math.floor(time / 65536), math.floor(time) % 65536,
        random(0, 4095), random(0, 4095), random(0, 65535), random(0, 65535), random(0, 65535))
    end
    local function tab() return tostring(random(0, 999)) end
    local template = wrk.body
    function request()
      return wrk.format(nil, nil, nil, (template:gsub('%[<uuid>%]', uuid):gsub('%[<tab>%]', tab)))
    end`;
}

async function runAutocannon({ url, seconds, connections, body, headers }: Load): Promise<number> {
  const args = ['--json', '-c', String(connections), '-d', String(seconds)];
  for (const [name, value] of Object.entries(headers)) args.push('-H', `${name}=${value}`);
  // autocannon can't vary a body as freely, so events are sent without an id, all from one tab.
  if (body !== undefined) {
    args.push('-m', 'POST', '-b', body.replaceAll('"[<uuid>]"', 'null').replaceAll('[<tab>]', '0'));
  }
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
