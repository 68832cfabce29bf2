import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { replyTimes } from '../shared/site/reply-times.data.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The product's messages as they appear in its source files. */
const sources = ['client', 'server', 'shared']
  .flatMap((room) => readdirSync(join(root, room), { withFileTypes: true, recursive: true }))
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
  .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
  .join('\n')
  .replaceAll("\\'", "'")
  .replaceAll(/\$\{replyTimes\.contact\}/g, replyTimes.contact);

/**
 * Tests by name, without `.spec.ts` or `.test.ts`. A journey takes precedence over a client test with the same name.
 */
const testFiles = new Map(
  ['client', 'e2e/journeys']
    .flatMap((folder) => readdirSync(join(root, folder), { withFileTypes: true, recursive: true }))
    .filter((entry) => entry.isFile() && /\.(spec|test)\.tsx?$/.test(entry.name))
    .map(({ name, parentPath }) => [
      name.replace(/(\.component)?\.(spec|test)\.tsx?$/, ''),
      join(parentPath, name),
    ]),
);

/** Returns the body of the test with this title, together with the code before the file's first test. */
function findTest(file: string, title: string): string {
  const [above = '', ...tests] = readFileSync(testFiles.get(file) ?? '', 'utf8').split(
    /^ {0,2}test(?:\.each)?\(/m,
  );
  const body = tests.find((test) => test.includes(title) && test.indexOf(title) < test.indexOf('=>'));
  if (body === undefined) throw new Error(`${file} has no test with the title "${title}".`);
  return `${above}${body}`.replaceAll("\\'", "'");
}

/** The rows of docs/messages.md. */
const sightings = [
  ...read('docs/messages.md').matchAll(/^\| (?!Message \||---)(.+) \| (.+) \| ([\w-]+): ?(.*) \|$/gm),
].map(([, message = '', situation = '', file = '', title = '']) => ({ message, situation, file, title }));

describe('docs/messages.md', () => {
  it('has rows', () => expect(sightings.length).toBeGreaterThan(50));

  it.each(sightings)('$message — $situation', ({ message, file, title }) => {
    expect(findTest(file, title).includes(message), 'the test looks for it').toBe(true);
    expect(sources.includes(message), 'the product says it').toBe(true);
  });
});
