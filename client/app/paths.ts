/** Every page of the site. Links are built from these, so that renaming a page can't break them. */
export const paths = {
  home: '/',
  quote: '/quote',
  signIn: '/signin',
  authCallback: '/auth/callback',
  onboarding: '/onboarding',
  createPassword: '/onboarding/create-password',
  onboardingProfile: '/onboarding/profile',
  onboardingFlow: '/onboarding/flow',
  dashboard: '/dashboard',
  profile: '/profile',
  account: '/account',
  operator: '/operator',
  guide: '/guide',
  calculator: '/calculator',
  faq: '/faq',
  about: '/about',
  howItWorks: '/how-it-works',
  carriers: '/carriers',
  carrier: '/carriers/:slug',
  reviews: '/reviews',
  contact: '/contact',
  blog: '/blog',
  article: '/blog/:slug',
  answers: '/answers',
  answer: '/answers/:slug',
  privacy: '/legal/privacy',
  terms: '/legal/terms',
  licenses: '/legal/licenses',
  disclosures: '/legal/disclosures',
  accessibility: '/legal/accessibility',
  developers: '/developers',
} as const;

export function buildArticlePath(slug: string): string {
  return paths.article.replace(':slug', slug);
}

export function buildAnswerPath(slug: string): string {
  return paths.answer.replace(':slug', slug);
}

export function buildCarrierPath(slug: string): string {
  return paths.carrier.replace(':slug', slug);
}

/** Short addresses of the legal pages, which redirect permanently. */
export const aliases = {
  '/privacy': paths.privacy,
  '/terms': paths.terms,
  '/licenses': paths.licenses,
  '/disclosures': paths.disclosures,
  '/accessibility': paths.accessibility,
} as const;
