import { folder, loaders } from 'site:article-texts';
import { locale } from '../../shared/format/locale.ts';
import { brand } from '../../shared/site/brand.data.ts';
import { buildArticlePath, paths } from '../app/paths.ts';
import { answersHint } from '../content/answers.ts';
import { articleIndex } from '../content/article-index.ts';
import { charts } from '../content/charts.ts';
import type { Article, ArticleContent } from '../features/blog/article.ts';
import { ArticleView } from '../features/blog/article-view.tsx';
import { CoverageSketch } from '../features/calculator/sketch/coverage-sketch.tsx';
import { loadText } from '../lib/load-text.ts';
import type { Page, PageModule } from '../lib/page.ts';
import { buildPreviewPath } from '../lib/preview.ts';
import { buildBreadcrumb } from '../lib/structured-data.ts';
import { drawCharts } from '../ui/charts/draw-charts.tsx';
import type { Figures } from '../ui/layout/prose.tsx';
import { page as notFound } from './not-found.tsx';

/** What the articles name as `![](figure:name)`. */
const figures: Figures = { ...drawCharts(charts), calculator: <CoverageSketch /> };

/** The first two other articles. */
const relatedCount = 2;

export const page: PageModule = {
  ...notFound,
  redirect: paths.blog,
  pages: {
    slugs: Object.keys(loaders),
    getTextFile: (slug) => `${folder}/${slug}.md`,
    load: async (slug) => createArticlePage(slug, await loadText(loaders, slug)),
  },
};

function createArticlePage(slug: string, content: ArticleContent): Page {
  const entry = articleIndex.find((candidate) => candidate.slug === slug);
  if (!entry) throw new Error(`There is no article ${slug}.`);
  const article = { ...entry, ...content };
  const { title, metaDescription, publishDate, author, excerpt, tags, artUrl } = article;
  const path = buildArticlePath(slug);
  const publisher = { '@type': 'Organization', name: brand.name, url: paths.home };
  return {
    Component: ArticlePage.bind(null, { article }),
    meta: {
      title,
      description: metaDescription,
      path,
      article: { publishDate, excerpt, tags, artUrl },
      structuredData: [
        {
          '@type': 'Article',
          headline: title,
          description: metaDescription,
          image: buildPreviewPath(path),
          datePublished: publishDate,
          author: { ...publisher, name: `${brand.name} ${author}` },
          publisher,
          mainEntityOfPage: path,
          keywords: tags,
          inLanguage: locale,
          isAccessibleForFree: true,
        },
        buildBreadcrumb({ name: 'Blog', path: paths.blog }, { name: title, path }),
      ],
    },
  };
}

function ArticlePage({ article }: { article: Article }) {
  const related = articleIndex.filter(({ slug }) => slug !== article.slug).slice(0, relatedCount);
  return (
    <main id="main">
      <ArticleView
        article={article}
        figures={figures}
        related={related}
        hint={article.answers || answersHint}
      />
    </main>
  );
}
