import type { Review, Testimonial } from './company.ts';

/** The reviews page's reviews and three testimonials, all examples. BRAND_FILE replaces them. */
export const reviewContent: { reviews: readonly Review[]; testimonials: readonly Testimonial[] } = {
  reviews: [
    {
      name: 'Priya S.',
      location: 'Austin, Texas',
      rating: 5,
      title: 'Done before the baby woke up',
      review:
        'I had ten minutes and used three. The list of reasons is what sold me: I could see the exam mattered less than I thought. I applied that same evening.',
      coverage: '$750,000, 20-year term',
      saved: '$22 a month',
    },
    {
      name: 'Tom and Lena K.',
      location: 'Madison, Wisconsin',
      rating: 5,
      title: 'Two policies, no appointments',
      review:
        'We each did our own and got different carriers. We would’ve bought both from the same one and overpaid. And no one has called us since.',
      coverage: '$500,000 each, 30-year term',
      saved: '$31 a month',
    },
    {
      name: 'Andre W.',
      location: 'Atlanta, Georgia',
      rating: 4,
      title: 'Clear, with one surprise',
      review:
        'The match was right. But the carrier’s own form asked a lot more about my blood pressure, so keep your records handy. Four stars because I wish I’d known that up front.',
      coverage: '$400,000, 20-year term',
      saved: '$14 a month',
    },
    {
      name: 'Grace M.',
      location: 'Boise, Idaho',
      rating: 5,
      title: 'It told me why before I could ask',
      review:
        'Every question tells you why they’re asking. After years of forms that want my phone number first, that was new. I stayed anonymous until I knew who I was going with.',
      coverage: '$250,000, no exam',
      saved: '$9 a month',
    },
    {
      name: 'Hector R.',
      location: 'Fresno, California',
      rating: 5,
      title: 'Finally covered, and I smoke',
      review:
        'Two places turned me down without saying why. Here I could see which carrier considers smokers and how much it counted. It’s not cheap, but my kids are covered.',
      coverage: '$300,000, 15-year term',
      saved: 'Nothing to compare with',
    },
    {
      name: 'Joan B.',
      location: 'Portland, Maine',
      rating: 4,
      title: 'Good for a second opinion',
      review:
        'I already had a quote from my bank. The calculator showed I needed less, and my match was a company I’d never heard of, with a better rating. I took a day to think it over, and no one pressured me.',
      coverage: '$150,000, 10-year term',
      saved: '$18 a month',
    },
    {
      name: 'Samir D.',
      location: 'Newark, New Jersey',
      rating: 5,
      title: 'Plain English',
      review:
        'English is my second language, and I understood all of it. I read the guide first, and then the questions took two minutes. I knew what I was signing.',
      coverage: '$600,000, 25-year term',
      saved: '$27 a month',
    },
    {
      name: 'Whitney L.',
      location: 'Tulsa, Oklahoma',
      rating: 5,
      title: 'For the stay-at-home parent',
      review:
        'We’d only ever insured my husband. The guide made us add up everything I do all week. It’s a modest policy, and it was approved in two days.',
      coverage: '$250,000, 20-year term',
      saved: '$6 a month',
    },
  ],
  /** Other than the home page's; the first one leads. */
  testimonials: [
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
  ],
};
