import { createAverageBest, type Scores } from '../answers/average-best.ts';
import { multiply, pointScale, project } from './axes.ts';
import type { PageVectors } from './load-models.ts';

/** How close a question's meaning is to that of the ways of asking, by cosine. */
export function createMeant({ axes, sections, points }: PageVectors): (vector: Float32Array) => Scores {
  const averageBest = createAverageBest(sections);
  // Parts of a message are looked up with the vector of all of it.
  const measured = new WeakMap<Float32Array, Scores>();
  return (vector) => {
    const known = measured.get(vector);
    if (known) return known;
    const own = project(axes, vector);
    const scores = averageBest((place) => multiply(points, place * own.length, own) / pointScale);
    measured.set(vector, scores);
    return scores;
  };
}
