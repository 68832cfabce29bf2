import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { marked } from 'marked';

export type CodeBlock = {
  /** The last heading of the second level. */
  section: string;
  language: string;
  code: string;
};

/** Every fenced block of a document, in order. */
export function listCodeBlocks(file: string): readonly CodeBlock[] {
  const text = readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8');
  let section = '';
  return marked.lexer(text).flatMap((token) => {
    if (token.type === 'heading' && token.depth === 2) section = token.text;
    return token.type === 'code' ? [{ section, language: token.lang ?? '', code: token.text }] : [];
  });
}
