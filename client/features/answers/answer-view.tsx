import type { ReactNode } from 'react';
import { brand } from '../../../shared/site/brand.data.ts';
import { buildAnswerPath, paths } from '../../app/paths.ts';
import { TextLink } from '../../ui/actions/link.tsx';
import { Breadcrumb } from '../../ui/layout/breadcrumb.tsx';
import { type Figures, SectionedProse } from '../../ui/layout/prose.tsx';
import { RichText } from '../../ui/layout/rich-text.tsx';
import type { AnswerContent, AnswerSource } from './answer.ts';
import { messages } from './messages.ts';

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

/** The answer in a few sentences, in the light of a lamp. */
function ShortAnswer({ text }: { text: string }) {
  return (
    <div className="relative max-w-[46rem] rounded-panel border border-line-lit bg-surface-lit px-[min(1.5rem,6vw)] pt-8 pb-7 max-md:-mx-2 md:px-9 md:pt-10 md:pb-9 print:border-line">
      <svg
        viewBox="0 0 72 40"
        aria-hidden="true"
        className="absolute -top-6 left-6 h-8 w-14.5 md:left-9 print:hidden"
      >
        <path d="M34 0h4v12h-4z" className="fill-ink" />
        <path d="M9 34a27 24 0 0 1 54 0z" className="fill-ink" />
        <path d="M15 36h42" className="stroke-accent" strokeWidth="4" />
      </svg>
      <p className="text-small font-semibold text-ink">{messages.short}</p>
      <p className="mt-1.5 text-lead text-ink">
        <RichText text={text} />
      </p>
    </div>
  );
}

/** What an answer depends on, where it comes from, and when it was last checked. */
function AnswerOrigins({ isOutOfReach, dependsOn, sources, checked }: AnswerContent) {
  return (
    <div className="grid gap-9">
      {dependsOn.length > 0 && (
        <section>
          <h2 className={headingClassName}>{messages.dependsOn}</h2>
          <ul>
            {dependsOn.map((line) => (
              <li key={line} className="border-b border-line py-3 text-base leading-snug">
                <RichText text={line} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        {(sources.length > 0 || !isOutOfReach) && <h2 className={headingClassName}>{messages.sources}</h2>}
        {sources.length > 0 ? (
          <ul>
            {sources.map((source) => (
              <li key={source.name} className="border-b border-line py-3 text-base leading-snug">
                <Source {...source} />
              </li>
            ))}
          </ul>
        ) : (
          !isOutOfReach && (
            <p className="border-b border-line py-3 text-base leading-snug">{messages.noSources}</p>
          )
        )}
        <p className="mt-3 text-small text-muted">{messages.checked(checked)}</p>
      </section>
    </div>
  );
}

const headingClassName = 'border-b-2 border-ink pb-2.5 font-sans text-title font-semibold tracking-normal';

function Source({ name, year, url }: AnswerSource) {
  return (
    <>
      {url ? (
        <TextLink href={url} isExternal>
          {name}
        </TextLink>
      ) : (
        name
      )}{' '}
      <span className="tabular whitespace-nowrap text-muted">({year})</span>
    </>
  );
}
