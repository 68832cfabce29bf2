import { describe, expect, it } from 'vitest';
import { describeAnswer } from './send-trial.ts';

describe('the description of a trial’s response', () => {
  it('counts, and names each event that would not be stored', () => {
    const answer = {
      accepted: 1,
      duplicates: 0,
      filtered: [{ index: 3, reason: 'bot' }],
      rejected: [
        {
          index: 1,
          eventId: null,
          code: 'forbidden_key',
          field: 'data.additionalData.email',
          message: 'No.',
        },
        { index: 2, eventId: null, code: 'invalid_event', field: null, message: 'Must be an object.' },
      ],
    };
    expect(describeAnswer(202, answer)).toEqual({
      summary: '202: 1 accepted, 0 duplicates, 1 filtered, 2 rejected. Nothing was stored.',
      details: [
        '**Event 2**, `data.additionalData.email`: No. (`forbidden_key`)',
        '**Event 3**: Must be an object. (`invalid_event`)',
        '**Event 4** would be counted but not stored: `bot`.',
      ],
      isRefused: false,
    });
  });

  it('repeats why a whole call was refused', () => {
    const error = { code: 'payload_too_large', message: 'Send at most 50 events.' };
    expect(describeAnswer(413, { error })).toEqual({
      summary: '413 payload_too_large: Send at most 50 events.',
      details: [],
      isRefused: true,
    });
  });

  it.each([
    [502, undefined],
    [200, 'text'],
    [202, null],
  ])('handles %i with %j', (status, answer) => {
    expect(describeAnswer(status, answer).summary).toContain(String(status));
  });
});
