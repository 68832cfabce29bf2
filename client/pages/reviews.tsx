import { formatRating } from '../../shared/company/format-rating.ts';
import { companyClaims } from '../../shared/site/claims.data.ts';
import { reviewContent } from '../../shared/site/reviews.data.ts';
import { paths } from '../app/paths.ts';
import { reviewsPage } from '../content/reviews.ts';
import { RatingSummary, RecentReviews, TestimonialList } from '../features/reviews/review-sections.tsx';
import type { PageModule } from '../lib/page.ts';
import { buildBreadcrumb } from '../lib/structured-data.ts';
import { CallToAction } from '../ui/layout/call-to-action.tsx';
import { RichText } from '../ui/layout/rich-text.tsx';

const { customers = '', satisfaction = '', reviews: rating } = companyClaims;
const statistics = [
  { figure: customers, text: reviewsPage.customers },
  { figure: satisfaction, text: reviewsPage.satisfaction },
].filter(({ figure }) => figure !== '');

const { reviews, testimonials } = reviewContent;
const hasReviews = testimonials.length > 0 || reviews.length > 0;

function Reviews() {
  return (
    <main id="main">
      <div className="page-width grid gap-x-16 gap-y-9 pt-8 pb-14 md:pt-14 md:pb-20 min-[64rem]:grid-cols-[7fr_5fr]">
        <div>
          <h1 className="font-display text-display-lg">{reviewsPage.title}</h1>
          <p className="mt-4 max-w-prose text-lead">{hasReviews ? reviewsPage.lead : reviewsPage.none}</p>
          {hasReviews && (
            <p className="mt-4 max-w-prose text-small">
              <RichText text={reviewsPage.examples} />
            </p>
          )}
        </div>
        {rating && <RatingSummary rating={rating} statistics={statistics} />}
      </div>
      {testimonials.length > 0 && <TestimonialList testimonials={testimonials} />}
      {reviews.length > 0 && <RecentReviews reviews={reviews} />}
      <CallToAction
        title={reviewsPage.call.title}
        text={reviewsPage.call.text}
        actions={[{ to: paths.home, label: reviewsPage.call.findMatch }]}
      />
    </main>
  );
}

/** Without structured data for the reviews: search engines are told of none that no one can verify. */
export const page: PageModule = {
  Component: Reviews,
  meta: {
    title: reviewsPage.title,
    description: reviewsPage.description(rating && { text: formatRating(rating), count: rating.count }),
    structuredData: [buildBreadcrumb({ name: reviewsPage.title, path: paths.reviews })],
  },
};
