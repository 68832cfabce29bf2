import type { Answer } from '../../shared/site/schemas/answer.ts';
import { buildAnswerPath } from '../app/paths.ts';

/** Leads in marked text to the answers that say more. Empty if the library has none of them. */
export function linkAnswers(
  slugs: readonly string[],
  answers: readonly Pick<Answer, 'slug' | 'question'>[],
): string {
  const links = slugs.flatMap((slug) =>
    answers
      .filter((answer) => answer.slug === slug)
      .map(({ question }) => `[${question}](${buildAnswerPath(slug)})`),
  );
  return links.length === 0 ? '' : `**People also ask:** ${links.join(' ')}`;
}
