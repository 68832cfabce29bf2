import {
  type CarrierCategory,
  type CarrierRating,
  carrierCategories,
  carrierRatings,
} from '../../../shared/directory/carrier-terms.ts';

export type Filters = {
  query: string;
  category: CarrierCategory | 'all';
  rating: CarrierRating | 'all';
};

export const noFilters: Filters = { query: '', category: 'all', rating: 'all' };

/** Anyone can write a link to this page, so only a short search is used. */
export const maxQueryLength = 80;

/** The filters in an address. Anything that isn't an option is ignored. */
export function parseFilters(parameters: URLSearchParams): Filters {
  // A plus sign written by hand arrives as a space.
  const rating = parameters.get('rating')?.replaceAll(' ', '+');
  return {
    query: (parameters.get('q') ?? '').trim().slice(0, maxQueryLength),
    category: carrierCategories.find((category) => category === parameters.get('category')) ?? 'all',
    rating: carrierRatings.find((one) => one === rating) ?? 'all',
  };
}

/** The same address with these filters and its other parameters. */
export function writeFilters(filters: Filters, parameters: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(parameters);
  const values = { q: filters.query.trim(), category: filters.category, rating: filters.rating };
  for (const [name, value] of Object.entries(values)) {
    if (value === '' || value === 'all') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
