import { CircleDollarSign, LockKeyhole, ScanSearch, ShieldCheck } from 'lucide-react';
import { buildArticlePath, paths } from '../../app/paths.ts';
import { TextLink } from '../../ui/actions/link.tsx';
import closingStreetUrl from './art/closing-street.svg';
import type { LandingArticle, LandingClaims, LandingContent } from './content.ts';
import { FindMatchLink } from './find-match-link.tsx';
import { Street } from './hero/street.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LifeChanges } from './life-changes.tsx';
import { messages } from './messages.ts';
import { StandsOut } from './stands-out.tsx';
import { Testimonials } from './testimonials.tsx';
import { WhyItMatters } from './why-it-matters.tsx';

/** The landing page's sections below the hero, in order. */
export function LandingSections({
  claims,
  chapters,
  testimonials,
  articles,
  onIntent,
}: LandingContent & { onIntent: () => void }) {
  return (
    <>
      <FactsStrip claims={claims} />
      <HowItWorks onIntent={onIntent} />
      <LifeChanges />
      <WhyItMatters chapters={chapters} />
      <StandsOut />
      <FindMatchSection note={claims.free} onIntent={onIntent} />
      {testimonials.length > 0 && <Testimonials testimonials={testimonials} />}
      <LatestArticles articles={articles} />
    </>
  );
}

function FactsStrip({ claims }: { claims: LandingClaims }) {
  const facts = [
    { Icon: ScanSearch, text: claims.matching },
    { Icon: CircleDollarSign, text: claims.free },
    { Icon: ShieldCheck, text: claims.licensed },
    { Icon: LockKeyhole, text: claims.privacy },
  ];
  return (
    <section aria-label={messages.factsLabel} className="border-b border-line">
      <ul className="page-width grid gap-x-8 max-md:pb-3 md:grid-cols-2 min-[64rem]:flex min-[64rem]:gap-x-0">
        {facts.map(({ Icon, text }) => (
          <li
            key={text}
            className="flex items-center gap-3 border-line py-3.5 leading-snug font-medium text-ink max-md:not-first:border-t md:py-5 md:text-base md:max-[63.9375rem]:nth-[n+3]:border-t min-[64rem]:grow-2 min-[64rem]:justify-center min-[64rem]:px-4 min-[64rem]:py-6.5 min-[75rem]:whitespace-nowrap min-[64rem]:not-first:border-l min-[64rem]:first:grow min-[64rem]:first:justify-start min-[64rem]:first:pl-0 min-[64rem]:last:grow min-[64rem]:last:justify-end min-[64rem]:last:pr-0"
          >
            <Icon className="size-6 flex-none text-primary" strokeWidth={1.75} aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

function FindMatchSection({ note, onIntent }: { note: string; onIntent: () => void }) {
  return (
    <section className="relative overflow-clip border-t border-line pt-16 pb-74 md:pt-22 md:pb-44">
      <div className="page-width relative z-1">
        <h2 className="max-w-[9em] font-display text-display-lg">{messages.findMatch}</h2>
        <div className="mt-7 flex flex-col items-stretch gap-3 md:flex-row md:items-center md:gap-5.5">
          <FindMatchLink onIntent={onIntent} size="lg" />
          <p className="text-ink">{note}</p>
        </div>
      </div>
      <Street artUrl={closingStreetUrl} isLazy />
    </section>
  );
}

/** Shown only in the compact layout. */
function LatestArticles({ articles }: { articles: readonly LandingArticle[] }) {
  return (
    <section className="section-y md:hidden">
      <div className="page-width">
        <h2 className="font-display text-display-lg">{messages.articles.title}</h2>
        <ul className="mt-3 mb-5 divide-y divide-line">
          {articles.map(({ slug, title, excerpt, published }) => (
            <li key={slug} className="py-5">
              <p className="text-caption text-muted">{published}</p>
              <h3 className="text-title font-semibold">
                <TextLink to={buildArticlePath(slug)} className="block min-h-11 py-2">
                  {title}
                </TextLink>
              </h3>
              <p>{excerpt}</p>
            </li>
          ))}
        </ul>
        <TextLink to={paths.blog} className="inline-flex min-h-11 items-center font-semibold">
          {messages.articles.all}
        </TextLink>
      </div>
    </section>
  );
}
