/** Sorts answers: the most asked first, and those without a rank by their questions. */
export function sortByDemand<Item extends { question: string; mostAsked?: number | undefined }>(
  answers: readonly Item[],
): readonly Item[] {
  const rank = ({ mostAsked = Number.POSITIVE_INFINITY }: Item) => mostAsked;
  return answers.toSorted(
    (one, other) =>
      (rank(one) === rank(other) ? 0 : rank(one) - rank(other)) || one.question.localeCompare(other.question),
  );
}
