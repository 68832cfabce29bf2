import { paths } from '../../../../app/paths.ts';

export type Mode = 'sign-in' | 'sign-up';

/** Parts of the form that stand in each other's place, each an entry of the browser's history. */
export type Panel = 'email' | 'phone' | 'code' | 'forgot';

/** What the page shows. `leaving`: the person is signed in and on the way elsewhere. */
export type View = Panel | 'second-factor' | 'reset' | 'leaving';

export type SignInStatus = 'loading' | 'signed-out' | 'second-factor' | 'signed-in';

/** How many entries of the history lie between the email panel and this one. */
const depths: Readonly<Record<Panel, number>> = { email: 0, phone: 1, code: 2, forgot: 1 };

export function findDepth(panel: Panel): number {
  return depths[panel];
}

/** `?mode=signup` opens Create Account; anything else starts on Sign In. */
export function readMode(search: string): Mode {
  return new URLSearchParams(search).get('mode') === 'signup' ? 'sign-up' : 'sign-in';
}

/** `?mode=reset`: where the link of a recovery email leads in the end. */
export function isReset(search: string): boolean {
  return new URLSearchParams(search).get('mode') === 'reset';
}

/** The address of a mode, at its email panel. What else the address carries, such as `next`, stays. */
export function buildModePath(mode: Mode, search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('mode');
  parameters.delete('panel');
  if (mode === 'sign-up') parameters.set('mode', 'signup');
  const query = parameters.toString();
  return query === '' ? paths.signIn : `${paths.signIn}?${query}`;
}

/** The panel that an entry of the history belongs to; undefined for every entry that says nothing. */
export function readPanel(historyState: unknown): Panel | undefined {
  if (typeof historyState !== 'object' || historyState === null || !('panel' in historyState))
    return undefined;
  const { panel } = historyState;
  return panel === 'phone' || panel === 'code' || panel === 'forgot' ? panel : undefined;
}

/** The panel that the address itself opens: `?panel=phone`, for other pages that offer the phone. */
export function readFirstPanel(search: string): Panel {
  return new URLSearchParams(search).get('panel') === 'phone' ? 'phone' : 'email';
}

type Situation = { panel: Panel; isReset: boolean; status: SignInStatus; hasSentCode: boolean };

/** A second factor that is due comes before everything; without a text that was sent there is no code to ask for. */
export function findView({ panel, isReset, status, hasSentCode }: Situation): View {
  if (status === 'second-factor') return 'second-factor';
  if (isReset) return 'reset';
  if (status === 'signed-in') return 'leaving';
  return panel === 'code' && !hasSentCode ? 'phone' : panel;
}
