import { buildArticlePath, paths } from '../app/paths.ts';
import { calculatorPage } from '../content/calculator.ts';
import { coverageGuidance } from '../content/claims.ts';
import { loadPricePerson } from '../content/load-price-person.ts';
import { CoverageCalculator } from '../features/calculator/coverage-calculator.tsx';
import type { PageModule } from '../lib/page.ts';
import { ButtonLink } from '../ui/actions/link.tsx';
import { RichText } from '../ui/layout/rich-text.tsx';

function Calculator() {
  return (
    <main id="main">
      <div className="page-width pt-8 pb-16 md:pt-14 md:pb-24 print:py-0">
        <h1 className="font-display text-display-lg">{calculatorPage.title}</h1>
        <p className="mt-3 mb-8 max-w-[46rem] text-lead md:mb-11 print:hidden">{calculatorPage.lead}</p>
        <CoverageCalculator incomeGuide={coverageGuidance.incomeMultiple} loadPerson={loadPricePerson} />
      </div>
      <section className="border-t border-line print:hidden">
        <div className="page-width section-y grid gap-6 min-[64rem]:grid-cols-[7fr_5fr] min-[64rem]:gap-12">
          <h2 className="max-w-[14em] font-display text-display-lg">{calculatorPage.nextTitle}</h2>
          <div>
            <p className="mb-6">
              <RichText
                text={calculatorPage.nextText(buildArticlePath('how-much-life-insurance-do-i-need'))}
              />
            </p>
            <ButtonLink to={paths.home} variant="secondary">
              {calculatorPage.findMatch}
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
    title: calculatorPage.title,
    description: calculatorPage.description,
    structuredData: [
      {
        '@type': 'WebApplication',
        name: calculatorPage.appName,
        description: calculatorPage.appDescription,
        applicationCategory: 'FinanceApplication',
        operatingSystem: 'Any',
        browserRequirements: calculatorPage.requirements,
        isAccessibleForFree: true,
        offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
      },
    ],
  },
};
