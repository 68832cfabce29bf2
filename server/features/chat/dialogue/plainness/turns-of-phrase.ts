/** Words that may turn what stands beside them round, or make it someone else's or another time's. */
export const turns =
  /\b(?:wait|scratch that|on second thought|hold on|or rather|mind|wouldn't|unless|supposed to|except|other than|apart from|aside from|besides|depends|technically|as if|yeah right|i wish|ha(?:ha)+|lol|until|instead|rather than|let's say|ugh|final answer|else|if|though|but then|managed)\b|^(?:can|could|would|will|should|may) (?:i|we|you|they)\b/;

const denials =
  /\b(?:no|not|never|none|nothing|nobody|neither|nor|without|hardly|barely|cannot|zero|[a-z]+n't)\b/g;

export function countDenials(text: string): number {
  return text.match(denials)?.length ?? 0;
}

/** Words before the first denial; undefined when nothing is denied. */
export function countWordsBeforeDenial(text: string): number | undefined {
  const place = text.search(new RegExp(denials.source));
  return place === -1 ? undefined : text.slice(0, place).split(' ').length - 1;
}

/** Different numbers; a range such as `3 or 4`, `4-5` or `3 4 times` is one. */
export function countNumbers(text: string): number {
  const single = text.replace(/(?<![\d$])\d{1,2} ?(?:or|to|-|–|(?= \d{1,2} times)) ?(?=\d)/g, '');
  return new Set(single.match(/\d+(?:[,.]\d+)*/g)).size;
}
