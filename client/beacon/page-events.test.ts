import { expect, it } from 'vitest';
import { cleanPath, readCampaign } from './page-events.ts';

it.each([
  ['/offers/term?email=a@b.example#top', '/offers/term'],
  ['https://news.example/u/maya@mail.example/read', 'https://news.example/u/hidden/read'],
  ['/u/maya%40mail.example', '/u/hidden'],
  ['/call/15551234567/now', '/call/hidden/now'],
  ['/call/555-010-1234', '/call/hidden'],
])('[security 46] of %s it reports %s', (address, path) => {
  expect(cleanPath(address)).toBe(path);
});

it('reports the campaign that an address names', () => {
  expect(readCampaign('?utm_source=news&utm_campaign=launch-2026-03-01&utm_term=x')).toEqual({
    firstSource: 'news',
    lastSource: 'news',
    firstCampaign: 'launch-2026-03-01',
    lastCampaign: 'launch-2026-03-01',
  });
});

it.each(['maya@mail.example', 'maya%40mail.example', '+1 (555) 010-1234', '5550101234'])(
  '[security 46] does not report %s in the place of a campaign',
  (value) => {
    expect(readCampaign(`?utm_source=${encodeURIComponent(value)}`)).toEqual({});
  },
);
