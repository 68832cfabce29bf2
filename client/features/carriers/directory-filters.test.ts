import { describe, expect, test } from 'vitest';
import { noFilters, parseFilters, writeFilters } from './directory-filters.ts';

describe('the filters in an address', () => {
  test.each([
    ['', noFilters],
    ['q=&category=&rating=', noFilters],
    ['q=%20%20&category=all&rating=all', noFilters],
    ['category=whole&rating=B', noFilters],
    ['category=constructor&rating=A%2B%2B%2B', noFilters],
    ['q=%20tall%20grass%20', { ...noFilters, query: 'tall grass' }],
    ['q=first&q=second', { ...noFilters, query: 'first' }],
    ['category=term', { ...noFilters, category: 'term' }],
    ['category=permanent', { ...noFilters, category: 'permanent' }],
    ['category=no_exam', { ...noFilters, category: 'no_exam' }],
    ['category=final_expense', { ...noFilters, category: 'final_expense' }],
    ['rating=A%2B%2B', { ...noFilters, rating: 'A++' }],
    ['rating=A++', { ...noFilters, rating: 'A++' }],
    ['rating=A%2B', { ...noFilters, rating: 'A+' }],
    ['rating=A', { ...noFilters, rating: 'A' }],
    ['rating=A-', { ...noFilters, rating: 'A-' }],
    ['q=%3Cscript%3E&category=term&rating=A-', { query: '<script>', category: 'term', rating: 'A-' }],
  ] as const)('%j', (query, filters) => {
    expect(parseFilters(new URLSearchParams(query))).toEqual(filters);
  });

  test('are parsed as they were written, and don’t change other parameters', () => {
    const filters = { query: 'no exam & more', category: 'no_exam', rating: 'A++' } as const;
    const written = writeFilters(filters, new URLSearchParams('utm_source=mail&q=old'));
    expect(parseFilters(new URLSearchParams(written.toString()))).toEqual(filters);
    expect(written.get('utm_source')).toBe('mail');
    expect(writeFilters(noFilters, written).toString()).toBe('utm_source=mail');
  });

  test('keep 80 characters of a search', () => {
    expect(parseFilters(new URLSearchParams({ q: 'x'.repeat(5000) })).query).toHaveLength(80);
  });
});
