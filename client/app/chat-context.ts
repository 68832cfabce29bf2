import type { ChatContext } from '../../shared/api/chat.ts';
import { paths } from './paths.ts';

/**
 * What each page is about, for the assistant. `undefined` hides the assistant on pages that have only one thing to do.
 */
const contexts: Readonly<Record<keyof typeof paths, ChatContext | undefined>> = {
  home: 'homepage',
  quote: undefined,
  signIn: undefined,
  authCallback: undefined,
  onboarding: undefined,
  createPassword: undefined,
  onboardingProfile: undefined,
  onboardingFlow: undefined,
  dashboard: 'homepage',
  profile: 'homepage',
  account: 'homepage',
  operator: undefined,
  guide: 'learn',
  calculator: 'calculator',
  faq: 'learn',
  about: 'learn',
  howItWorks: 'learn',
  carriers: 'learn',
  carrier: 'learn',
  reviews: 'learn',
  contact: 'contact',
  blog: 'learn',
  article: 'learn',
  answers: 'learn',
  answer: 'learn',
  privacy: 'learn',
  terms: 'learn',
  licenses: 'learn',
  disclosures: 'learn',
  accessibility: 'learn',
  developers: undefined,
};

const byPath = new Map<string, ChatContext | undefined>(
  Object.entries(contexts).map(([name, context]) => [isPathName(name) ? paths[name] : name, context]),
);

/** The assistant's context for the page at this path. An unknown page gets the home page's. */
export function findChatContext(pathname: string): ChatContext | undefined {
  if (byPath.has(pathname)) return byPath.get(pathname);
  const isBelow = (path: string) => pathname.startsWith(`${path}/`);
  return [paths.blog, paths.answers, paths.carriers].some(isBelow) ? 'learn' : contexts.home;
}

function isPathName(name: string): name is keyof typeof paths {
  return name in paths;
}
