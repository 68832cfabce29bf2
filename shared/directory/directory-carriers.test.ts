import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { matchedCarriers } from '../site/carriers.data.ts';
import { directory } from '../site/directory.data.ts';
import { carrierCategories, carrierRatings } from './carrier-terms.ts';

const publicFolder = fileURLToPath(new URL('../../site/pictures', import.meta.url));

test('the directory has 21 carriers', () => {
  expect(directory.carriers).toHaveLength(21);
});

test.each(carrierCategories)('at least two carriers are listed under %s, A to Z', (category) => {
  const names = directory.carriers
    .filter(({ categories }) => categories[0] === category)
    .map(({ name }) => name);
  expect(names.length).toBeGreaterThanOrEqual(2);
  expect(names.toSorted()).toEqual(names);
});

test.each(carrierRatings)('at least two carriers have %s', (rating) => {
  const count = directory.carriers.filter(({ amBestRating }) => amBestRating === rating).length;
  expect(count).toBeGreaterThanOrEqual(2);
});

test('one website link reads "Get Quote"', () => {
  expect(directory.carriers.filter(({ websiteLabel }) => websiteLabel === 'Get Quote')).toHaveLength(1);
});

describe.each(directory.carriers)('the logo of $name', ({ logo }) => {
  const file = publicFolder + logo.light;

  test('is a small picture that the content security policy allows', () => {
    expect(existsSync(file)).toBe(true);
    const svg = readFileSync(file, 'utf8');
    expect(svg.length).toBeLessThan(1200);
    expect(svg).toContain('viewBox="0 0 48 48"');
    expect(svg).not.toMatch(/<style|style=|<script|\son\w+=|href=|url\(/);
  });
});

test('no two logos are the same picture', () => {
  const pictures = directory.carriers.map(({ logo }) => readFileSync(publicFolder + logo.light, 'utf8'));
  expect(new Set(pictures).size).toBe(pictures.length);
});

describe.each(matchedCarriers)('the directory entry of $name', (carrier) => {
  const listed = directory.carriers.find(({ slug }) => slug === carrier.id);
  const { policyTypesOffered, noMedicalExamAvailable } = carrier.conditions;

  test('agrees with the carrier used for matches', () => {
    expect(listed).toMatchObject({ name: carrier.name, logo: { light: carrier.logo } });
    expect(new URL(listed?.website ?? '').host).toBe(new URL(carrier.referralLink).host);
    expect(listed?.categories.includes('term')).toBe(policyTypesOffered.includes('term'));
    expect(listed?.categories.includes('permanent')).toBe(policyTypesOffered.includes('whole'));
    expect(listed?.categories.includes('no_exam')).toBe(noMedicalExamAvailable);
    // The landing page says that the carriers we match with are rated A+.
    expect(listed?.amBestRating).toBe('A+');
  });
});
