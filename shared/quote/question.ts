/** The groups of the summary, in order. */
export const summaryGroupIds = [
  'basic-information',
  'health-lifestyle',
  'policy-preferences',
  'risk-factors',
] as const;
export type SummaryGroupId = (typeof summaryGroupIds)[number];

export type Option = {
  /** The option as it is shown, stored, and sent. */
  value: string;
  /** A short line under the option. */
  hint?: string;
  /** What the carriers' rules compare instead of the option: their own word, dollars, or whether it applies. */
  rule?: string | number | boolean;
};

/**
 * Everything about one question, including the four fields that start a quote. Forms, schemas, summary, matching,
 * funnel, assistant, and test data follow from it.
 */
export type Question<Id extends string = string> = {
  id: Id;
  /** `list` is chosen from a list, and `choice` and `yes-no` by pressing a row. */
  kind: 'name' | 'number' | 'list' | 'choice' | 'yes-no';
  /** The question as it is asked. */
  label: string;
  /** What it's called next to its answer. */
  shortLabel: string;
  /** Why it is asked. It follows "Why we ask:", so it starts with a lowercase letter. */
  why: string;
  /** What to do about a missing or wrong answer. */
  advice: string;
  /** Empty if it is typed. */
  options: readonly Option[];
  /** The lowest and highest number. */
  range?: { readonly min: number; readonly max: number };
  /** A required question decides the match. The others prepare people for the carrier's own questions. */
  required: boolean;
  group: SummaryGroupId;
  /** The answer in examples, seeds, and tests. */
  example: string | number;
  /** Starts of words that give the answer away. No key of an analytics event may contain one. */
  revealingStarts?: readonly string[];
};

/** The answers that a question accepts. */
export type ValueOf<Asked extends Question> = Asked['kind'] extends 'name'
  ? string
  : Asked['kind'] extends 'number'
    ? number
    : Asked['options'][number]['value'];

/**
 * Phrases in lowercase words, with commas between them. `smoke/vape` is either word, `a?` may be missing, `#` is a
 * number, `@name` a phrase of the class, and `= ` begins one that counts only alone in its clause.
 */
export type Phrases = string;

/**
 * How people talk about a question, for the assistant. It is an export of its own because browsers never load it. The
 * key of an option may name two that the words may mean: `Daily | Weekly`.
 */
export type QuestionSpeech = {
  /** What people call it, in front of an answer ("coverage: 500k") or when they want to change it. */
  names: Phrases;
  /** Words that make a number an answer in any message. */
  frames?: Phrases;
  /** These mean the option in any message, so none is a single common word. */
  free?: Readonly<Record<string, Phrases>>;
  /** These mean it only as a reply to the question. */
  asked?: Readonly<Record<string, Phrases>>;
  /** Words around an answer. They carry nothing themselves. */
  topic: Phrases;
  classes?: Readonly<Record<string, Phrases>>;
};
