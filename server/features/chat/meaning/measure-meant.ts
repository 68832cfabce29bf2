import { createAverageBest, type Scores } from '../answers/average-best.ts';
import { keepBy } from '../keep-by.ts';
import { multiply, pointScale, project } from './axes.ts';
import type { PageVectors } from './load-models.ts';

/** How close a question's meaning is to that of the ways of asking, by cosine. */
export function createMeant({ axes, sections, points }: PageVectors): (vector: Float32Array) => Scores {
  const averageBest = createAverageBest(sections);
  // Parts of a message are looked up with the vector of all of it.
  return keepBy((vector) => {
    const own = project(axes, vector);
    return averageBest((place) => multiply(points, place * own.length, own) / pointScale);
  });
}
