import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../docs/decisions', import.meta.url));
const index = 'README.md';

it('lists every record in docs/decisions/README.md by its number and title', () => {
  const records = readdirSync(folder)
    .filter((file) => file !== index)
    .sort()
    .map((file) => {
      const [heading = ''] = readFileSync(join(folder, file), 'utf8').split('\n');
      const [, number = '', title = ''] = /^# (\d+)\. (.+)$/.exec(heading) ?? [];
      expect(file).toMatch(new RegExp(`^${number.padStart(3, '0')}-[a-z0-9-]+\\.md$`));
      return `${number}. [${title}](${file})`;
    });
  const listed = readFileSync(join(folder, index), 'utf8').match(/^\d+\. \[.+\]\(.+\)(?=: )/gm);
  expect(listed).toEqual(records);
});
