import { parseDocument } from 'yaml';

export type SplitFile = {
  frontMatter: unknown;
  markdown: string;
  /** The number of the Markdown's first line in the file. */
  firstLine: number;
};

/** Splits a file into the lines between its two rows of dashes, and its Markdown. Returns what is wrong, if anything. */
export function splitFrontMatter(
  text: string,
): SplitFile | { place: string; expected: string; found: string } {
  const [, yaml, markdown] = /^---\n([\s\S]*?)\n---(?:\n([\s\S]*))?$/.exec(text) ?? [];
  if (yaml === undefined) {
    const [found = ''] = text.split('\n', 1);
    return {
      place: 'line 1',
      expected: 'a line of three dashes, front matter, and three dashes again',
      found,
    };
  }
  const document = parseDocument(yaml, { prettyErrors: true });
  const [error] = document.errors;
  if (error) {
    const line = (error.linePos?.[0].line ?? 1) + 1;
    const [reason = ''] = error.message.split('\n', 1);
    return {
      place: `line ${line}`,
      expected: `YAML (${reason.replace(/ at line .*$/, '')})`,
      found: text.split('\n')[line - 1] ?? '',
    };
  }
  return {
    frontMatter: document.toJS(),
    markdown: markdown ?? '',
    firstLine: yaml.split('\n').length + 3,
  };
}
