/** Every page of the site. Links are built from here, so that a renamed page cannot leave a dead link behind. */
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
  guide: '/guide',
  calculator: '/calculator',
  faq: '/faq',
  about: '/about',
  howItWorks: '/how-it-works',
  carriers: '/carriers',
  reviews: '/reviews',
  contact: '/contact',
  blog: '/blog',
  privacy: '/legal/privacy',
  terms: '/legal/terms',
  licenses: '/legal/licenses',
  disclosures: '/legal/disclosures',
  accessibility: '/legal/accessibility',
  devUi: '/dev/ui',
} as const;

export function buildArticlePath(slug: string): string {
  return `${paths.blog}/${slug}`;
}
