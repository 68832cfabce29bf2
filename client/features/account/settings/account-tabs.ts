import { paths } from '../../../app/paths.ts';

export const accountTabs = [
  { id: 'email', label: 'Email' },
  { id: 'password', label: 'Password' },
  { id: 'phone', label: 'Phone' },
  { id: 'account', label: 'Account' },
] as const;

export type AccountTabId = (typeof accountTabs)[number]['id'];

/** The tab that an address opens: `?tab=` by its id, else the first. */
export function readTab(search: string): AccountTabId {
  const asked = new URLSearchParams(search).get('tab');
  return accountTabs.find(({ id }) => id === asked)?.id ?? 'email';
}

/** The address of a tab. The first one needs no parameter. */
export function buildTabPath(tab: AccountTabId): string {
  return tab === 'email' ? paths.account : `${paths.account}?tab=${tab}`;
}
