import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LinkSignedInResponse } from '../../../../shared/api/auth-links.ts';
import { createFakeStorage } from '../../../lib/testing/fake-storage.ts';
import { buildAnswer } from '../session/testing/builders.ts';
import { findNext, findNextAfterLoss } from './find-next.ts';

beforeEach(() => vi.stubGlobal('window', { localStorage: createFakeStorage() }));
afterEach(() => vi.unstubAllGlobals());

function build(change: Partial<LinkSignedInResponse>): LinkSignedInResponse {
  return { ...buildAnswer(), purpose: 'google', next: '/account', ...change };
}

it.each([
  ['the server’s path', build({}), '/account'],
  ['the dashboard after Google', build({ next: '//evil.example' }), '/dashboard'],
  [
    'the onboarding after a confirmation',
    build({ next: 'javascript:alert(1)', purpose: 'email_confirmation' }),
    '/onboarding',
  ],
  ['the second factor first', build({ nextStep: 'mfa' }), '/signin?next=%2Faccount'],
  ['the dashboard after it', build({ nextStep: 'mfa', next: '//evil.example' }), '/signin?next=%2Fdashboard'],
  [
    'the reset screen, which asks for the second factor itself',
    build({ nextStep: 'mfa', purpose: 'recovery', next: '/signin?mode=reset' }),
    '/signin?mode=reset',
  ],
])('[security 26] continues to %s, and never to another site', (_about, answer, expected) => {
  expect(findNext(answer)).toBe(expected);
});

it.each([
  ['recovery', '/signin?mode=reset'],
  ['email_confirmation', '/dashboard'],
  ['email_change', '/dashboard'],
] as const)('a lost answer to a link for %s leads to %s', (purpose, path) => {
  expect(findNextAfterLoss(purpose)).toBe(path);
});
