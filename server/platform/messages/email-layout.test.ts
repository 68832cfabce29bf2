import { describe, expect, it } from 'vitest';
import { brand } from '../../../shared/site/brand.data.ts';
import { composeEveryEmail } from '../../testing/every-email.ts';
import { composeEmail } from './email-layout.ts';

const hostile = '"><img src=x onerror=alert(1)>\' & <b>';
const content = {
  preheader: 'One click, and you go on.',
  heading: 'Confirm your email',
  paragraphs: ['First.', 'Second.'],
  action: { label: 'Confirm my email', url: 'https://www.example.com/auth/callback?code=a&next=%2F' },
  code: '123456',
};

describe('composeEmail', () => {
  it('has the same content in both parts: heading, paragraphs, code, link, reason, and sender', () => {
    const { text, html } = composeEmail(content);
    for (const piece of [
      'Confirm your email',
      'First.',
      'Second.',
      '123456',
      'Confirm my email',
      brand.legalName,
    ]) {
      expect(text).toContain(piece);
      expect(html).toContain(piece);
    }
    expect(text).toContain(`\n${content.action.url}\n`);
    expect(text).toContain('You’re getting this email because');
    expect(html).toContain('You’re getting this email because');
    expect(html).toContain(`>${content.action.url.replace('&', '&amp;')}</a>`);
    expect(html).toContain(content.preheader);
  });

  it('leaves out missing parts', () => {
    const { text, html } = composeEmail({
      preheader: '',
      heading: 'Hello',
      paragraphs: [],
      footnote: 'Because.',
    });
    expect(text).not.toContain('undefined');
    expect(html).not.toContain('undefined');
    expect(html).not.toContain('<a ');
    expect(text).toContain('Because.');
    expect(text).not.toContain('You’re getting');
  });

  it('[security 34] escapes everything', () => {
    const { html } = composeEmail({
      preheader: hostile,
      heading: hostile,
      paragraphs: [hostile],
      action: { label: hostile, url: `https://www.example.com/?${hostile}` },
      code: hostile,
      footnote: hostile,
    });
    expect(html).not.toMatch(/<img|<b>|"><i/);
  });

  it.each([
    'x'.repeat(10_000),
    `https://www.example.com/${'a'.repeat(3000)}`,
    '😀'.repeat(500),
    'ـ'.repeat(2000),
  ])('lets every text break that has no spaces, such as “%.8s…”', (long) => {
    const action = { label: 'Go', url: `https://www.example.com/${encodeURIComponent(long)}` };
    const { html } = composeEmail({
      preheader: '',
      heading: long,
      paragraphs: [long],
      action,
      footnote: long,
    });
    const blocks = html.match(/<(?:h1|p) [^>]*>/g) ?? [];
    expect(blocks).toHaveLength(5);
    expect(blocks.filter((tag) => !tag.includes('overflow-wrap: anywhere; word-break: break-word;'))).toEqual(
      [],
    );
    // A table that isn't fixed is as wide as its longest word.
    expect(html.match(/<table [^>]*width="100%"[^>]*>/g)?.filter((tag) => !tag.includes('fixed'))).toEqual(
      [],
    );
  });

  it('has padding and backgrounds on cells only, because Outlook shows no others', () => {
    const tags = composeEveryEmail('word').flatMap(
      ({ html }) => html.slice(html.indexOf('<div')).match(/<[a-z][^>]*>/g) ?? [],
    );
    const padded = tags.filter((tag) => /padding: |background: /.test(tag) && !tag.startsWith('<table'));
    expect(padded.length).toBeGreaterThan(100);
    expect(padded.filter((tag) => !tag.startsWith('<td'))).toEqual([]);
  });

  it('ends its plain text with a signature as apps recognize it', () => {
    expect(composeEmail(content).text).toContain('\n-- \n');
  });

  it('loads nothing from other servers', () => {
    const { html } = composeEmail(content);
    expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|@import|src=/);
    expect(
      html.match(/https?:\/\/[^"<\s]+/g)?.every((url) => url.startsWith('https://www.example.com/')),
    ).toBe(true);
  });
});
