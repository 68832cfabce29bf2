import { paths } from '../../../app/paths.ts';

export const accountTabs = ['email', 'password', 'phone', 'account'] as const;

export type AccountTabId = (typeof accountTabs)[number];

/** Returns the tab in the URL: the one whose id is in `?tab=`, or else the first. */
export function parseTab(search: string): AccountTabId {
  const asked = new URLSearchParams(search).get('tab');
  return accountTabs.find((id) => id === asked) ?? 'email';
}

/** Returns the URL of a tab. The first tab needs no parameter. */
export function buildTabPath(tab: AccountTabId): string {
  return tab === 'email' ? paths.account : `${paths.account}?tab=${tab}`;
}
