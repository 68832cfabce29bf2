import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { listenOnLoopback } from '../../server/testing/peers/listen-on-loopback.ts';
import { createTestApp } from '../../server/testing/test-app.ts';
import { readEvents } from '../../server/testing/test-beacon.ts';
import { listCodeBlocks } from './code-blocks.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

const [example, globalType] = listCodeBlocks('client/beacon/package/README.md');
const typed = `${globalType?.code}
import { createEventClient, EventsRefused, type Receipt } from 'site-events';
const client = createEventClient({ origin: 'https://www.example.com', key: 'key' });
const receipt: Promise<Receipt> = client.send([{ action: 'track_funnel', data: { step: 'checkout' } }]);
// @ts-expect-error A step needs a name.
client.send([{ action: 'track_funnel', data: {} }]);
window.coverlight?.track('offer_seen', { price: 26, isNew: true });
// @ts-expect-error Values are single ones.
window.coverlight?.track('offer_seen', { prices: [26] });
export { EventsRefused, receipt };
`;

it('packs a client that installs, is typed, and sends events as its README says', async () => {
  const folder = mkdtempSync(`${tmpdir()}/coverlight-pack-`);
  const environment = { ...process.env, PATH: `${root}node_modules/.bin:${process.env.PATH}` };
  try {
    const source = `${folder}/source/client/beacon/package`;
    cpSync(`${root}client/beacon/package`, source, { recursive: true });
    for (const file of ['client/lib/event-calls.ts', 'shared/retryable-status.ts', 'package.json'])
      cpSync(`${root}${file}`, `${folder}/source/${file}`);
    const pack = ['pack', '--offline', '--silent', '--pack-destination', folder];
    await run('npm', pack, { cwd: source, env: environment });
    expect(readdirSync(source)).not.toContain('dist');

    const installed = `${folder}/node_modules/site-events`;
    mkdirSync(installed, { recursive: true });
    await run('tar', ['-xzf', `${folder}/site-events-1.0.0.tgz`, '-C', installed, '--strip-components=1']);
    const files = readdirSync(installed, { withFileTypes: true, recursive: true });
    expect(files.flatMap((file) => (file.isFile() ? file.name : [])).toSorted()).toEqual([
      'README.md',
      'event-calls.d.ts',
      'event-calls.js',
      'event-client.d.ts',
      'event-client.js',
      'package.json',
      'retryable-status.d.ts',
      'retryable-status.js',
    ]);

    writeFileSync(`${folder}/typed.mts`, typed);
    const options = [
      '--noEmit',
      '--strict',
      '--skipLibCheck',
      '--module',
      'nodenext',
      '--types',
      '',
      '--lib',
      'es2022,dom',
    ];
    await run(`${root}node_modules/.bin/tsc`, [...options, 'typed.mts'], { cwd: folder, env: environment });

    writeFileSync(`${folder}/example.mjs`, example?.code ?? '');
    await using app = await createTestApp({ ANALYTICS_KEYS: 'a-key-of-at-least-24-characters' });
    await using server = await listenOnLoopback(createServer(app.listener));
    const { stdout } = await run(process.execPath, ['example.mjs'], {
      cwd: folder,
      env: { ORIGIN: `http://127.0.0.1:${server.port}`, ANALYTICS_KEY: 'a-key-of-at-least-24-characters' },
    });
    expect(stdout).toBe('1 []\n');
    expect(await readEvents(app)).toMatchObject([{ name: 'policy_issued', eventId: expect.any(String) }]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
