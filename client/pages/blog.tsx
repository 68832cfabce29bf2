import { brand } from '../../shared/site/brand.data.ts';
import { buildArticlePath, paths } from '../app/paths.ts';
import { listLatestArticles } from '../content/article-index.ts';
import { blogPage } from '../content/blog.ts';
import { ArticleList } from '../features/blog/article-list.tsx';
import { Newsletter } from '../features/blog/newsletter.tsx';
import type { PageModule } from '../lib/page.ts';
import { buildBreadcrumb } from '../lib/structured-data.ts';
import { ButtonLink } from '../ui/actions/link.tsx';

const articles = listLatestArticles();

function Blog() {
  return (
    <main id="main">
      <div className="page-width pt-8 pb-16 md:pt-14 md:pb-24">
        <h1 className="font-display text-display-lg">{blogPage.title}</h1>
        <p className="mt-3 mb-9 max-w-prose text-lead md:mb-12">{blogPage.lead}</p>
        <ArticleList articles={articles} />
      </div>
      <div className="bg-surface-mist">
        <div className="page-width section-y grid gap-x-16 gap-y-12 min-[64rem]:grid-cols-[7fr_5fr]">
          <section>
            <h2 className="max-w-[14em] font-display text-display-md">{blogPage.calculator.title}</h2>
            <p className="mt-3.5 mb-6 max-w-prose">{blogPage.calculator.text}</p>
            <ButtonLink to={paths.calculator}>{blogPage.calculator.link}</ButtonLink>
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
    title: blogPage.title,
    description: blogPage.description,
    previewTitle: blogPage.previewTitle,
    structuredData: [
      {
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
      buildBreadcrumb({ name: 'Blog', path: paths.blog }),
    ],
  },
};
