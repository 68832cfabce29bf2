import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AuthUser } from '../../../../shared/api/auth-user.ts';
import { paths } from '../../../app/paths.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { messages } from './settings-messages.ts';

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

type Notice = { title: string; description: string };

/**
 * Returns what to tell a person who came here by an emailed link: `?email_verified=1` after confirming an address,
 * `?email_change=1` after changing it. Undefined if the URL says nothing, or if it isn't true.
 */
export function findEmailLinkNotice(search: string, user: AuthUser): Notice | undefined {
  const parameters = new URLSearchParams(search);
  if (!user.email || !user.emailConfirmedAt) return undefined;
  if (parameters.has('email_change')) return messages.arrivals.changed(user.email);
  return parameters.has('email_verified') ? messages.arrivals.verified(user.email) : undefined;
}

export function removeLinkParameters(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('email_change');
  parameters.delete('email_verified');
  const rest = parameters.toString();
  return rest === '' ? '' : `?${rest}`;
}

/** Shows the notice for an emailed link once, and removes it from the URL, so that a reload doesn't repeat it. */
export function useEmailLinkNotice(user: AuthUser): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  const tell = useEffectEvent((arrivedWith: string) => {
    const notice = findEmailLinkNotice(arrivedWith, user);
    if (notice) toast.success(notice);
    navigate(pathname + removeLinkParameters(arrivedWith), { replace: true });
  });

  useEffect(() => {
    if (removeLinkParameters(search) !== search) tell(search);
  }, [search]);
}
