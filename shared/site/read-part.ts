import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type * as z from 'zod';
import { describeFaults, SiteFaults } from './schemas/faults.ts';

/**
 * The folder of the site's values, one JSON file a part. It is the built site's, unless a build, a test, or the
 * development server has read the site folder itself.
 */
const { SITE_VALUES: given } = process.env;
const folder = given ?? fileURLToPath(new URL('../../dist/site', import.meta.url));

/** What a thread without an environment of its own needs to read the same values. */
export const siteEnvironment: Readonly<Record<string, string>> =
  given === undefined ? {} : { SITE_VALUES: given };

/**
 * Reads a part of the site folder's values and checks it again. Throws one line per fault. Only `*.data.ts` modules call
 * this: the bundler replaces them by their values.
 */
export function readPart<Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema> {
  const file = `${folder}/${name}.json`;
  if (!existsSync(file))
    throw new Error(`There is no built site: ${file} is missing. Run \`npm run build\`.`);
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const parsed = schema.safeParse(content);
  if (parsed.success) return parsed.data;
  throw new SiteFaults(describeFaults(file, '', content, parsed.error));
}
