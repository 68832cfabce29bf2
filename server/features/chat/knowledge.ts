import type { ChatCitation } from '../../../shared/api/chat.ts';
import type { Guess } from './meaning/linear-model.ts';

/** Words of the site's pages, or an answer of our own, and where they are from. */
export type Passage = {
  text: string;
  citation: ChatCitation;
  /** Written as an answer, so no model rewords it. */
  isAnswer?: boolean;
};

/** What the assistant knows: the site's pages, indexed by the build. */
export type Knowledge = {
  /**
   * The passages that answer a question, best first, or none if every match is too weak. `vector` is the question's
   * meaning if the encoder is on, and `wish` what the models think the person wants.
   */
  find: (question: string, vector?: Float32Array, wish?: Guess) => readonly Passage[];
};

type FixedTopic = 'advice' | 'eligibility' | 'price' | 'emergency' | 'manipulation';

/** An answer that never varies, so nothing is promised or advised by accident. */
export type FixedAnswer = { topic: FixedTopic; text: string; citations: readonly ChatCitation[] };
