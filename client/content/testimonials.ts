export type Testimonial = {
  rating: number;
  quote: string;
  name: string;
  location: string;
  /** ISO 8601 date. */
  date: string;
};

/**
 * The three testimonials on the reviews page, which aren't the home page's. The first one is the
 * largest.
 */
export const reviewTestimonials: readonly Testimonial[] = [
  {
    rating: 5,
    quote:
      'My husband and I had this conversation every January for eight years. This time we answered the questions together, saw where we landed and why, and that was that.',
    name: 'Yolanda M.',
    location: 'Raleigh, North Carolina',
    date: '2025-09-14',
  },
  {
    rating: 5,
    quote:
      'I’m a nurse, and I read the fine print for fun. Every point they counted was right there on the page.',
    name: 'Keith B.',
    location: 'Spokane, Washington',
    date: '2025-07-02',
  },
  {
    rating: 4,
    quote:
      'I wanted a number, not a lecture. I got both, but the lecture was short and the number made sense.',
    name: 'Anita P.',
    location: 'Lexington, Kentucky',
    date: '2025-06-19',
  },
];

/** The three testimonials on the home page. The first one is the largest. */
export const testimonials: readonly Testimonial[] = [
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
];
