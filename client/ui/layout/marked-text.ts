/** A part of a text: plain, bold, code, a link with its target, or a term with its meaning and what ends it. */
export type TextPart = {
  text: string;
  isStrong?: true;
  isCode?: true;
  target?: string;
  meaning?: string;
  end?: string;
};

const marks =
  /\*\*(?<strong>[^*]+)\*\*|`(?<code>[^`]+)`|\[\[(?<term>[^|\]]+)\|(?<meaning>[^\]]+)\]\](?<mark>[,.;:!?)”’]*)|\[(?<name>[^\]]+)\]\((?<target>[^)\s]+)\)/g;

/**
 * Parses the marks in the site's copy: `**strong**`, `[name](target)`, `[[term|meaning]]`, and code in backticks.
 * Everything else is plain text, including links whose target isn't accepted.
 */
export function parseMarkedText(text: string, accepts = (_target: string) => true): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const match of text.matchAll(marks)) {
    const { strong, code, term, meaning = '', mark = '', name = '', target = '' } = match.groups ?? {};
    if (target !== '' && !accepts(target)) continue;
    if (match.index > at) parts.push({ text: text.slice(at, match.index) });
    if (strong !== undefined) parts.push({ text: strong, isStrong: true });
    else if (term !== undefined) parts.push({ text: term, meaning, ...(mark !== '' && { end: mark }) });
    else parts.push(code === undefined ? { text: name, target } : { text: code, isCode: true });
    at = match.index + match[0].length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}

/** The same text without marks, for structured data. */
export function toPlainText(text: string): string {
  return parseMarkedText(text)
    .map((part) => part.text + (part.end ?? ''))
    .join('');
}
