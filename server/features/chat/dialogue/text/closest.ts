/** The names that a misspelled word is nearest to: one typing error in short names, two from eight letters on. */
export function findClosest(word: string, names: readonly string[]): string[] {
  const measured = names.flatMap((name) => {
    const most = name.length >= 11 ? 3 : name.length >= 8 ? 2 : 1;
    // Each letter more or fewer is an error.
    if (Math.abs(word.length - name.length) > most) return [];
    const errors = countErrors(word, name.toLowerCase(), most);
    return errors <= most ? [{ name, errors }] : [];
  });
  const least = Math.min(...measured.map(({ errors }) => errors));
  return measured.filter(({ errors }) => errors === least).map(({ name }) => name);
}

/**
 * Letters left out, added, changed, or swapped with their neighbor (optimal string alignment). Counts no further than
 * `most`, because most words are nothing like each other: beyond it, the count is infinite.
 */
function countErrors(from: string, to: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    let fewest = i;
    for (let j = 1; j <= to.length; j += 1) {
      const change = from[i - 1] === to[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + change);
      const isSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      if (isSwapped) least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1);
      row.push(least);
      fewest = Math.min(fewest, least);
    }
    if (fewest > most) return Number.POSITIVE_INFINITY;
    beforeLast = last;
    last = row;
  }
  return last[to.length] ?? Number.POSITIVE_INFINITY;
}
