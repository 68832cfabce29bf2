import { brand } from '../../../shared/site/brand.data.ts';

export const messages = {
  contents: 'In this article',
  readingTime: (readMinutes: number) => `· ${readMinutes} min read`,
  author: (author: string) => `By the ${brand.name} ${author}`,
  disclaimer:
    'This article is general information, not insurance, tax, or legal advice. The carrier decides what a policy costs and whether to approve it.',
  blog: 'Blog',
  newsletter: {
    title: 'New articles by email',
    note: 'Our newsletter isn’t open yet, so you can’t sign up here. In the meantime, you can get every new article in a feed reader: [subscribe to the feed](/feed.xml).',
    email: 'Email address',
    placeholder: 'Not open yet',
    submit: 'Subscribe',
  },
  nextSteps: {
    title: 'Ready for your own number?',
    text: 'Find the carrier that fits your answers and see why, or figure out how much coverage you need first. Both are free.',
    findMatch: 'Find My Best Match',
    calculate: 'Calculate My Coverage',
  },
  related: 'Related articles',
  topics: 'Topics',
} as const;
