import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeStorage } from '../../../lib/testing/fake-storage.ts';
import { consumeNext, rememberNext } from './next-path.ts';

const hourMs = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { localStorage: createFakeStorage() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the remembered path', () => {
  it('is returned once', () => {
    rememberNext('/account?tab=phone');
    expect(consumeNext('/dashboard')).toBe('/account?tab=phone');
    expect(consumeNext('/dashboard')).toBe('/dashboard');
  });

  it('is kept for an hour', () => {
    rememberNext('/account');
    vi.advanceTimersByTime(hourMs);
    expect(consumeNext('/dashboard')).toBe('/account');
    rememberNext('/account');
    vi.advanceTimersByTime(hourMs + 1);
    expect(consumeNext('/dashboard')).toBe('/dashboard');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/%2fevil.example',
    'https://evil.example',
    'javascript:alert(1)',
  ])('[security 26] is never used if it isn’t a plain path of this site: %s', (path) => {
    rememberNext(path);
    expect(consumeNext('/dashboard')).toBe('/dashboard');
  });

  it.each(['"/account"', '{"path":7,"at":0}', 'null', 'broken{'])(
    'is ignored if it is stored as %s',
    (text) => {
      vi.stubGlobal('window', { localStorage: createFakeStorage({ 'coverlight.next': text }) });
      expect(consumeNext('/dashboard')).toBe('/dashboard');
    },
  );
});
