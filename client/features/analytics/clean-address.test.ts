import { describe, expect, it } from 'vitest';
import { articleIndex } from '../../content/article-index.ts';
import { cleanPath, cleanReferrer } from './clean-address.ts';

const site = 'https://site.example';

describe('cleanPath', () => {
  it('keeps only the path', () => {
    expect(cleanPath(`${site}/confirm/maya%40mail.example?next=/dashboard#top`)).toBe('/confirm/hidden');
  });

  it('keeps the name of every article', () => {
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
  ])('turns %j into %j', (referrer, cleaned) => {
    expect(cleanReferrer(referrer, site)).toBe(cleaned);
  });
});
