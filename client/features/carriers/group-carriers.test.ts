import { describe, expect, test } from 'vitest';
import { carrierCategories, carrierRatings } from '../../../shared/directory/carrier-terms.ts';
import { directory } from '../../../shared/site/directory.data.ts';
import { noFilters } from './directory-filters.ts';
import { groupCarriers } from './group-carriers.ts';

const all = directory.carriers;

function listSlugs(groups: ReturnType<typeof groupCarriers>): string[] {
  return groups.flatMap(({ carriers }) => carriers.map(({ slug }) => slug));
}

test('without filters every carrier is listed once, in four groups', () => {
  const groups = groupCarriers(all, noFilters, undefined);
  expect(groups.map(({ category }) => category)).toEqual(carrierCategories);
  expect(listSlugs(groups).toSorted()).toEqual(all.map(({ slug }) => slug).toSorted());
});

test.each(carrierCategories)(
  'the filter %s lists every carrier that offers it in one group, A to Z',
  (category) => {
    const [group, ...others] = groupCarriers(all, { ...noFilters, category }, undefined);
    expect(others).toEqual([]);
    const names = group?.carriers.map(({ name }) => name) ?? [];
    expect(names).toEqual(names.toSorted());
    expect(names).toHaveLength(all.filter(({ categories }) => categories.includes(category)).length);
  },
);

test.each(carrierRatings)('the filter %s leaves exactly that rating', (rating) => {
  const groups = groupCarriers(all, { ...noFilters, rating }, undefined);
  expect(listSlugs(groups)).toHaveLength(all.filter(({ amBestRating }) => amBestRating === rating).length);
  expect(groups.every(({ carriers }) => carriers.every((one) => one.amBestRating === rating))).toBe(true);
});

describe('a search', () => {
  test('narrows what the filters leave, and keeps no empty group', () => {
    const found = new Set(['alderpoint', 'oxbow', 'unknown']);
    expect(listSlugs(groupCarriers(all, noFilters, found))).toEqual(['alderpoint', 'oxbow']);
    expect(listSlugs(groupCarriers(all, { ...noFilters, rating: 'A+' }, found))).toEqual(['alderpoint']);
    expect(groupCarriers(all, { ...noFilters, category: 'final_expense' }, found)).toEqual([]);
  });

  test('that finds nothing has no groups', () => {
    expect(groupCarriers(all, noFilters, new Set())).toEqual([]);
  });
});
