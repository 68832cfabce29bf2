import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseCampaign, storeCampaign } from './campaign.ts';
import { createFakeStorage } from './testing/fake-storage.ts';

afterEach(() => vi.unstubAllGlobals());

describe('parseCampaign', () => {
  it.each([
    ['', {}],
    ['?utm_source=', {}],
    ['?utm_source=%20%20', {}],
    ['?source=newsletter&UTM_SOURCE=shout', {}],
    ['?utm_source=newsletter', { utm_source: 'newsletter' }],
    ['?utm_source=first&utm_source=second', { utm_source: 'first' }],
    ['?utm_medium=e%20mail+list&gclid=1', { utm_medium: 'e mail list' }],
    ['?utm_term=%E0%A4', { utm_term: '\uFFFD' }],
    ['?utm_content=%3Cscript%3E', { utm_content: '<script>' }],
    [
      '?utm_content=e&utm_term=d&utm_campaign=c&utm_medium=b&utm_source=a',
      { utm_source: 'a', utm_medium: 'b', utm_campaign: 'c', utm_term: 'd', utm_content: 'e' },
    ],
  ])('finds %j in %j', (query, campaign) => {
    expect(parseCampaign(query)).toEqual(campaign);
  });

  it('keeps 200 characters of a value', () => {
    expect(parseCampaign(`?utm_source=${'x'.repeat(5000)}`).utm_source).toHaveLength(200);
  });
});

describe('storeCampaign', () => {
  it('stores the campaign as one object with the first one inside, and returns its parameters', () => {
    vi.stubGlobal('window', { localStorage: createFakeStorage() });
    storeCampaign('?utm_source=search');
    storeCampaign('');
    expect(storeCampaign('?utm_source=mail&utm_term=')).toEqual(['utm_source']);
    expect(Object.keys(window.localStorage)).toEqual(['coverlight.campaign']);
    expect(JSON.parse(window.localStorage.getItem('coverlight.campaign') ?? '')).toEqual({
      utm_source: 'mail',
      first: { utm_source: 'search' },
    });
  });

  it.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
    '[security 46] stores nothing for a browser with %j, and still returns the parameters',
    (signals) => {
      const setItem = vi.fn();
      vi.stubGlobal('navigator', signals);
      vi.stubGlobal('window', { localStorage: { setItem } });
      expect(storeCampaign('?utm_source=mail')).toEqual(['utm_source']);
      expect(setItem).not.toHaveBeenCalled();
    },
  );
});
