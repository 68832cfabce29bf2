import { describe, expect, it } from 'vitest';
import { findResendAt, noteEmailSent, type PendingSignUp, parsePendingSignUp } from './pending-sign-up.ts';

const now = 1_800_000_000_000;
const hour = 60 * 60 * 1000;
const sent: PendingSignUp = noteEmailSent(
  'ada@mail.example',
  {
    userId: 'user-1',
    emailSentAt: '2020-01-01T00:00:00.000Z',
    attempts: 2,
    retryAfterSeconds: 45,
    number: 47,
  },
  now,
);

describe('an email that was sent', () => {
  it('starts the wait by this device’s clock', () => {
    expect(sent).toEqual({
      email: 'ada@mail.example',
      userId: 'user-1',
      verificationAttempts: 2,
      emailSentAt: now,
      emailVerified: false,
      hasPassword: false,
      profileComplete: false,
    });
  });

  it.each([
    [1, 30],
    [2, 45],
    [7, 300],
  ])('after email %i another may be sent in %i s', (verificationAttempts, seconds) => {
    expect(findResendAt({ ...sent, verificationAttempts })).toBe(now + seconds * 1000);
  });
});

describe('a stored sign-up', () => {
  it('is restored unchanged', () => {
    const stored = { ...sent, emailVerified: true, hasPassword: true };
    expect(parsePendingSignUp(JSON.parse(JSON.stringify(stored)), now + hour)).toEqual(stored);
  });

  it('is ignored after the day that the server waits', () => {
    expect(parsePendingSignUp(sent, now + 24 * hour)).toBeDefined();
    expect(parsePendingSignUp(sent, now + 24 * hour + 1)).toBeUndefined();
  });

  it('does not make anyone wait longer if the clock was set back', () => {
    expect(parsePendingSignUp(sent, now - hour)?.emailSentAt).toBe(now - hour);
  });

  it.each([
    [undefined],
    ['text'],
    [{ ...sent, email: 1 }],
    [{ ...sent, userId: undefined }],
    [{ ...sent, emailSentAt: '2026-01-01' }],
    [{ ...sent, verificationAttempts: null }],
  ])('%j is ignored', (stored) => {
    expect(parsePendingSignUp(stored, now)).toBeUndefined();
  });
});
