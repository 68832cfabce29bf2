import { brand } from '../../shared/brand.ts';
import { formatDate } from '../../shared/format/dates.ts';
import { buildArticlePath, paths } from '../app/paths.ts';
import { listLatestArticles } from '../content/article-index.ts';
import { ArticleList } from '../features/blog/article-list.tsx';
import { Newsletter } from '../features/blog/newsletter.tsx';
import type { PageModule } from '../lib/page.ts';
import { buildBreadcrumb } from '../lib/structured-data.ts';
import { ButtonLink } from '../ui/actions/link.tsx';

const articles = listLatestArticles().map((article) => ({
  ...article,
  dateText: formatDate(article.publishDate),
}));

function Blog() {
  return (
    <main id="main">
      <div className="page-width pt-8 pb-16 md:pt-14 md:pb-24">
        <h1 className="font-display text-display-lg">Blog</h1>
        <p className="mt-3 mb-9 max-w-prose text-lead md:mb-12">
          Plain answers to the questions that come up before you buy life insurance: how much, which kind, and
          what is true of what you have heard.
        </p>
        <ArticleList articles={articles} />
      </div>
      <div className="bg-surface-mist">
        <div className="page-width section-y grid gap-x-16 gap-y-12 min-[64rem]:grid-cols-[7fr_5fr]">
          <section>
            <h2 className="max-w-[14em] font-display text-display-md">Rather start with your own figures?</h2>
            <p className="mt-3.5 mb-6 max-w-prose">
              The calculator adds up income, debts and plans, subtracts what you have, and shows every step of
              the sum. Nothing you enter leaves your browser.
            </p>
            <ButtonLink to={paths.calculator}>Calculate My Coverage</ButtonLink>
          </section>
          <Newsletter />
        </div>
      </div>
    </main>
  );
}

export const page: PageModule = {
  Component: Blog,
  meta: {
    title: 'Blog',
    description:
      'Articles about life insurance in plain English: how much coverage you may need, term or whole life, what new parents should settle, and which myths to forget.',
    previewTitle: 'Life insurance in plain English',
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'Blog',
        name: `${brand.name} Blog`,
        url: paths.blog,
        blogPost: articles.map(({ title, slug, publishDate }) => ({
          '@type': 'BlogPosting',
          headline: title,
          url: buildArticlePath(slug),
          datePublished: publishDate,
        })),
      },
      buildBreadcrumb([
        { name: 'Home', path: paths.home },
        { name: 'Blog', path: paths.blog },
      ]),
    ],
  },
};
