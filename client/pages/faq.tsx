import { paths } from '../app/paths.ts';
import { explainedFaq } from '../content/explained-faq.data.ts';
import { faqPage } from '../content/faq.ts';
import { QuestionList } from '../features/faq/question-list.tsx';
import type { PageModule } from '../lib/page.ts';
import { buildBreadcrumb } from '../lib/structured-data.ts';
import { CallToAction } from '../ui/layout/call-to-action.tsx';
import { RichText } from '../ui/layout/rich-text.tsx';

function Faq() {
  return (
    <main id="main">
      <div className="page-width grid gap-x-16 gap-y-9 pt-8 pb-16 md:pt-14 md:pb-24 min-[64rem]:grid-cols-[4fr_8fr]">
        <div className="min-[64rem]:sticky min-[64rem]:top-10 min-[64rem]:self-start">
          <h1 className="font-display text-display-lg">{faqPage.title}</h1>
          <p className="mt-4 max-w-prose text-lead">{faqPage.lead}</p>
          <p className="mt-4 max-w-prose">
            <RichText text={faqPage.more} />
          </p>
        </div>
        <QuestionList items={explainedFaq} />
      </div>
      <CallToAction
        title={faqPage.call.title}
        text={faqPage.call.text}
        actions={[
          { to: paths.home, label: faqPage.call.findMatch },
          { to: paths.guide, label: faqPage.call.guide },
        ]}
      />
    </main>
  );
}

export const page: PageModule = {
  Component: Faq,
  meta: {
    title: faqPage.metaTitle,
    description: faqPage.description,
    structuredData: [buildBreadcrumb({ name: 'FAQ', path: paths.faq })],
  },
};
