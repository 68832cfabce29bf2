import { describe, expect, it } from 'vitest';
import { brand } from '../../../shared/site/brand.data.ts';
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

  it('loads nothing from other servers', () => {
    const { html } = composeEmail(content);
    expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|@import|src=/);
    expect(
      html.match(/https?:\/\/[^"<\s]+/g)?.every((url) => url.startsWith('https://www.example.com/')),
    ).toBe(true);
  });
});
