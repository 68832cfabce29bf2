export type ArticleEntry = {
  slug: string;
  title: string;
  /** ISO 8601 date. */
  publishDate: string;
  excerpt: string;
};

/** What lists of articles show; the articles themselves are read only on their own pages. */
export const articleIndex: readonly ArticleEntry[] = [
  {
    slug: 'how-much-life-insurance-do-i-need',
    title: 'How Much Life Insurance Do I Need?',
    publishDate: '2025-05-08',
    excerpt:
      'Add up what your family would have to pay for, subtract what you have saved, and check the result.',
  },
  {
    slug: 'term-vs-whole-life-insurance-which-is-right-for-you',
    title: 'Term vs. Whole Life Insurance: Which Is Right for You?',
    publishDate: '2025-06-19',
    excerpt:
      'One covers the years that matter most for less. The other lasts a lifetime. Here is how to choose.',
  },
  {
    slug: 'life-insurance-for-new-parents-complete-guide',
    title: 'Life Insurance for New Parents: Complete Guide',
    publishDate: '2025-07-27',
    excerpt: 'A baby changes the sums. What to cover, for how long, and what to settle before the due date.',
  },
  {
    slug: 'top-5-life-insurance-myths-busted',
    title: 'Top 5 Life Insurance Myths, Busted',
    publishDate: '2025-09-10',
    excerpt:
      'Too expensive, only for parents, covered at work: five beliefs that leave families without a plan.',
  },
];

/** The newest entries first; ISO dates sort as text. */
export function listLatestArticles(count: number): readonly ArticleEntry[] {
  return articleIndex.toSorted((a, b) => b.publishDate.localeCompare(a.publishDate)).slice(0, count);
}
