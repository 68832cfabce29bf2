import { paths } from '../../../app/paths.ts';

export const accountTabs = ['email', 'password', 'phone', 'account'] as const;

export type AccountTabId = (typeof accountTabs)[number];

/** The tab that an address opens: `?tab=` by its id, else the first. */
export function readTab(search: string): AccountTabId {
  const asked = new URLSearchParams(search).get('tab');
  return accountTabs.find((id) => id === asked) ?? 'email';
}

/** The address of a tab. The first one needs no parameter. */
export function buildTabPath(tab: AccountTabId): string {
  return tab === 'email' ? paths.account : `${paths.account}?tab=${tab}`;
}
