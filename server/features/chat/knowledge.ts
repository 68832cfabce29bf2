import type { ChatCitation } from '../../../shared/api/chat.ts';
import type { Guess } from './meaning/linear-model.ts';

/** Words of the site's own pages, or an answer written along with them, and where they stand. */
export type Passage = {
  text: string;
  citation: ChatCitation;
  /** Written as an answer, so that no model words it again. */
  isAnswer?: boolean;
};

/** What the assistant knows: the site's pages, indexed at build. */
export type Knowledge = {
  /**
   * The passages that answer a question, best first; none when every match is too weak. `vector` is the question's
   * meaning, where the encoder is on; `wish` is what the models take it for.
   */
  find: (question: string, vector?: Float32Array, wish?: Guess) => readonly Passage[];
};

type FixedTopic = 'advice' | 'eligibility' | 'price' | 'emergency' | 'manipulation';

/** An answer that is always the same, so that nothing is promised or advised by accident. */
export type FixedAnswer = { topic: FixedTopic; text: string; citations: readonly ChatCitation[] };
