import { brand } from '../../shared/brand.ts';
import { buildArticlePath, paths } from '../app/paths.ts';
import { coverageGuidance } from '../content/claims.ts';
import { CoverageCalculator } from '../features/calculator/coverage-calculator.tsx';
import type { PageModule } from '../lib/page.ts';
import { ButtonLink, TextLink } from '../ui/actions/link.tsx';

function Calculator() {
  return (
    <main id="main">
      <div className="page-width pt-8 pb-16 md:pt-14 md:pb-24 print:py-0">
        <h1 className="font-display text-display-lg">Insurance Calculator</h1>
        <p className="mt-3 mb-8 max-w-[46rem] text-lead md:mb-11 print:hidden">
          How much life insurance would your family need? Seven figures, most of which you know, give a
          starting point and every step of the sum.
        </p>
        <CoverageCalculator incomeGuide={coverageGuidance.incomeMultiple} />
      </div>
      <section className="border-t border-line print:hidden">
        <div className="page-width section-y grid gap-6 min-[64rem]:grid-cols-[7fr_5fr] min-[64rem]:gap-12">
          <h2 className="max-w-[14em] font-display text-display-lg">
            The amount is half of it. The carrier is the other half.
          </h2>
          <div>
            <p className="mb-6">
              The same amount can suit one carrier and not another, and what you would pay may differ too.
              Answer a few questions, and see which one fits you, with the reasons. If you would rather read
              first, here is{' '}
              <TextLink to={buildArticlePath('how-much-life-insurance-do-i-need')}>
                how to think about the amount
              </TextLink>
              .
            </p>
            <ButtonLink to={paths.home} variant="secondary">
              Find My Best Match
            </ButtonLink>
          </div>
        </div>
      </section>
    </main>
  );
}

export const page: PageModule = {
  Component: Calculator,
  meta: {
    title: 'Insurance Calculator',
    description:
      'Work out how much life insurance your family may need: income to replace, debts, education and savings, added up step by step. Free, and nothing you enter leaves your browser.',
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebApplication',
        name: `${brand.name} Insurance Calculator`,
        description: 'Estimates how much life insurance coverage a family may need.',
        applicationCategory: 'FinanceApplication',
        operatingSystem: 'Any',
        browserRequirements: 'Requires JavaScript',
        isAccessibleForFree: true,
        offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
      },
    ],
  },
};
