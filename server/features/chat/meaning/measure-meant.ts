import { averageBest, type Scores } from '../answers/average-best.ts';
import { type PageVectors, vectorScale } from './load-models.ts';

/** How close a question's meaning is to that of the ways of asking, by cosine. */
export function createMeant(pageVectors: PageVectors): (vector: Float32Array) => Scores {
  const names = pageVectors.map(({ section }) => section);
  return (vector) =>
    averageBest(names, (place) => {
      const other = pageVectors[place]?.vector ?? new Int8Array();
      return other.reduce((sum, value, index) => sum + value * (vector[index] ?? 0), 0) / vectorScale;
    });
}
