import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listSections } from '../../scripts/knowledge/list-sections.ts';
import { createChatService } from '../../server/features/chat/chat.service.ts';
import { converse } from '../../server/features/chat/converse.ts';
import { createReplay } from '../../server/features/chat/dialogue/replay.ts';
import { loadMeaning } from '../../server/features/chat/meaning/load-meaning.ts';
import { systemClock } from '../../server/platform/clock.ts';
import type { Overrides } from '../../server/services.ts';
import { createTestApp, testOrigin } from '../../server/testing/test-app.ts';
import type { ChatResponse } from '../../shared/api/chat.ts';
import { loadPages } from './measure-lines.ts';
import type { Send } from './talk.ts';

export type Assistant = AsyncDisposable & { send: Send };

/** The real server with all of its middleware, and `POST /api/chat` as the panel calls it. */
export async function startAssistant(
  environment: Record<string, string> = {},
  overrides: Overrides = {},
): Promise<Assistant> {
  const app = await createTestApp({ RATE_LIMIT_FACTOR: '1000000', ...environment }, overrides);
  // Next to the site's folder, like the build's. The server reads it for the first question.
  writeFileSync(`${app.folder}/knowledge.json`, JSON.stringify({ sections: listSections() }));
  const server = createServer(app.listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${readPort(server.address())}/api/chat`;
  return {
    async send(request) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: testOrigin },
        body: JSON.stringify(request),
      });
      if (!answer.ok) throw new Error(`POST /api/chat answered ${answer.status}: ${await answer.text()}`);
      const body: ChatResponse = await answer.json();
      return body;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await app[Symbol.asyncDispose]();
    },
  };
}

/**
 * The assistant without a server, a thread, the sentence encoder, and a language model, which takes a third of the time.
 */
export async function createAssistant(): Promise<Pick<Assistant, 'send'>> {
  const knowledge = await loadPages();
  const { findMeaning } = await loadMeaning({ hasEncoder: false });
  const replay = createReplay();
  const chat = createChatService({
    clock: systemClock,
    logger: { warn: () => undefined },
    worker: {
      run: async (input) => converse(input, knowledge, await findMeaning(input.message), replay),
    },
    languageModel: undefined,
  });
  return { send: (request) => chat.answer(request, 'a person') };
}

function readPort(address: string | AddressInfo | null): number {
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return address.port;
}
