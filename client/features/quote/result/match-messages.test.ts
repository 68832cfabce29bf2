import { describe, expect, test } from 'vitest';
import { recommend } from '../../../../shared/matching/recommend.ts';
import { matchedCarriers } from '../../../../shared/site/carriers.data.ts';
import { buildUserData } from '../testing/builders.ts';
import { describeInterest, describeMatch } from './match-messages.ts';

const primary = buildUserData();
const excellent = buildUserData({ healthStatus: 'Excellent', exercise: 'Daily' });
const poor = buildUserData({ healthStatus: 'Poor' });

function match(userData: typeof primary) {
  return recommend(userData, matchedCarriers);
}

describe('the sentence above the match', () => {
  test('says that the primary carrier is one', () => {
    expect(describeMatch(primary, match(primary))).toBe(
      'Maya, we checked three carriers against your 10 answers. You meet all of Alderpoint Life’s requirements. It’s our primary partner, so it comes first.',
    );
  });
  test('says that another carrier fits best', () => {
    expect(describeMatch(excellent, match(excellent))).toBe(
      'Maya, we checked three carriers against your 11 answers. This one fits you best.',
    );
  });
  test('claims no fit when there is none', () => {
    expect(describeMatch(poor, match(poor))).toContain(
      'None is a full match. Start by asking Alderpoint Life.',
    );
  });
});

describe('the carrier asked about', () => {
  const copperleaf = { slug: 'copperleaf', name: 'Copperleaf Life' };
  const alderpoint = { slug: 'alderpoint', name: 'Alderpoint Life' };
  test.each([
    ['is the match', alderpoint, primary, /^It’s also your match/],
    ['also fits', copperleaf, primary, /^It also fits your answers, with a \d+% match/],
    ['does not fit', alderpoint, excellent, /you don’t meet one of its published requirements/],
    ['does not fit, and is named all the same', alderpoint, poor, /^It isn’t a match/],
    [
      'is not matched',
      { slug: 'fernbrook', name: 'Fernbrook' },
      primary,
      /in our directory.*\]\(\/carriers\/fernbrook#compare\)$/,
    ],
  ])('%s', (_about, interest, userData, text) => {
    expect(describeInterest(interest, match(userData))).toMatch(text);
  });
});
