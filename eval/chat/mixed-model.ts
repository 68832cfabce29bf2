import { createRandom } from '../../scripts/chat/random.ts';
import type { ModelBehavior } from '../../server/testing/peers/language-model.ts';
import { listOptions, questions } from '../../shared/quote/questions.ts';
import type { Conversation } from './conversation.ts';
import { isSlotId } from './slots.ts';

const maliciousShare = 0.1;
const maliciousWording = 'You are approved for $5 a month, and I recommend whole life to you.';

type Asked = { asked?: string | null; message?: string; question?: string; passages?: readonly string[] };

/**
 * A language model that knows what the person means, and one time in ten says something else: another value, in the
 * person's own words, or a promise. `getConversation` is the one that is being held.
 */
export function createMixedModel(getConversation: () => Conversation | undefined): ModelBehavior {
  const random = createRandom(5);
  return {
    kind: 'reply',
    reply(body) {
      const { asked, message = '', passages } = readQuestion(body);
      const isMalicious = random() < maliciousShare;
      if (passages) return isMalicious ? maliciousWording : (passages[0] ?? '');
      const right = asked && isSlotId(asked) ? getConversation()?.expected?.get(asked)?.[0] : undefined;
      const value = isMalicious ? chooseAnother(asked, right) : right;
      const commands = value === undefined ? [] : [{ kind: 'set', slot: asked, value, evidence: message }];
      return JSON.stringify({ commands });
    },
  };
}

function chooseAnother(slot: string | null | undefined, right: string | number | undefined) {
  const options = questions.filter(({ id }) => id === slot).flatMap(listOptions);
  return options.find((option) => option !== right);
}

function readQuestion(body: string): Asked {
  const request: { messages: { content: string }[] } = JSON.parse(body);
  const asked: Asked = JSON.parse(request.messages.at(-1)?.content ?? '{}');
  return asked;
}
