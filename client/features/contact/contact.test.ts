import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '../../lib/api-client.ts';
import { createFakeStorage } from '../../lib/testing/fake-storage.ts';
import { emptyFields, findErrors } from './contact-fields.ts';
import { contactDraft, sendContactMessage } from './use-contact-form.ts';

const fields = { name: 'Maya', email: 'maya@example.com', subject: '', message: 'Hello.' };
const message = { ...fields, messageId: '0b2f6a51-6c52-4f0e-9d36-6a1f0d6c2b11' };

afterEach(() => vi.unstubAllGlobals());

describe('the contact form’s errors', () => {
  it.each([
    ['nothing filled in', emptyFields, ['name', 'email', 'message']],
    ['all filled in', fields, []],
    ['blanks', { ...fields, name: ' ', message: '\n' }, ['name', 'message']],
    ['no address', { ...fields, email: 'maya@' }, ['email']],
    ['two addresses', { ...fields, email: 'a@example.com,b@example.com' }, ['email']],
    ['blanks around an address', { ...fields, email: ' maya@example.com ' }, []],
    [
      'too much of everything',
      { ...fields, name: 'x'.repeat(101), subject: 'x'.repeat(151) },
      ['name', 'subject'],
    ],
  ])('%s', (_case, typed, invalidFields) => {
    const wrong = Object.entries(findErrors(typed)).filter(([, message]) => message !== undefined);
    expect(wrong.map(([name]) => name)).toEqual(invalidFields);
  });

  it('shows by how much a message is too long', () => {
    const { message: error } = findErrors({ ...fields, message: 'x'.repeat(6200) });
    expect(error).toBe('Please use 5,000 characters or fewer. This is 1,200 over.');
  });
});

describe('the contact form’s draft', () => {
  const now = Date.parse('2026-03-01T12:00:00Z');

  beforeEach(() => {
    vi.stubGlobal('window', { localStorage: createFakeStorage() });
  });

  it('is stored for a day', () => {
    contactDraft.write({ fields, messageId: message.messageId }, now);
    expect(contactDraft.read(now + 23 * 3_600_000)).toEqual({ fields, messageId: message.messageId });
    expect(contactDraft.read(now + 25 * 3_600_000)).toBeUndefined();
    contactDraft.remove();
    expect(contactDraft.read(now)).toBeUndefined();
  });

  it.each([null, 1, { version: 2 }, { version: 1, fields: null }, { version: 1, fields: {} }])(
    'ignores what it did not write: %j',
    (stored) => {
      window.localStorage.setItem('coverlight.contact', JSON.stringify(stored));
      expect(contactDraft.read(now)).toBeUndefined();
    },
  );
});

describe('sending a message', () => {
  function answer(status: number, body: unknown) {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response(text, { status })));
  }

  it('posts it', async () => {
    answer(201, { id: message.messageId });
    await sendContactMessage(message);
    expect(fetch).toHaveBeenCalledWith(
      '/api/contact',
      expect.objectContaining({ body: JSON.stringify(message) }),
    );
  });

  it.each([
    [
      'the server’s message',
      429,
      { error: { code: 'rate_limited', message: 'Wait.', requestId: '' } },
      'Wait.',
    ],
    [
      'an empty one',
      500,
      { error: { code: 'internal', message: '', requestId: '' } },
      'Please try again later.',
    ],
    ['an answer of something else', 502, '<h1>Bad gateway</h1>', 'Failed to submit contact form'],
  ])('fails with a readable message for %s', async (_case, status, body, words) => {
    answer(status, body);
    const failure = sendContactMessage(message);
    await expect(failure).rejects.toThrow(ApiError);
    await expect(failure).rejects.toThrow(words);
  });

  it('reports when the server cannot be reached', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
    await expect(sendContactMessage(message)).rejects.toThrow(NetworkError);
  });
});
