import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import modelFile from '../../server/features/chat/meaning/weights/models.json' with { type: 'json' };
import topicFile from '../../server/features/chat/meaning/weights/topics.json' with { type: 'json' };
import { hashExamples, listAnswers, listDanger, listTopics, listWishes } from './training-data.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const advice = 'run `npm run train:chat` after changing utterances, conversations, or answers';

it('matches the models to the current utterances', () => {
  const examples = [...listWishes(root), ...listDanger(root), ...listAnswers(root)];
  expect(modelFile.data, advice).toBe(hashExamples(examples));
  expect(topicFile.data, advice).toBe(hashExamples(listTopics(root)));
});
