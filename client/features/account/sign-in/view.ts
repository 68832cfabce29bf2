import { paths } from '../../../app/paths.ts';
import { fields } from '../../../lib/light-checks.ts';
import type { AuthState } from '../session/auth-state.ts';

export type Mode = 'sign-in' | 'sign-up';

/** Parts of the form that replace each other. Each has a history entry. */
export type Panel = 'email' | 'phone' | 'code' | 'forgot';

/** What the page shows. `leaving` means that the person is signed in and is being redirected. */
export type View = Panel | 'second-factor' | 'reset' | 'leaving';

/** The number of history entries between the email panel and this one. */
export const depths: Readonly<Record<Panel, number>> = { email: 0, phone: 1, code: 2, forgot: 1 };

/** Parses the mode: `?mode=signup` opens Create Account, and anything else opens Sign In. */
export function parseMode(search: string): Mode {
  return new URLSearchParams(search).get('mode') === 'signup' ? 'sign-up' : 'sign-in';
}

/** `?mode=reset`: where the link in a recovery email ends up. */
export function isReset(search: string): boolean {
  return new URLSearchParams(search).get('mode') === 'reset';
}

/** Returns the URL of a mode's email panel. Other parameters, such as `next`, stay. */
export function buildModePath(mode: Mode, search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('mode');
  parameters.delete('panel');
  if (mode === 'sign-up') parameters.set('mode', 'signup');
  const query = parameters.toString();
  return query === '' ? paths.signIn : `${paths.signIn}?${query}`;
}

export function parsePanel(historyState: unknown): Panel | undefined {
  return parseEntry(historyState)?.panel;
}

const pushed = ['phone', 'code', 'forgot'] as const;
const parseEntry = fields<{ panel?: Panel }>(
  {},
  { panel: (value) => pushed.find((panel) => panel === value) },
);

/** Returns the panel that the URL opens: `?panel=phone` is for other pages that offer to sign in by phone. */
export function parseFirstPanel(search: string): Panel {
  return new URLSearchParams(search).get('panel') === 'phone' ? 'phone' : 'email';
}

type Situation = {
  panel: Panel;
  isReset: boolean;
  isPasswordDue: boolean;
  status: AuthState['status'];
  hasSentCode: boolean;
};

/** A missing second factor comes before everything else. If no text was sent, there is no code to ask for. */
export function findView({ panel, isReset, isPasswordDue, status, hasSentCode }: Situation): View {
  if (isPasswordDue) return 'reset';
  if (status === 'second-factor') return 'second-factor';
  if (isReset) return 'reset';
  if (status === 'signed-in') return 'leaving';
  return panel === 'code' && !hasSentCode ? 'phone' : panel;
}
