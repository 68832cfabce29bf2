import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseEnv, promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseConfig } from '../../server/config.ts';
import { parseStatement } from '../../server/features/referrals/parse-statement.ts';
import { createTestApp } from '../../server/testing/test-app.ts';
import { onlyOnSqlite } from '../../server/testing/test-database.ts';
import { siteEnvironment } from '../../shared/site/read-part.ts';
import { listCodeBlocks } from './code-blocks.ts';

const pages = ['README.md', 'docs/operating.md', 'docs/scaling.md', 'docs/security.md', 'docs/settings.md'];
const blocks = pages.flatMap((page) => listCodeBlocks(page).map((block) => ({ ...block, page })));

/** Lines that no test can run, by how they begin, with the reason. */
const notRun = {
  'npm ci': 'the checks run it before anything else',
  'docker compose --profile': 'needs a container engine; scripts/container.test.ts checks the file',
  'npm run ops -- move': 'needs PostgreSQL; server/platform/database/postgres/ runs it',
};

/** Runs commands in the process of `ops-host.ts`, in any folder where an operator would run them. */
const shim = `#!/bin/sh
case "$*" in
  'run --silent ops -- '*) shift 4 ;;
  'run ops -- '*) shift 3 ;;
  'compose exec app node server/commands/ops.ts '*) shift 5 ;;
  *) echo "unknown: $*" >&2; exit 64 ;;
esac
for each; do set -- "$@" --data-urlencode "arg=$each"; shift; done
answer=$(curl --silent --unix-socket "$SOCKET" "$@" http://host/)
printf '%s\\n' "$answer" | tail -n +2
exit "$(printf '%s\\n' "$answer" | head -n 1)"
`;

let folder: string;
let host: ReturnType<typeof spawn>;

beforeAll(async () => {
  folder = mkdtempSync(`${tmpdir()}/coverlight-operating-`);
  for (const name of ['bin', 'data']) mkdirSync(`${folder}/${name}`);
  for (const name of ['npm', 'docker']) writeFileSync(`${folder}/bin/${name}`, shim, { mode: 0o755 });
  const app = await createTestApp();
  await app.services[Symbol.asyncDispose]();
  copyFileSync(`${app.folder}/test.db`, `${folder}/data/coverlight.db`);
  await app[Symbol.asyncDispose]();
  const script = fileURLToPath(new URL('./ops-host.ts', import.meta.url));
  host = spawn(process.execPath, [script, `${folder}/ops.sock`], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...siteEnvironment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (host.stdout) await once(host.stdout, 'data');
});
afterAll(() => {
  host?.kill();
  rmSync(folder, { recursive: true, force: true });
});

const isRun = (line: string) => !Object.keys(notRun).some((start) => line.startsWith(start));

async function run(lines: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('sh', ['-euc', lines.join('\n')], {
    cwd: folder,
    env: { PATH: `${folder}/bin:${process.env.PATH}`, SOCKET: `${folder}/ops.sock` },
  });
  return stdout;
}

describe('the blocks of the operating docs', () => {
  it('are in languages that are tried here, or say why not', () => {
    const tried = new Set(['sh', 'dotenv', 'csv', 'yaml']);
    const others = blocks.filter(({ language }) => !tried.has(language));
    expect(others.map(({ page, language, section }) => [page, language, section])).toEqual([
      // The tests of server/platform/database/postgres/ create such a database.
      ['docs/operating.md', 'sql', 'PostgreSQL'],
    ]);
  });

  it('work as written in a shell, one after the other', onlyOnSqlite(), async () => {
    const lines = blocks.filter(({ language }) => language === 'sh').flatMap(({ code }) => code.split('\n'));
    const unused = Object.keys(notRun).filter((start) => !lines.some((line) => line.startsWith(start)));
    expect(unused).toEqual([]);
    const isRestore = (line: string) => line.includes('restore');
    const tried = lines.filter(isRun);
    expect(tried.length).toBeGreaterThan(10);
    const printed = await run(tried.slice(0, tried.findIndex(isRestore)));
    expect(printed).toContain('The database has no damage.');
    const [backup] = readdirSync(`${folder}/data/backups`);
    copyFileSync(`${folder}/data/backups/${backup}`, `${folder}/data/backups/FILE.db`);
    expect(await run(tried.slice(tried.findIndex(isRestore)))).toContain('Start the server.');
    expect(readFileSync(`${folder}/march.html`, 'utf8')).toContain('March 1');
    expect(JSON.parse(readFileSync(`${folder}/report.json`, 'utf8')).visits).toMatchObject({ visits: 0 });
    expect(readFileSync(`${folder}/march.ndjson`, 'utf8')).toBe('');
  });

  it('are settings that the server accepts', () => {
    const examples = blocks.filter(({ language }) => language === 'dotenv');
    expect(examples.length).toBeGreaterThan(2);
    for (const { code } of examples) {
      const settings = {
        PUBLIC_ORIGIN: 'https://www.example.com',
        SESSION_SECRET: '0123456789abcdef'.repeat(2),
      };
      expect(() => parseConfig({ ...settings, ...parseEnv(code) }), code).not.toThrow();
    }
  });

  it('are a statement that can be uploaded', () => {
    const [{ code = '' } = {}] = blocks.filter(({ language }) => language === 'csv');
    expect(parseStatement(code, { carrierId: 'alderpoint', month: '2026-03' })).toMatchObject({
      problems: [],
      lines: [{ status: 'issued', amountCents: 41_250 }],
    });
  });

  it('make Prometheus read the metrics under the name that the alerts ask for', () => {
    const [{ code = '' } = {}] = blocks.filter(({ language }) => language === 'yaml');
    const alerts = readFileSync(new URL('../../docs/monitoring/alerts.yml', import.meta.url), 'utf8');
    const [, job] = /up\{job="(\w+)"\}/.exec(alerts) ?? [];
    expect(parse(code)).toMatchObject({
      rule_files: ['alerts.yml'],
      scrape_configs: [{ job_name: job, authorization: { credentials_file: expect.any(String) } }],
    });
  });
});
