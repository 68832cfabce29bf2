import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitizeNext } from './next-path.ts';

const fallback = '/onboarding';

describe('the path after signing in', () => {
  it.each([
    '/',
    '/dashboard',
    '/onboarding/create-password',
    '/account?email_verified=1',
    '/signin?mode=reset',
    '/quote?carrier=alderpoint',
    '/blog/term-vs-whole-life-insurance-which-is-right-for-you#costs',
  ])('can be %s', (path) => {
    expect(sanitizeNext(path, fallback)).toBe(path);
  });

  it.each([
    ['another host', '//e.example'],
    ['another host by backslash', '/\\e.example'],
    ['backslashes alone', '\\\\e.example'],
    ['another host, encoded', '/%2fe.example'],
    ['another host, encoded in upper case', '/%2Fe.example'],
    ['an encoded backslash', '/%5ce.example'],
    ['an encoded backslash in upper case', '/%5Ce.example'],
    ['another host, encoded twice', '/%252fe.example'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,hello'],
    ['an absolute address', 'https://e.example/'],
    ['an absolute address of this site', 'http://localhost:3000/dashboard'],
    ['a scheme without slashes', 'https:e.example'],
    ['a tab', '/\t/e.example'],
    ['a tab in front', '\t//e.example'],
    ['a line break', '/\n/e.example'],
    ['a line break at the end', '/dashboard\n'],
    ['a header of its own', '/dashboard\r\nSet-Cookie: a=b'],
    ['a null character', '/\u0000/e.example'],
    ['a space in front', ' //e.example'],
    ['a path that browsers shorten to another host', '/.//e.example'],
    ['steps upwards', '/dashboard/..//e.example'],
    ['an at sign', '/@e.example'],
    ['a host behind an at sign', '@e.example'],
    ['a relative path', 'dashboard'],
    ['slashes in full width', '/／e.example'],
    ['nothing', ''],
    ['no text', undefined],
    ['null', null],
    ['an array', ['/dashboard']],
    ['an array of another host', ['//e.example']],
    ['an object', { toString: (): string => '//e.example' }],
    ['the API', '/api/auth/google'],
    ['the API in upper case', '/API/auth/google'],
    ['the callback itself', '/auth/callback?code=x'],
    ['endless text', `/${'a'.repeat(600)}`],
  ])('[security 26] is the default instead of %s', (_name, value) => {
    expect(sanitizeNext(value, fallback)).toBe(fallback);
  });

  it('[security 26] stays on this site, no matter what is requested', () => {
    const pieces = fc.constantFrom('/', '\\', '%2f', '%5c', '.', '@', ':', '?', '#', '\t', '\n', 'e', 'http');
    const hostile = fc.oneof(
      fc.string(),
      fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(hostile, (text) => {
        const url = new URL(sanitizeNext(text, fallback), 'https://own.example/auth/callback');
        expect(url.origin).toBe('https://own.example');
        expect(url.pathname.startsWith('//')).toBe(false);
      }),
    );
  });
});
