import { expect, test } from 'vitest';
import { findChatContext } from './chat-context.ts';

test.each([
  ['/', 'homepage'],
  ['/guide', 'learn'],
  ['/blog/term-vs-whole', 'learn'],
  ['/carriers/oxbow', 'learn'],
  ['/legal/privacy', 'learn'],
  ['/calculator', 'calculator'],
  ['/contact', 'contact'],
  ['/dashboard', 'homepage'],
  ['/nowhere', 'homepage'],
  ['/quote', undefined],
  ['/signin', undefined],
  ['/onboarding/create-password', undefined],
])('the assistant’s context on %s is %s', (path, context) => {
  expect(findChatContext(path)).toBe(context);
});
