import type { Database } from '../../platform/database/database.ts';

const answerMs = 1000;

/** Asks the database at most once a second whether it stores what it's given, because anyone can call `/readyz`. */
export function createWriteCheck({ canWrite }: Pick<Database, 'canWrite'>): () => Promise<boolean> {
  let last: { at: number; answer: Promise<boolean> } | undefined;
  return () => {
    const at = performance.now();
    if (!last || at - last.at > answerMs) last = { at, answer: canWrite() };
    return last.answer;
  };
}
