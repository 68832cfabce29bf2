import { createChatService } from '../../server/features/chat/chat.service.ts';
import { systemClock } from '../../server/platform/clock.ts';
import type { Send } from './talk.ts';

/** The assistant without a server or a language model. It knows no pages. */
export function createAssistant(): Send {
  const chat = createChatService({
    clock: systemClock,
    logger: { warn: () => undefined },
    knowledgeFile: '',
    languageModel: undefined,
  });
  return (request) => chat.answer(request);
}
