import { brand } from '../../../shared/brand.ts';

export const messages = {
  contents: 'In this article',
  readingTime: (readMinutes: number) => `· ${readMinutes} min read`,
  author: (author: string) => `By the ${brand.name} ${author}`,
  disclaimer:
    'This article is general information, not insurance, tax or legal advice. What a policy costs and whether it is approved is decided by the carrier.',
  home: 'Home',
  blog: 'Blog',
  breadcrumb: 'Breadcrumb',
  newsletter: {
    title: 'New articles by email',
    note: 'The newsletter is not open yet, so this form takes no addresses. Until it does, a feed reader brings you every new article: [subscribe to the feed](/feed.xml).',
    email: 'Email address',
    placeholder: 'Not open yet',
    submit: 'Subscribe',
  },
  nextSteps: {
    title: 'From reading to a number of your own',
    text: 'Find the carrier that fits your answers, with the reasons, or work out the amount first. Both are free.',
    findMatch: 'Find My Best Match',
    calculate: 'Calculate My Coverage',
  },
  related: 'Related articles',
  topics: 'Topics',
} as const;
