import { expect, it } from 'vitest';
import { readCampaign } from './page-events.ts';

it('reports the campaign that an address names', () => {
  expect(readCampaign('?utm_source=news&utm_campaign=launch-2026-03-01&utm_term=x')).toEqual({
    firstSource: 'news',
    lastSource: 'news',
    firstCampaign: 'launch-2026-03-01',
    lastCampaign: 'launch-2026-03-01',
  });
});

it.each([
  'maya@mail.example',
  'maya%40mail.example',
  '+1 (555) 010-1234',
  '5550101234',
  '3f0c1c9e-5d0a-4c44-9b53-0f0a3e6f5d10',
])('[security 46] does not report %s in the place of a campaign', (value) => {
  expect(readCampaign(`?utm_source=${encodeURIComponent(value)}`)).toEqual({});
});
