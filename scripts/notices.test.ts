import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { version } from '../server/platform/version.ts';
import { composeNotices } from './notices.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (name: string) => readFileSync(root + name, 'utf8');

it('keeps THIRD-PARTY-NOTICES.md current', () => {
  const notices = composeNotices(root);
  expect(read('THIRD-PARTY-NOTICES.md'), 'Run `npm run notices`.').toBe(notices);
  for (const name of ['express', 'better-sqlite3', 'react', '@base-ui/react', '@fontsource-variable/figtree'])
    expect(notices).toMatch(new RegExp(`^- ${name} \\d`, 'm'));
});

it('describes this version in CHANGELOG.md', () => {
  expect(/^## (\S+)/m.exec(read('CHANGELOG.md'))?.[1]).toBe(version);
});
