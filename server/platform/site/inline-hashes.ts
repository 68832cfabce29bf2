import { createHash } from 'node:crypto';

export type InlineHashes = { styleHashes: readonly string[]; scriptHashes: readonly string[] };

/**
 * Lists the hashes of the style sheets and scripts in a page itself, as CSP source expressions without quotation marks.
 */
export function listInlineHashes(html: string): InlineHashes {
  return {
    styleHashes: [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => hashSource(css)),
    scriptHashes: [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) =>
      hashSource(script),
    ),
  };
}

function hashSource(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
