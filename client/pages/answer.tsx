import { folder, loaders } from 'site:answer-texts';
import { locale } from '../../shared/format/locale.ts';
import { brand } from '../../shared/site/brand.data.ts';
import { buildAnswerPath, paths } from '../app/paths.ts';
import { answersPage } from '../content/answers.ts';
import { charts } from '../content/charts.ts';
import { loadPricePerson } from '../content/load-price-person.ts';
import type { AnswerContent } from '../features/answers/answer.ts';
import { AnswerView } from '../features/answers/answer-view.tsx';
import { describeAnswer, shortenQuestion } from '../features/answers/describe-answer.ts';
import { messages } from '../features/answers/messages.ts';
import { CoverageSketch } from '../features/calculator/sketch/coverage-sketch.tsx';
import { loadText } from '../lib/load-text.ts';
import type { Page, PageModule } from '../lib/page.ts';
import { buildPreviewPath } from '../lib/preview.ts';
import { buildBreadcrumb } from '../lib/structured-data.ts';
import { drawCharts } from '../ui/charts/draw-charts.tsx';
import { toPlainText } from '../ui/layout/marked-text.ts';
import { NextSteps } from '../ui/layout/next-steps.tsx';
import type { Figures } from '../ui/layout/prose.tsx';
import { RelatedList } from '../ui/layout/related-list.tsx';
import { PriceExplorer } from '../ui/prices/price-explorer.tsx';
import { page as notFound } from './not-found.tsx';

/** What the answers name as `![](figure:name)`. */
const figures: Figures = { ...drawCharts(charts), calculator: <CoverageSketch /> };

export const page: PageModule = {
  ...notFound,
  pages: {
    slugs: Object.keys(loaders),
    getTextFile: (slug) => `${folder}/${slug}.md`,
    load: async (slug) => createAnswerPage(slug, await loadText(loaders, slug)),
  },
};

function createAnswerPage(slug: string, answer: AnswerContent): Page {
  const { question, group, sources, readOn } = answer;
  const short = toPlainText(answer.short);
  const path = buildAnswerPath(slug);
  const description = describeAnswer(short);
  const publisher = { '@type': 'Organization', name: brand.name, url: paths.home };
  return {
    Component: AnswerPage.bind(null, { slug, answer }),
    meta: {
      title: shortenQuestion(question),
      description,
      path,
      article: { publishDate: readOn, excerpt: short, tags: [group] },
      structuredData: [
        {
          '@type': 'Article',
          headline: question,
          description,
          abstract: short,
          image: buildPreviewPath(path),
          datePublished: readOn,
          dateModified: readOn,
          author: publisher,
          publisher,
          mainEntityOfPage: path,
          articleSection: group,
          citation: sources.map(({ name, year }) => `${name} (${year})`),
          inLanguage: locale,
          isAccessibleForFree: true,
        },
        buildBreadcrumb({ name: messages.answers, path: paths.answers }, { name: question, path }),
      ],
    },
  };
}

function AnswerPage({ slug, answer }: { slug: string; answer: AnswerContent }) {
  const { next } = answersPage;
  return (
    <main id="main">
      <AnswerView
        slug={slug}
        answer={answer}
        figures={figures}
        prices={
          answer.price && <PriceExplorer headingLevel={2} start={answer.price} loadPerson={loadPricePerson} />
        }
      />
      <NextSteps
        title={next.title}
        text={next.text}
        actions={[
          { to: paths.answers, label: next.search },
          { to: paths.contact, label: next.contact },
        ]}
      />
      <RelatedList
        title={messages.related}
        items={answer.related.map((other) => ({
          path: buildAnswerPath(other.slug),
          title: other.question,
          text: describeAnswer(other.short),
        }))}
      />
    </main>
  );
}
