import type { Testimonial } from './company.ts';

/** The home page's three testimonials, all examples; the first one is the largest. BRAND_FILE replaces them. */
export const homeContent: { testimonials: readonly Testimonial[] } = {
  testimonials: [
    {
      rating: 5,
      quote:
        'I put this off for six years because I thought it meant a salesman at my kitchen table. It took less time than making coffee, and I understood every word.',
      name: 'Danielle R.',
      location: 'Columbus, Ohio',
      date: '2025-06-03',
    },
    {
      rating: 5,
      quote: 'It told me which carrier is friendlier to smokers. No one had ever explained that to me.',
      name: 'Marcus T.',
      location: 'Tucson, Arizona',
      date: '2025-07-21',
    },
    {
      rating: 5,
      quote: 'At 61, I expected to be turned down. I got a clear match and a clear reason.',
      name: 'Ellen V.',
      location: 'Duluth, Minnesota',
      date: '2025-08-30',
    },
  ],
};
