import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { rememberNext } from '../session/next-path.ts';

/** Goes to another page, from which people come back to this one once nothing is missing any more. */
export function RedirectTo({ path }: { path: string }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    rememberNext(pathname + search);
    navigate(path, { replace: true });
  }, [navigate, path, pathname, search]);
  return null;
}
