/** A part of a text: plain, bold, code, a link with its target, or a term with its meaning. */
export type TextPart = { text: string; isStrong?: true; isCode?: true; target?: string; meaning?: string };

const marks =
  /\*\*(?<strong>[^*]+)\*\*|`(?<code>[^`]+)`|\[\[(?<term>[^|\]]+)\|(?<meaning>[^\]]+)\]\]|\[(?<name>[^\]]+)\]\((?<target>[^)\s]+)\)/g;

/**
 * Parses the marks in the site's copy: `**strong**`, `[name](target)`, `[[term|meaning]]`, and code in backticks.
 * Everything else is plain text, including links whose target isn't accepted.
 */
export function parseMarkedText(text: string, accepts = (_target: string) => true): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(marks)) {
    const { strong, code, term, meaning = '', name = '', target = '' } = match.groups ?? {};
    if (target !== '' && !accepts(target)) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    if (strong !== undefined) parts.push({ text: strong, isStrong: true });
    else if (term !== undefined) parts.push({ text: term, meaning });
    else parts.push(code === undefined ? { text: name, target } : { text: code, isCode: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** The same text without marks, for structured data. */
export function toPlainText(text: string): string {
  return parseMarkedText(text)
    .map((part) => part.text)
    .join('');
}
