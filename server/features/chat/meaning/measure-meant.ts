import { createAverageBest, type Scores } from '../answers/average-best.ts';
import { pointScale, project } from './axes.ts';
import type { PageVectors } from './load-models.ts';

/** How close a question's meaning is to that of the ways of asking, by cosine. */
export function createMeant({ axes, asks }: PageVectors): (vector: Float32Array) => Scores {
  const averageBest = createAverageBest(asks.map(({ section }) => section));
  return (vector) => {
    const own = project(axes, vector);
    return averageBest((place) => {
      const other = asks[place]?.point ?? new Int8Array();
      let sum = 0;
      for (let axis = 0; axis < other.length; axis += 1) sum += (other[axis] ?? 0) * (own[axis] ?? 0);
      return sum / pointScale;
    });
  };
}
