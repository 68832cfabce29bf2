/**
 * Writes JSON without control characters that a terminal would obey. JSON itself escapes only the first 32, and
 * strangers can choose the texts.
 */
export function writeJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replaceAll(
    /[^\P{Cc}\n]|\p{Bidi_Control}/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
