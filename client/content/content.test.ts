import { describe, expect, it } from 'vitest';
import { formatDate } from '../../shared/format/dates.ts';
import { reviewContent } from '../../shared/site/reviews.data.ts';
import { homeContent } from '../../shared/site/testimonials.data.ts';
import { articleIndex, listLatestArticles } from './article-index.ts';
import { statisticChapters } from './statistics.ts';

const statistics = statisticChapters.flatMap((chapter) => chapter.statistics);

describe('statistics', () => {
  it('are the nine figures, each with a title and a description', () => {
    expect(statistics.map(({ figure, unit = '' }) => figure + unit).sort()).toEqual(
      ['40%', '$26/month', '$754K', '1 in 5', '50%', '10-12x', '$270K', '149M', '#1 reason'].sort(),
    );
    expect(statistics.every(({ title, description }) => title !== '' && description !== '')).toBe(true);
  });

  it('cite a 2023 industry source once', () => {
    const sources = statistics.flatMap(({ source }) => source ?? []);
    expect(sources).toHaveLength(1);
    expect(sources[0]).toMatch(/industry.*2023/);
  });
});

describe('articles', () => {
  it('list the three latest first', () => {
    expect(listLatestArticles(3).map(({ publishDate }) => publishDate)).toEqual([
      '2025-09-10',
      '2025-07-27',
      '2025-06-19',
    ]);
  });

  it('are four, each with its own slug', () => {
    expect(new Set(articleIndex.map(({ slug }) => slug)).size).toBe(4);
  });

  it('show dates in full', () => {
    expect(formatDate('2025-05-08')).toBe('May 8, 2025');
  });
});

describe('testimonials', () => {
  it('are three, rated with whole stars', () => {
    expect(homeContent.testimonials.map(({ rating }) => rating)).toEqual([5, 5, 5]);
  });

  it('are others on the reviews page', () => {
    expect(reviewContent.testimonials).toHaveLength(3);
    const quotes = [...homeContent.testimonials, ...reviewContent.testimonials].map(({ quote }) => quote);
    expect(new Set(quotes).size).toBe(6);
  });
});
