import { createAverageBest, type Scores } from '../answers/average-best.ts';
import { axisCount, pointScale, project } from './axes.ts';
import type { PageVectors } from './load-models.ts';

/** How close a question's meaning is to that of the ways of asking, by cosine. */
export function createMeant({ axes, sections, points }: PageVectors): (vector: Float32Array) => Scores {
  const averageBest = createAverageBest(sections);
  return (vector) => {
    const own = project(axes, vector);
    return averageBest((place) => {
      let sum = 0;
      for (let axis = 0; axis < axisCount; axis += 1)
        sum += (points[place * axisCount + axis] ?? 0) * (own[axis] ?? 0);
      return sum / pointScale;
    });
  };
}
