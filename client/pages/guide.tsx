import { locale } from '../../shared/format/locale.ts';
import { brand } from '../../shared/site/brand.data.ts';
import { paths } from '../app/paths.ts';
import { answersHint } from '../content/answers.ts';
import { charts } from '../content/charts.ts';
import { guideFacts } from '../content/claims.ts';
import { explainedChapters } from '../content/guide/explained-chapters.data.ts';
import { guidePage, keyBenefits } from '../content/guide/guide.ts';
import { Chapter, DidYouKnow, KeyBenefits, TopicCards } from '../features/guide/guide-sections.tsx';
import type { PageModule } from '../lib/page.ts';
import { buildBreadcrumb } from '../lib/structured-data.ts';
import { drawCharts } from '../ui/charts/draw-charts.tsx';
import { CallToAction } from '../ui/layout/call-to-action.tsx';
import { RichText } from '../ui/layout/rich-text.tsx';

const description = guidePage.description;
const figures = drawCharts(charts);

function Guide() {
  return (
    <main id="main">
      <div className="page-width grid gap-x-16 gap-y-10 pt-8 pb-16 md:pt-14 md:pb-20 min-[64rem]:grid-cols-[5fr_7fr]">
        <div>
          <h1 className="font-display text-display-lg">{guidePage.title}</h1>
          <p className="mt-3 max-w-prose text-lead">{guidePage.lead}</p>
          <p className="mt-4 max-w-prose">
            <RichText text={`${guidePage.length} ${answersHint}`} />
          </p>
        </div>
        <TopicCards chapters={explainedChapters} />
      </div>
      <DidYouKnow facts={guideFacts} />
      {explainedChapters.map((chapter) => (
        <Chapter key={chapter.id} chapter={chapter} figures={figures} />
      ))}
      <KeyBenefits benefits={keyBenefits} />
      <CallToAction
        title={guidePage.call.title}
        text={guidePage.call.text}
        actions={[
          { to: paths.calculator, label: guidePage.call.calculate },
          { to: paths.home, label: guidePage.call.findMatch },
        ]}
      />
    </main>
  );
}

export const page: PageModule = {
  Component: Guide,
  meta: {
    title: guidePage.title,
    description,
    structuredData: [
      buildBreadcrumb({ name: guidePage.title, path: paths.guide }),
      {
        '@type': 'WebPage',
        name: guidePage.title,
        description,
        url: paths.guide,
        inLanguage: locale,
        publisher: { '@type': 'Organization', name: brand.name },
      },
    ],
  },
};
