/** A group of the summary. */
export type SummaryGroupId = 'basic-information' | 'health-lifestyle' | 'policy-preferences' | 'risk-factors';

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

/** Phrases in lowercase words. `smoke/vape` stands for either word, and `a?` may be missing. */
type Phrases = readonly string[];

/**
 * How people talk about a question, for the assistant. It is an export of its own because browsers never load it.
 * `Value` is the question's options, or `never` where people type a text or number.
 */
export type QuestionSpeech<Value extends string = string> = {
  /** What people call it, in front of an answer ("coverage: 500k") or when they want to change it. */
  names: Phrases;
  /** Words around an answer that fit only this question. `_` is the answer: "i'm _ years old". */
  frames?: Phrases;
  /** `free` phrases mean the option in any message, and `asked` ones only as a reply to the question. */
  options: { readonly [Option in Value]: { readonly free: Phrases; readonly asked: Phrases } };
};
