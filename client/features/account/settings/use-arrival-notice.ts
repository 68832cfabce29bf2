import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AuthUser } from '../../../../shared/api/auth-user.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { dropArrival, findArrivalNotice } from './arrival-notice.ts';

/** Tells once what a mail's link has done, and cleans the address, so that a reload does not tell it again. */
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
