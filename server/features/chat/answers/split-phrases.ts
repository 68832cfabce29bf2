/** Phrases between bars, over as many lines as they take. */
export function splitPhrases(text: string): readonly string[] {
  return text.split('|').map((phrase) => phrase.trim().replaceAll(/\s+/g, ' '));
}
