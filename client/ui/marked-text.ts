/** A piece of a text: plain, strong, or a link with its target. */
export type TextPart = { text: string; isStrong?: true; target?: string };

const marks = /\*\*(?<strong>[^*]+)\*\*|\[(?<name>[^\]]+)\]\((?<target>[^)\s]+)\)/g;

/** Reads the two marks that the site's copy knows: `**strong**` and `[name](target)`. Everything else is plain text. */
export function parseMarkedText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(marks)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    const { strong, name = '', target = '' } = match.groups ?? {};
    parts.push(strong === undefined ? { text: name, target } : { text: strong, isStrong: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** The same words without their marks, for structured data. */
export function toPlainText(text: string): string {
  return parseMarkedText(text)
    .map((part) => part.text)
    .join('');
}
