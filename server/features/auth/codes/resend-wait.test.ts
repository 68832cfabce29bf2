import { describe, expect, it } from 'vitest';
import { requireResendWait } from './resend-wait.ts';

describe('resend wait', () => {
  it('returns the seconds left', () => {
    const sentAt = new Date('2030-01-01T00:00:00.000Z');
    const later = (ms: number) => new Date(sentAt.getTime() + ms);
    expect(() => requireResendWait(1, null, sentAt)).not.toThrow();
    expect(() => requireResendWait(1, sentAt, later(1))).toThrow('You can resend in 30 seconds.');
    expect(() => requireResendWait(1, sentAt, later(29_001))).toThrow('You can resend in 1 second.');
    expect(() => requireResendWait(1, sentAt, later(30_000))).not.toThrow();
    expect(() => requireResendWait(2, sentAt, later(30_000))).toThrow('You can resend in 15 seconds.');
  });
});
