import type { ChatContext } from '../../shared/api/chat.ts';
import { paths } from './paths.ts';

/** The pages that aren't there to be read. `undefined` hides the assistant where there is only one thing to do. */
const contexts = new Map<string, ChatContext | undefined>([
  [paths.home, 'homepage'],
  [paths.dashboard, 'homepage'],
  [paths.profile, 'homepage'],
  [paths.account, 'homepage'],
  [paths.calculator, 'calculator'],
  [paths.contact, 'contact'],
  [paths.quote, undefined],
  [paths.signIn, undefined],
  [paths.authCallback, undefined],
  [paths.onboarding, undefined],
  [paths.createPassword, undefined],
  [paths.onboardingProfile, undefined],
  [paths.onboardingFlow, undefined],
  [paths.operator, undefined],
  [paths.developers, undefined],
]);

/** What the page at this path is about, for the assistant. An unknown page gets the home page's context. */
export function findChatContext(pathname: string): ChatContext | undefined {
  if (contexts.has(pathname)) return contexts.get(pathname);
  const isKnown = Object.values(paths).some((path) => path === pathname);
  const isBelow = [paths.blog, paths.answers, paths.carriers].some((path) => pathname.startsWith(`${path}/`));
  return isKnown || isBelow ? 'learn' : 'homepage';
}
