/** In characters. Search engines cut off what's longer. */
const longestTitle = 65;
const longestDescription = 160;
/** With less, they choose words of the page themselves. */
const shortestDescription = 70;

/** The space after a sentence, but not after initials such as "U.S." */
const sentenceEnd = /(?<=(?<!\b[A-Z])[.!?][”"’)]*) /g;
/** Where a question goes on with another one. */
const nextQuestion =
  /, (?:and|or) (?=(?:are|can|could|did|do|does|how|is|should|what|when|where|which|who|why|will)\b)|, (?=(?:how|what|when|where|who|why)\b)/;

/** A question as a page's title, which search engines show whole: of several questions, the first ones that fit. */
export function shortenQuestion(question: string): string {
  if (question.length <= longestTitle) return question;
  const [first = ''] = question.split(nextQuestion, 1);
  const start = first === question ? question : `${first}?`;
  return start.length <= longestTitle ? start : cutWords(question, longestTitle);
}

/** The first sentences of a short answer, as many as search engines show, or its first words. */
export function describeAnswer(short: string): string {
  if (short.length <= longestDescription) return short;
  const ends = [...short.slice(0, longestDescription + 1).matchAll(sentenceEnd)];
  const sentences = short.slice(0, ends.at(-1)?.index);
  return ends.length > 0 && sentences.length >= shortestDescription
    ? sentences
    : cutWords(short, longestDescription);
}

function cutWords(text: string, longest: number): string {
  return `${text
    .slice(0, longest - 1)
    .replace(/\s+\S*$/, '')
    .replace(/[,;:]$/, '')}…`;
}
