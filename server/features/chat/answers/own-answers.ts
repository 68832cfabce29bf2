import { readFileSync } from 'node:fs';

/** The most likely questions, with answers written along with the pages. An empty text leaves it to the page. */
export type OwnAnswer = { path: string; text: string; asks: readonly string[] };

export const ownAnswers = readOwnAnswers(
  readFileSync(new URL('./data/own-answers.md', import.meta.url), 'utf8'),
);

/** Each answer is a heading with the place that it cites, lines with a question mark before them, and its text. */
function readOwnAnswers(markdown: string): readonly OwnAnswer[] {
  return markdown
    .split(/^# /m)
    .slice(1)
    .map((part) => {
      const [path = '', ...lines] = part.split('\n');
      return {
        path,
        text: lines
          .filter((line) => !line.startsWith('? '))
          .join('\n')
          .trim(),
        asks: lines.filter((line) => line.startsWith('? ')).map((line) => line.slice(2)),
      };
    });
}
