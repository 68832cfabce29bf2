import { describe, expect, it } from 'vitest';
import { buildUser } from '../session/testing/builders.ts';
import { dropArrival, findArrivalNotice } from './arrival-notice.ts';

describe('findArrivalNotice', () => {
  it.each([
    ['?email_verified=1', 'Email verified'],
    ['?email_change=1', 'Email changed'],
    ['?tab=phone&email_change=1', 'Email changed'],
    ['?tab=phone', undefined],
    ['', undefined],
  ])('%j shows %j', (search, title) => {
    expect(findArrivalNotice(search, buildUser())?.title).toBe(title);
  });

  it('shows nothing that isn’t true', () => {
    expect(findArrivalNotice('?email_verified=1', buildUser({ emailConfirmedAt: null }))).toBeUndefined();
    const byPhone = buildUser({ email: null, emailConfirmedAt: null });
    expect(findArrivalNotice('?email_change=1', byPhone)).toBeUndefined();
  });
});

it.each([
  ['?email_verified=1', ''],
  ['?email_change=1&tab=phone', '?tab=phone'],
  ['?tab=phone', '?tab=phone'],
  ['', ''],
])('dropArrival leaves of %j %j', (search, rest) => {
  expect(dropArrival(search)).toBe(rest);
});
