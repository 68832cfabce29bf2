import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { getNodeValue, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { parseDocument } from 'yaml';
import type * as z from 'zod';
import { describeFault, describeFaults } from '../../shared/site/schemas/faults.ts';

export type FolderReader = ReturnType<typeof createFolderReader>;

const readElsewhere = new Set(['answers/groups.json']);

/** Reads the files of a site folder, and collects everything that is wrong with them instead of stopping. */
export function createFolderReader(folder: string) {
  const near = relative('', folder).replaceAll('\\', '/');
  const shown = near.startsWith('..') ? folder : near || '.';
  const faults: string[] = [];

  const report = (file: string, place: string, expected: string, found: unknown) => {
    const fault = describeFault(`${shown}/${file}`, [place], expected, found);
    if (!faults.includes(fault)) faults.push(fault);
  };

  /** The file's text as any editor may have saved it, or undefined. */
  const readText = (file: string): string | undefined => {
    if (!existsSync(`${folder}/${file}`)) {
      report(file, '', 'a file', undefined);
      return undefined;
    }
    return readFileSync(`${folder}/${file}`, 'utf8')
      .replace(/^\uFEFF/, '')
      .replaceAll('\r\n', '\n');
  };

  const readJson = (file: string): unknown => {
    const text = readText(file);
    if (text === undefined) return undefined;
    const errors: ParseError[] = [];
    const tree = parseTree(text, errors, { disallowComments: true });
    const reportAt = (offset: number, expected: string) => {
      const line = text.slice(0, offset).split('\n').length;
      report(file, `line ${line}`, expected, text.split('\n')[line - 1]?.trim());
    };
    const [error] = errors;
    if (error || !tree) {
      const expected = 'JSON, with text in quotation marks and a comma after each entry but the last';
      reportAt(error?.offset ?? 0, expected);
      return undefined;
    }
    for (const { offset } of listRepeatedNames(tree)) reportAt(offset, 'each name once in its entry');
    return getNodeValue(tree);
  };

  /** A list's places start with the file's name: `carriers[1]`. */
  const check = <Schema extends z.ZodType>(
    file: string,
    content: unknown,
    schema: Schema,
  ): z.infer<Schema> | undefined => {
    const parsed = schema.safeParse(content);
    if (parsed.success) return parsed.data;
    const root = Array.isArray(content) ? file.replace(/^.*\/|\.json$/g, '') : '';
    faults.push(...describeFaults(`${shown}/${file}`, root, content, parsed.error));
    return undefined;
  };

  const listNames = (under: string): string[] => {
    const path = `${folder}/${under}`;
    if (!existsSync(path)) return [];
    return readdirSync(path)
      .filter((name) => !/^\.|^readme\./i.test(name) && !readElsewhere.has(`${under}/${name}`))
      .sort();
  };

  return {
    folder,
    faults,
    report,
    check,
    /** Reads a JSON file and checks it. Undefined if anything is wrong with it. */
    read<Schema extends z.ZodType>(
      file: string,
      schema: Schema,
      prepare: (file: string, content: unknown) => unknown = (_file, content) => content,
    ): z.infer<Schema> | undefined {
      const content = readJson(file);
      return content === undefined ? undefined : check(file, prepare(file, content), schema);
    },
    /** Reads a Markdown file with its front matter, which isn't checked. Undefined if there is none. */
    readMarkdown(file: string): SplitFile | undefined {
      const text = readText(file);
      if (text === undefined) return undefined;
      const split = splitFrontMatter(text);
      if (!('place' in split)) return split;
      report(file, split.place, split.expected, split.found);
      return undefined;
    },
    /** Lists the names of the files in a folder, which must have this extension. */
    list(under: string, extension: string): string[] {
      const names = listNames(under);
      for (const name of names)
        if (!name.endsWith(extension))
          report(`${under}/${name}`, '', `a file whose name ends in ${extension}`, name);
      return names.filter((name) => name.endsWith(extension));
    },
    /** Reports files and folders that nothing reads, because their names may be misspelled. */
    reportOthers(under: string, known: readonly string[]): void {
      for (const name of listNames(under))
        if (!known.includes(name) && (name.endsWith('.json') || !name.includes('.')))
          report(join(under, name), '', `one of ${known.join(', ')}`, name);
    },
  };
}

/** Of a name that an entry has twice, only one value would count. */
function listRepeatedNames({ type, children = [] }: Node): Node[] {
  const names = type === 'object' ? children.flatMap(({ children: [name] = [] }) => name ?? []) : [];
  const repeated = names.filter(
    ({ value }, index) => names.findIndex((name) => name.value === value) < index,
  );
  return [...repeated, ...children.flatMap(listRepeatedNames)];
}

type SplitFile = {
  frontMatter: unknown;
  markdown: string;
  /** The number of the Markdown's first line in the file. */
  firstLine: number;
};

/** Splits a file into the lines between its two rows of dashes, and its Markdown. Returns what is wrong, if anything. */
function splitFrontMatter(text: string): SplitFile | { place: string; expected: string; found: string } {
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
      expected: `a name, a colon, and a value, in single quotes if it has a colon itself (YAML: ${reason.replace(/ at line .*$/, '')})`,
      found: text.split('\n')[line - 1] ?? '',
    };
  }
  return {
    frontMatter: document.toJS(),
    markdown: markdown ?? '',
    firstLine: yaml.split('\n').length + 3,
  };
}
