import { createAverageBest, type Scores } from '../answers/average-best.ts';
import { type PageVectors, vectorScale } from './load-models.ts';

/** How close a question's meaning is to that of the ways of asking, by cosine. */
export function createMeant(pageVectors: PageVectors): (vector: Float32Array) => Scores {
  const averageBest = createAverageBest(pageVectors.map(({ section }) => section));
  return (vector) =>
    averageBest((place) => {
      const other = pageVectors[place]?.vector ?? new Int8Array();
      let sum = 0;
      for (let index = 0; index < other.length; index += 1) sum += (other[index] ?? 0) * (vector[index] ?? 0);
      return sum / vectorScale;
    });
}
