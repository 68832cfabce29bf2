import { brand } from '../../shared/brand.ts';
import { formatDate } from '../../shared/format/dates.ts';
import { paths } from '../app/paths.ts';
import { companyClaims, reviewClaims } from '../content/claims.ts';
import { recentReviews } from '../content/reviews.ts';
import { testimonials } from '../content/testimonials.ts';
import { RatingSummary } from '../features/reviews/rating-summary.tsx';
import { RecentReviews } from '../features/reviews/recent-reviews.tsx';
import { TestimonialList } from '../features/reviews/testimonial-list.tsx';
import type { PageModule } from '../lib/page.ts';
import { buildBreadcrumb } from '../lib/structured-data.ts';
import { ButtonLink, TextLink } from '../ui/actions/link.tsx';
import { CallToAction } from '../ui/layout/call-to-action.tsx';

const figures = {
  ...reviewClaims,
  statistics: [
    { figure: companyClaims.customers, text: 'customers' },
    { figure: companyClaims.satisfaction, text: 'satisfaction' },
  ],
};

const voices = testimonials.map((testimonial) => ({
  ...testimonial,
  dateText: formatDate(testimonial.date),
}));

function Reviews() {
  return (
    <main id="main">
      <div className="page-width grid gap-x-16 gap-y-9 pt-8 pb-14 md:pt-14 md:pb-20 min-[64rem]:grid-cols-[7fr_5fr]">
        <div>
          <h1 className="font-display text-display-lg">Customer Reviews</h1>
          <p className="mt-4 max-w-prose text-lead">
            What people say once they have been through it: the questions, the match, and the carrier’s own
            application after that.
          </p>
          <p className="mt-4 max-w-prose text-small">
            These are examples. What you pay, and whether you save, depends on you and on what you compare
            with. <TextLink to={`${paths.disclosures}#reviews`}>About reviews on this site</TextLink>
          </p>
        </div>
        <RatingSummary figures={figures} />
      </div>
      <TestimonialList voices={voices} />
      <RecentReviews reviews={recentReviews} />
      <CallToAction
        title="Find out what you would write."
        actions={<ButtonLink to={paths.home}>Find My Best Match</ButtonLink>}
      >
        Free, about two minutes, and no phone calls. You see your match with its reasons before you decide
        anything.
      </CallToAction>
    </main>
  );
}

/** Without structured data for the reviews: search engines are told of none that nobody can verify. */
export const page: PageModule = {
  Component: Reviews,
  meta: {
    title: 'Customer Reviews',
    description: `${reviewClaims.ratingText} from ${reviewClaims.ratingCount} reviews: what people say about finding life insurance with ${brand.name}, what they bought, and what they saved.`,
    structuredData: [
      buildBreadcrumb([
        { name: 'Home', path: paths.home },
        { name: 'Customer Reviews', path: paths.reviews },
      ]),
    ],
  },
};
