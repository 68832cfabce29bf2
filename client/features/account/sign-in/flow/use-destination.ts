import { useEffect } from 'react';
import { sanitizeNext } from '../../../../../shared/validation/next-path.ts';
import { paths } from '../../../../app/paths.ts';
import { consumeNext, rememberNext } from '../../session/next-path.ts';
import { isReset } from './view.ts';

/** The page that sent the person here to sign in: from `?next=`, or stored earlier. */
export function useDestination(search: string) {
  const asked = sanitizeNext(new URLSearchParams(search).get('next'), '');

  useEffect(() => {
    if (asked !== '') rememberNext(asked);
  }, [asked]);

  function consumeRedirect(): string | undefined {
    const remembered = consumeNext('');
    // Another tab may have stored its own page in the meantime.
    const destination = asked === '' ? remembered : asked;
    return leadsAway(destination) ? destination : undefined;
  }

  function getDestination(): string | undefined {
    const destination = consumeRedirect();
    if (destination) rememberNext(destination);
    return destination;
  }

  return { getDestination, consumeRedirect };
}

/** This page isn't a destination, but its reset screen is: a recovery link asks for the second factor first. */
function leadsAway(path: string): boolean {
  const [pathname, query = ''] = path.split('?');
  return path !== '' && (pathname !== paths.signIn || isReset(query));
}
