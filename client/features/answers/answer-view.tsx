import type { ReactNode } from 'react';
import { brand } from '../../../shared/site/brand.data.ts';
import { buildAnswerPath, paths } from '../../app/paths.ts';
import { Breadcrumb } from '../../ui/layout/breadcrumb.tsx';
import type { Figures } from '../../ui/layout/prose.tsx';
import { SectionedProse } from '../../ui/layout/sectioned-prose.tsx';
import type { AnswerContent } from './answer.ts';
import { AnswerOrigins } from './answer-origins.tsx';
import { messages } from './messages.ts';
import { ShortAnswer } from './short-answer.tsx';

type AnswerViewProps = {
  slug: string;
  answer: AnswerContent;
  figures: Figures;
  /** What people paid on average, if the answer is about that. */
  prices: ReactNode;
};

export function AnswerView({ slug, answer, figures, prices }: AnswerViewProps) {
  const { question, group, short } = answer;
  return (
    <article className="page-width pt-4 pb-16 md:pt-8 md:pb-24 print:py-0">
      <Breadcrumb
        steps={[
          { name: messages.answers, path: paths.answers },
          { name: question, path: buildAnswerPath(slug) },
        ]}
      />
      <header className="mt-4 md:mt-8">
        <p className="text-small font-semibold text-primary">{group}</p>
        <h1 className="mt-1.5 max-w-[18em] font-display text-display-lg">{question}</h1>
        <p className="hidden text-small print:block">
          {brand.name} · {buildAnswerPath(slug)}
        </p>
      </header>
      <div className="mt-14 md:mt-16 print:mt-6">
        <ShortAnswer text={short} />
      </div>
      <div className="mt-10 grid gap-x-18 gap-y-12 md:mt-14 min-[64rem]:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] print:mt-6 print:block">
        <div>
          <SectionedProse {...answer} figures={figures}>
            {prices}
          </SectionedProse>
          <p className="mt-11 max-w-prose border-t border-line pt-5 text-small text-muted">
            {messages.disclaimer}
          </p>
        </div>
        <div>
          <div className="min-[64rem]:sticky min-[64rem]:top-8">
            <AnswerOrigins {...answer} />
          </div>
        </div>
      </div>
    </article>
  );
}
