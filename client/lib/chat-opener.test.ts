import { describe, expect, it, vi } from 'vitest';
import { canOpenChat, openChat, registerChatOpener } from './chat-opener.ts';

describe('the chat opener', () => {
  it('opens nothing while no one has registered', () => {
    expect(canOpenChat()).toBe(false);
    expect(() => openChat('contact')).not.toThrow();
  });

  it('opens the assistant that registered last, until it leaves', () => {
    const first = vi.fn();
    const second = vi.fn();
    const leaveFirst = registerChatOpener(first);
    const leaveSecond = registerChatOpener(second);
    leaveFirst();
    openChat('contact');
    expect([first.mock.calls, second.mock.calls]).toEqual([[], [['contact']]]);
    leaveSecond();
    expect(canOpenChat()).toBe(false);
  });
});
