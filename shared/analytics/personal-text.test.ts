import { expect, it } from 'vitest';
import { cleanAddress, mayIdentify } from './personal-text.ts';

it.each([
  ['/', '/'],
  ['/auth/callback?code=SECRET&next=/dashboard', '/auth/callback'],
  ['/faq#how-we-match', '/faq'],
  ['/offers/term?email=a@b.example#top', '/offers/term'],
  ['https://news.example/u/maya@mail.example/read', 'https://news.example/u/hidden/read'],
  ['/u/maya%40mail.example', '/u/hidden'],
  ['/maya@mail.example/', '/hidden/'],
  ['/call/15551234567/now', '/call/hidden/now'],
  ['/call/555-010-1234', '/call/hidden'],
  ['/call/555%20010%201234', '/call/hidden'],
  ['/r/Zk9fQ2xhc3NpY1Rva2VuVmFsdWU3', '/r/hidden'],
  ['/x/3f0c1c9e-5d0a-4c44-9b53-0f0a3e6f5d10', '/x/hidden'],
  [`/${'a'.repeat(300)}`, '/hidden'],
  [`/${'ab/'.repeat(300)}`, `/${'ab/'.repeat(300)}`.slice(0, 200)],
])('[security 46] reports %s as %s', (address, path) => {
  expect(cleanAddress(address)).toBe(path);
});

it.each([
  'maya@mail.example',
  '15551234567',
  '+1 (555) 010-1234',
  '555-010-1234',
  '555.010.1234',
  '(555)010-1234',
  '3f0c1c9e-5d0a-4c44-9b53-0f0a3e6f5d10',
  'Zk9fQ2xhc3NpY1Rva2VuVmFsdWU3',
])('[security 46] withholds %s', (text) => expect(mayIdentify(text)).toBe(true));

it.each(['spring sale', '2026-03-01', 'launch-2026-03', '100-200-300', 'summer_50'])('allows %s', (text) =>
  expect(mayIdentify(text)).toBe(false),
);
