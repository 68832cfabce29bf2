import { parse } from 'yaml';
import * as z from 'zod';

const tags = [
  'Life Insurance',
  'Coverage Calculator',
  'Financial Planning',
  'Term Life',
  'Whole Life',
  'Insurance Comparison',
  'New Parents',
  'Family Protection',
  'Child Coverage',
  'Myths',
  'Education',
] as const;

const line = (max: number) => z.string().trim().min(1).max(max);

const frontMatterSchema = z.strictObject({
  title: line(70),
  /** Search engines cut off longer ones. */
  metaDescription: z.string().trim().min(70).max(160),
  publishDate: z.iso.date(),
  author: line(60),
  /** A file in `articles/art`. */
  featuredImage: z.string().regex(/^[a-z0-9-]+\.svg$/, 'Name an SVG file of the folder art.'),
  excerpt: line(200),
  tags: z.array(z.enum(tags)).min(2).max(4),
});
export type FrontMatter = z.infer<typeof frontMatterSchema>;

/**
 * Parses and validates the text between the two lines of dashes, and returns it with the Markdown below it. Throws with
 * one line per error.
 */
export function parseFrontMatter(file: string, text: string): { frontMatter: FrontMatter; markdown: string } {
  const [, yaml, markdown] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  if (yaml === undefined || markdown === undefined) {
    throw new Error(`${file} must begin with its front matter between two lines of three dashes.`);
  }
  const { data, error } = frontMatterSchema.safeParse(parseYaml(file, yaml));
  if (data) return { frontMatter: data, markdown };
  const errors = error.issues.map(({ path, message }) => `  ${path.join('.') || 'front matter'}: ${message}`);
  throw new Error(`The front matter of ${file} has ${errors.length} error(s):\n${errors.join('\n')}`);
}

function parseYaml(file: string, yaml: string): unknown {
  try {
    return parse(yaml);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The front matter of ${file} is not YAML: ${reason}`, { cause });
  }
}
