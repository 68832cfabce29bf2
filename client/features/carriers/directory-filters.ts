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

/** Parses the filters in a URL. Ignores anything that isn't an option. */
export function parseFilters(parameters: URLSearchParams): Filters {
  // A plus sign that someone typed into the URL is parsed as a space.
  const rating = parameters.get('rating')?.replaceAll(' ', '+');
  return {
    query: (parameters.get('q') ?? '').trim().slice(0, maxQueryLength),
    category: carrierCategories.find((category) => category === parameters.get('category')) ?? 'all',
    rating: carrierRatings.find((one) => one === rating) ?? 'all',
  };
}

/** Returns the URL's parameters with these filters. Other parameters stay. */
export function writeFilters(filters: Filters, parameters: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(parameters);
  const values = { q: filters.query.trim(), category: filters.category, rating: filters.rating };
  for (const [name, value] of Object.entries(values)) {
    if (value === '' || value === 'all') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
