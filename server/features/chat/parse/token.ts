/** A word or number of a message. Marks aren't tokens: they end a clause. */
export type Token = {
  /** Lowercase and in one spelling: `dont` is `don't`. A number is `#`. */
  text: string;
  /** As it was typed. */
  raw: string;
  number?: number;
  /** The number had a dollar sign, a currency, or a unit of a thousand or more. */
  isMoney?: boolean;
  /** The word was misspelled, so what it says is a guess. */
  isCorrected?: boolean;
  /** A hyphen is between it and the word before. */
  isJoined?: boolean;
  /** Which clause of the message it is in. Marks, line breaks, and "but" begin another. */
  clause: number;
};

export function textAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.text ?? '';
}

/** Whether nothing else is in its clause. */
export function isLone(tokens: readonly Token[], at: number): boolean {
  const clause = tokens[at]?.clause;
  return tokens[at - 1]?.clause !== clause && tokens[at + 1]?.clause !== clause;
}
