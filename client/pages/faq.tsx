import { paths } from '../app/paths.ts';
import { faqItems } from '../content/faq/faq.ts';
import { QuestionList } from '../features/faq/question-list.tsx';
import type { PageModule } from '../lib/page.ts';
import { buildBreadcrumb } from '../lib/structured-data.ts';
import { ButtonLink, TextLink } from '../ui/actions/link.tsx';
import { CallToAction } from '../ui/layout/call-to-action.tsx';
import { toPlainText } from '../ui/layout/marked-text.ts';
import { listTexts } from '../ui/layout/prose-content.ts';

function Faq() {
  return (
    <main id="main">
      <div className="page-width grid gap-x-16 gap-y-9 pt-8 pb-16 md:pt-14 md:pb-24 min-[64rem]:grid-cols-[4fr_8fr]">
        <div className="min-[64rem]:sticky min-[64rem]:top-10 min-[64rem]:self-start">
          <h1 className="font-display text-display-lg">Frequently Asked Questions</h1>
          <p className="mt-4 max-w-prose text-lead">
            Ten short answers: six about how this works, four about what to buy.
          </p>
          <p className="mt-4 max-w-prose">
            Yours is not among them? <TextLink to={paths.contact}>Ask us</TextLink>, or read the{' '}
            <TextLink to={paths.guide}>Life Insurance Guide</TextLink> for more depth.
          </p>
        </div>
        <QuestionList items={faqItems} />
      </div>
      <CallToAction
        title="The shortest answer is your own match."
        actions={
          <>
            <ButtonLink to={paths.home}>Find My Best Match</ButtonLink>
            <ButtonLink to={paths.guide} variant="secondary">
              Read the Guide
            </ButtonLink>
          </>
        }
      >
        A few questions, about two minutes, and you see which carrier fits you and why. It is free, and you
        need no account for it.
      </CallToAction>
    </main>
  );
}

export const page: PageModule = {
  Component: Faq,
  meta: {
    title: 'FAQ',
    description:
      'Ten questions about life insurance and about this site, answered in plain words: cost, coverage, medical exams, phone calls, and what happens to your answers.',
    structuredData: [
      buildBreadcrumb([
        { name: 'Home', path: paths.home },
        { name: 'FAQ', path: paths.faq },
      ]),
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: faqItems.map(({ id, question, answer }) => ({
          '@type': 'Question',
          name: question,
          url: `${paths.faq}#${id}`,
          acceptedAnswer: { '@type': 'Answer', text: toPlainText(answer.flatMap(listTexts).join(' ')) },
        })),
      },
    ],
  },
};
