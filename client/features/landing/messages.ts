import { questionCount } from '../../../shared/quote/questions.data.ts';
import { averageQuoteTime } from '../../../shared/quote/quote-time.ts';
import { brand } from '../../../shared/site/brand.data.ts';

export const messages = {
  factsLabel: 'What to expect',
  findMatch: 'Two minutes now. Covered for years.',
  howItWorks: {
    title: 'How it works',
    lead: 'Three steps, no phone calls. Nothing is sent until you ask for your match.',
    steps: {
      about: {
        title: 'Tell us about yourself',
        text: `Four quick details and ${questionCount} short questions about your health, habits, and plans. It takes about ${averageQuoteTime}.`,
      },
      compare: {
        title: 'AI compares carriers',
        text: 'We check your answers against every carrier’s rules, and you can see every point each carrier earns.',
      },
      match: {
        title: 'Get the best match and quote',
        text: 'See your match and why it fits, then go to the carrier’s own site. You decide whether to buy.',
      },
    },
  },
  articles: { title: 'Latest articles', all: 'All articles' },
  lifeChanges: {
    title: 'Adjust Your Coverage As Life Changes',
    lead: 'The right amount at 24 is the wrong amount at 37. Here’s how coverage changed for one example household.',
    events: {
      lease: 'First lease',
      home: 'First home',
      firstChild: 'First child',
      secondChild: 'Second child',
      empty: 'Kids move out',
      retired: 'Retired',
    },
    ageAfterEvent: (age: number) => `, age ${age}`,
    age: (age: number) => `Age ${age}`,
    cardsLabel: 'Ways to adjust',
    cards: {
      flexible: { title: 'Flexible', text: 'Update your policy as life changes: a home, a baby, a new job.' },
      matching: {
        title: 'Smart Matching',
        text: 'Our AI finds your best-fit carrier, and checks again whenever an answer changes.',
      },
      peace: {
        title: 'Peace of Mind',
        text: 'Always the right protection at the right time, so the bills are covered.',
      },
    },
  },
  standsOut: {
    title: `Why ${brand.name} Stands Out`,
    label: `Why ${brand.name} stands out`,
    promises: {
      sent: 'Sent only when you ask for your match',
      used: 'Used only to match you',
      sold: 'Never sold',
    },
    matching: {
      title: 'AI-Powered Matching',
      text: 'Personalized recommendations in minutes, each with its reasons, so you can judge for yourself.',
    },
    carriers: {
      title: 'Top-Rated Carriers',
      text: (rated: string) =>
        `Access to trusted providers, not just one company. We match you with ${rated}.`,
    },
    privacy: { title: 'Privacy Protected', text: 'Your data is secure and never sold.' },
    example: (applicant: string) => `Example: ${applicant}`,
    reasons: (carrier: string) => `Why ${carrier}`,
    percent: (percent: number) => `${percent}% match`,
    points: (points: number) => `+${points} points`,
  },
  pictures: {
    yearsStart: 'Year 1',
    yearsEnd: 'Running total, year 10',
    childhoodStart: 'Birth',
  },
  fragments: {
    lowestCost: 'Lowest premium cost',
    quickApproval: 'Quick approval process',
    bestMatch: 'Best match',
    qualifies: 'Qualifies',
    quote: 'See My Quote',
    opens: (host: string) => `Opens ${host}. We may earn a commission.`,
  },
  testimonials: { title: 'From people who found their match', label: 'Testimonials' },
  whyItMatters: {
    title: 'Why Life Insurance Matters',
    lead: 'Most of us would rather not look at these numbers. They’re easier to face once you have a plan.',
    note: 'US numbers, rounded. They describe many families, so yours may be different.',
  },
} as const;
