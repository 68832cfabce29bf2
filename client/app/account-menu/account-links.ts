import type { NavigationLink } from '../layouts/navigation-content.ts';
import { paths } from '../paths.ts';
import { messages } from './messages.ts';

/** The pages of people who are signed in. */
export const accountLinks: readonly NavigationLink[] = [
  { to: paths.dashboard, text: messages.dashboard },
  { to: paths.profile, text: messages.profile },
  { to: paths.account, text: messages.settings },
];
