import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findFreePort, listenOnLoopback } from '../../server/testing/peers/listen-on-loopback.ts';
import { createResponseChecker } from '../../server/testing/response-checker.ts';
import { createTestApp } from '../../server/testing/test-app.ts';
import { listResponses } from '../../shared/api/contract.ts';
import { publicContracts } from '../../shared/openapi/compose-document.ts';
import { clientProgram } from './client-program.ts';
import { describeFor30 } from './describe-for-3-0.ts';

// Not part of `npm test`, because the tools are 200 MB in size and take 20 seconds of CPU time.
const tools = [
  '@stoplight/prism-cli@5',
  '@stoplight/spectral-cli@6',
  'openapi-typescript@7',
  'openapi-fetch@0',
  'typescript@5',
  // The last version that contains the generator itself. Later ones download it from elsewhere.
  '@openapitools/openapi-generator-cli@1.0.18-5.0.0-beta2',
];
const root = fileURLToPath(new URL('../..', import.meta.url));
const installed = `${root}node_modules/.cache-api-tools`;
const run = promisify(execFile);
const key = 'a-key-of-at-least-24-characters';

if (tools.some((tool) => !existsSync(`${installed}/node_modules/${tool.slice(0, tool.lastIndexOf('@'))}`))) {
  console.log(`Installing ${tools.join(', ')} …`);
  mkdirSync(installed, { recursive: true });
  writeFileSync(`${installed}/package.json`, '{ "private": true }');
  await run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...tools], { cwd: installed });
}
const folder = mkdtempSync(`${tmpdir()}/coverlight-tools-`);
const port = await findFreePort();
const origin = `http://127.0.0.1:${port}`;
try {
  await using app = await createTestApp({ PUBLIC_ORIGIN: origin, ANALYTICS_KEYS: key });
  await using _server = await listenOnLoopback(createServer(app.listener), port);
  const document = await (await fetch(`${origin}/api/openapi.json`)).text();
  writeFileSync(`${folder}/openapi.json`, document);
  await lintWithSpectral();
  await checkGeneratedClient();
  await checkPythonClient(document);
  await compareMock();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function lintWithSpectral(): Promise<void> {
  writeFileSync(`${folder}/spectral.json`, JSON.stringify({ extends: ['spectral:oas'] }));
  const options = ['--ruleset', 'spectral.json', '--fail-severity', 'info', '--quiet'];
  const lint = [`${installed}/node_modules/.bin/spectral`, 'lint', 'openapi.json', ...options];
  const { stdout } = await run(process.execPath, lint, { cwd: folder }).catch(
    (cause: { stdout: string }) => cause,
  );
  report('Spectral, every recommended rule', stdout.split('\n').filter(Boolean));
}

/** Type-checks and runs a client with types from openapi-typescript against the real server. */
async function checkGeneratedClient(): Promise<void> {
  symlinkSync(`${installed}/node_modules`, `${folder}/node_modules`);
  const generate = [`${installed}/node_modules/.bin/openapi-typescript`, 'openapi.json', '-o', 'api.d.ts'];
  await run(process.execPath, generate, { cwd: folder });
  writeFileSync(`${folder}/client.mts`, clientProgram);
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--types', ''];
  const types = await run(`${root}node_modules/.bin/tsc`, [...options, 'client.mts'], { cwd: folder }).catch(
    (cause: { stdout: string }) => cause,
  );
  report('Types of the generated client', types.stdout.split('\n').filter(Boolean));
  const { stdout } = await run(process.execPath, ['client.mts'], {
    cwd: folder,
    env: { ORIGIN: origin, ANALYTICS_KEY: key },
  });
  report('Generated client with the real server', stdout.split('\n').filter(Boolean));
}

/** Runs a Python client from OpenAPI Generator against the real server. */
async function checkPythonClient(document: string): Promise<void> {
  const name = 'Generated Python client with the real server';
  try {
    await run('java', ['-version']);
    await run('python3', ['-c', 'import certifi, dateutil, six, urllib3']);
  } catch {
    const packages = 'default-jre-headless python3-certifi python3-dateutil python3-six python3-urllib3';
    return report(name, [`It needs Java, Python, and its packages. On Debian: apt install ${packages}`]);
  }
  writeFileSync(`${folder}/openapi-3-0.json`, JSON.stringify(describeFor30(JSON.parse(document))));
  const generator = `${installed}/node_modules/@openapitools/openapi-generator-cli/bin/openapi-generator.jar`;
  const output = `${folder}/python`;
  const options = ['-g', 'python', '-i', 'openapi-3-0.json', '-o', output, '--package-name', 'site_api'];
  await run('java', ['-jar', generator, 'generate', ...options], { cwd: folder, maxBuffer: 2 ** 26 });
  const { stdout } = await run('python3', [`${root}scripts/api-docs/client-program.py`], {
    env: { ...process.env, PYTHONPATH: output, ORIGIN: origin, ANALYTICS_KEY: key },
  });
  report(name, stdout.split('\n').filter(Boolean));
}

/** Compares a mock's response to each call's example with the call's contract. */
async function compareMock(): Promise<void> {
  const mockPort = await findFreePort();
  const prism = `${installed}/node_modules/.bin/prism`;
  const mock = spawn(process.execPath, [prism, 'mock', '--port', String(mockPort), 'openapi.json'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await waitUntilListening(mock);
    const check = createResponseChecker();
    const problems: string[] = [];
    for (const contract of publicContracts) {
      const { method, path, parameters = [], body } = contract;
      const values = Object.fromEntries(parameters.map(({ name, example = '' }) => [name, example]));
      const address = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? '');
      const headers = parameters
        .filter(({ isHeader }) => isHeader)
        .map(({ name, example = '' }) => [name, example]);
      const response = await fetch(`http://127.0.0.1:${mockPort}${address}`, {
        method,
        redirect: 'manual',
        headers: {
          Authorization: 'Bearer key',
          Cookie: 'session=token',
          // Mocks answer with 2xx unless they are asked for another status.
          Prefer: `code=${contract.response.status}`,
          ...Object.fromEntries(headers),
          ...(body && { 'Content-Type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body.example) }),
      });
      const text = await response.text();
      const { status } = response;
      const isExpected = listResponses(contract).some((expected) => expected.status === status);
      const found = isExpected
        ? check(method, address, { status, text })
        : [`${status} ${text.slice(0, 200)}`];
      problems.push(...found.map((problem) => `${method} ${path}: ${problem}`));
    }
    report(`Mock's answers to ${publicContracts.length} calls`, problems);
  } finally {
    mock.kill();
    await once(mock, 'exit');
  }
}

async function waitUntilListening(mock: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  mock.stdout?.on('data', (chunk: Buffer) => {
    if (chunk.includes('is listening')) resolve();
  });
  mock.once('exit', (code) => reject(new Error(`The mock ended with ${code}.`)));
  await promise;
}

function report(name: string, problems: readonly string[]): void {
  console.log(`${problems.length === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  for (const problem of problems) console.log(`       ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}
