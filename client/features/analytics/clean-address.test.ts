import { describe, expect, it } from 'vitest';
import { articleIndex } from '../../content/article-index.ts';
import { cleanPath, cleanReferrer, isTelling } from './clean-address.ts';

const site = 'https://site.example';

describe('cleanPath', () => {
  it.each([
    ['/', '/'],
    ['/auth/callback?code=SECRET&next=/dashboard', '/auth/callback'],
    ['/faq#how-we-match', '/faq'],
    ['/confirm/maya%40mail.example', '/confirm/hidden'],
    ['/maya@mail.example/', '/hidden/'],
    ['/call/15551234567', '/call/hidden'],
    ['/r/Zk9fQ2xhc3NpY1Rva2VuVmFsdWU3', '/r/hidden'],
    ['/x/3f0c1c9e-5d0a-4c44-9b53-0f0a3e6f5d10', '/x/hidden'],
    [`/${'a'.repeat(300)}`, '/hidden'],
    [`/${'ab/'.repeat(300)}`, `/${'ab/'.repeat(300)}`.slice(0, 200)],
  ])('%s becomes %s', (address, path) => {
    expect(cleanPath(`${site}${address}`)).toBe(path);
  });

  it('leaves every article its name', () => {
    for (const { slug } of articleIndex) expect(cleanPath(`${site}/blog/${slug}`)).toBe(`/blog/${slug}`);
  });
});

describe('cleanReferrer', () => {
  it.each([
    ['', undefined],
    ['nonsense', undefined],
    [`${site}/signin?next=/dashboard`, '/signin'],
    ['https://search.example/find?q=my+illness#top', 'https://search.example/find'],
    ['https://mail.example/u/maya@mail.example', 'https://mail.example/u/hidden'],
    ['android-app://com.search.example/x?y', 'android-app://com.search.example'],
  ])('%j becomes %j', (referrer, cleaned) => {
    expect(cleanReferrer(referrer, site)).toBe(cleaned);
  });
});

describe('isTelling', () => {
  it.each([
    'maya@mail.example',
    '15551234567',
    '+1 (555) 010-1234',
    '555-010-1234',
    '555.010.1234',
    '(555)010-1234',
  ])('[security 46] holds back %s', (text) => expect(isTelling(text)).toBe(true));

  it.each(['spring sale', '2026-03-01', 'launch-2026-03', '100-200-300', 'summer_50'])(
    'lets %s through',
    (text) => expect(isTelling(text)).toBe(false),
  );
});
