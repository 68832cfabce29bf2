import { brand } from '../../shared/brand.ts';
import { locale } from '../../shared/format/locale.ts';
import { paths } from '../app/paths.ts';
import { guideFacts } from '../content/claims.ts';
import { guideChapters, keyBenefits } from '../content/guide/guide.ts';
import { DidYouKnow } from '../features/guide/did-you-know.tsx';
import { Chapter } from '../features/guide/guide-chapter.tsx';
import { KeyBenefits } from '../features/guide/key-benefits.tsx';
import { TopicCards } from '../features/guide/topic-cards.tsx';
import type { PageModule } from '../lib/page.ts';
import { buildBreadcrumb } from '../lib/structured-data.ts';
import { ButtonLink, TextLink } from '../ui/actions/link.tsx';
import { CallToAction } from '../ui/layout/call-to-action.tsx';

const description =
  'Life insurance from the start, in plain words: how a policy works, term or whole life, what sets the price, how much you need, and what to ask before you sign.';

function Guide() {
  return (
    <main id="main">
      <div className="page-width grid gap-x-16 gap-y-10 pt-8 pb-16 md:pt-14 md:pb-20 min-[64rem]:grid-cols-[5fr_7fr]">
        <div>
          <h1 className="font-display text-display-lg">Life Insurance Guide</h1>
          <p className="mt-3 max-w-prose text-lead">
            Sixteen short pieces, from what a policy is to what to check before you sign one. Read them in
            order, or only the one that you came for.
          </p>
          <p className="mt-4 max-w-prose">
            All of it takes about 12 minutes. Rather begin with numbers? Here is the{' '}
            <TextLink to={paths.calculator}>Insurance Calculator</TextLink>.
          </p>
        </div>
        <TopicCards chapters={guideChapters} />
      </div>
      <DidYouKnow facts={guideFacts} />
      {guideChapters.map((chapter) => (
        <Chapter key={chapter.id} chapter={chapter} />
      ))}
      <KeyBenefits benefits={keyBenefits} />
      <CallToAction
        title="Now with your own figures."
        actions={
          <>
            <ButtonLink to={paths.calculator}>Work Out My Amount</ButtonLink>
            <ButtonLink to={paths.home} variant="secondary">
              Find My Best Match
            </ButtonLink>
          </>
        }
      >
        The calculator adds up what your family would need. Once you know the amount, a few questions show
        which carrier fits you. Something still open? See the{' '}
        <TextLink to={paths.faq}>frequent questions</TextLink>.
      </CallToAction>
    </main>
  );
}

export const page: PageModule = {
  Component: Guide,
  meta: {
    title: 'Life Insurance Guide',
    description,
    structuredData: [
      buildBreadcrumb([
        { name: 'Home', path: paths.home },
        { name: 'Life Insurance Guide', path: paths.guide },
      ]),
      {
        '@context': 'https://schema.org',
        '@type': 'WebPage',
        name: 'Life Insurance Guide',
        description,
        url: paths.guide,
        inLanguage: locale,
        publisher: { '@type': 'Organization', name: brand.name },
      },
    ],
  },
};
