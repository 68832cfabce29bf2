/**
 * Phrases in lowercase words, with commas between them. `smoke/vape` is either word, `a?` may be missing, `#` is a
 * number, `@name` a phrase of the class, and `= ` begins one that counts only alone in its clause.
 */
export type Phrases = string;

/** How people talk about one question. A key may name two options that the words may mean: `Daily | Weekly`. */
export type SlotPhrases = {
  /** These mean the option in any message, so none is a single common word. */
  free: Readonly<Record<string, Phrases>>;
  /** These mean it only as a reply to the question. */
  asked: Readonly<Record<string, Phrases>>;
  /** Words around an answer. They carry nothing themselves. */
  topic: Phrases;
  classes?: Readonly<Record<string, Phrases>>;
};
