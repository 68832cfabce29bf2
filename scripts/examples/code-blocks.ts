import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { marked } from 'marked';

export type CodeBlock = {
  /** The last heading of the second level before the block. */
  section: string;
  language: string;
  code: string;
};

/** Lists every fenced block of a document, in order, including those in lists. */
export function listCodeBlocks(file: string): readonly CodeBlock[] {
  const text = readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8');
  const blocks: CodeBlock[] = [];
  let section = '';
  void marked.walkTokens(marked.lexer(text), (token) => {
    if (token.type === 'heading' && token.depth === 2) section = token.text;
    if (token.type === 'code') blocks.push({ section, language: token.lang ?? '', code: token.text });
  });
  return blocks;
}
