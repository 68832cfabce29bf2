import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AuthUser } from '../../../../shared/api/auth-user.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { messages } from './messages.ts';

type Notice = { title: string; description: string };

/**
 * What to tell a person whom the link of an email has brought here: `?email_verified=1` after confirming an address,
 * `?email_change=1` after changing it. Undefined when the address does not say so, or when it is not true.
 */
export function findArrivalNotice(search: string, user: AuthUser): Notice | undefined {
  const parameters = new URLSearchParams(search);
  if (!user.email || !user.emailConfirmedAt) return undefined;
  if (parameters.has('email_change')) return messages.arrivals.changed(user.email);
  return parameters.has('email_verified') ? messages.arrivals.verified(user.email) : undefined;
}

/** The same query without what was told; empty when nothing is left. */
export function dropArrival(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('email_change');
  parameters.delete('email_verified');
  const rest = parameters.toString();
  return rest === '' ? '' : `?${rest}`;
}

/** Tells once what an email's link has done, and cleans the address, so that a reload does not tell it again. */
export function useArrivalNotice(user: AuthUser): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  const tell = useEffectEvent((arrivedWith: string) => {
    const notice = findArrivalNotice(arrivedWith, user);
    if (notice) toast.success(notice);
    navigate(pathname + dropArrival(arrivedWith), { replace: true });
  });

  useEffect(() => {
    if (dropArrival(search) !== search) tell(search);
  }, [search]);
}
