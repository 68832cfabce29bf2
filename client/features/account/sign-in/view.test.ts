import { describe, expect, it } from 'vitest';
import { buildModePath, findView, isReset, parseFirstPanel, parseMode, parsePanel } from './view.ts';

describe('parseMode', () => {
  it.each([
    ['', 'sign-in'],
    ['?mode=signup', 'sign-up'],
    ['?mode=reset', 'sign-in'],
    ['?next=/account&mode=signup', 'sign-up'],
    ['?mode=other', 'sign-in'],
  ])('%j is %s', (search, mode) => {
    expect(parseMode(search)).toBe(mode);
  });

  it('recognizes the reset screen', () => {
    expect(['?mode=reset', '?mode=signup', ''].map(isReset)).toEqual([true, false, false]);
  });
});

describe('buildModePath', () => {
  it.each([
    ['sign-up', '', '/signin?mode=signup'],
    ['sign-in', '?mode=signup', '/signin'],
    ['sign-in', '?mode=reset', '/signin'],
    ['sign-up', '?next=%2Faccount', '/signin?next=%2Faccount&mode=signup'],
    ['sign-in', '?next=%2Faccount&mode=signup', '/signin?next=%2Faccount'],
    ['sign-in', '?panel=phone&next=%2Faccount', '/signin?next=%2Faccount'],
  ] as const)('%s from %j', (mode, search, path) => {
    expect(buildModePath(mode, search)).toBe(path);
  });
});

describe('parsePanel', () => {
  it.each([
    [null, undefined],
    [undefined, undefined],
    [{ panel: 'phone' }, 'phone'],
    [{ panel: 'code' }, 'code'],
    [{ panel: 'forgot' }, 'forgot'],
    [{ panel: 'other' }, undefined],
    [{ quote: { panel: 'phone' } }, undefined],
  ])('%j is %s', (state, panel) => {
    expect(parsePanel(state)).toBe(panel);
  });
});

describe('parseFirstPanel', () => {
  it.each([
    ['', 'email'],
    ['?panel=phone&next=/onboarding', 'phone'],
    ['?panel=code', 'email'],
  ])('%j opens %s', (search, panel) => {
    expect(parseFirstPanel(search)).toBe(panel);
  });
});

describe('findView', () => {
  const signedOut = {
    panel: 'email',
    isReset: false,
    isPasswordDue: false,
    status: 'signed-out',
    hasSentCode: false,
  } as const;

  it.each([
    ['the form of a visitor', {}, 'email'],
    ['the form while the session loads', { status: 'loading' }, 'email'],
    ['the phone panel', { panel: 'phone' }, 'phone'],
    ['the code of a text that was sent', { panel: 'code', hasSentCode: true }, 'code'],
    ['no code without a text', { panel: 'code' }, 'phone'],
    ['a due second factor', { panel: 'phone', status: 'second-factor' }, 'second-factor'],
    ['a due second factor before the reset', { isReset: true, status: 'second-factor' }, 'second-factor'],
    ['the reset after a recovery', { isPasswordDue: true, status: 'second-factor' }, 'reset'],
    ['the reset for a person who is signed in', { isReset: true, status: 'signed-in' }, 'reset'],
    ['the reset that explains itself', { isReset: true }, 'reset'],
    ['the way out', { status: 'signed-in' }, 'leaving'],
  ] as const)('%s', (_name, change, view) => {
    expect(findView({ ...signedOut, ...change })).toBe(view);
  });
});
