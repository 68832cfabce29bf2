import { useEffect, useEffectEvent, useRef } from 'react';
import type { AuthUser } from '../../../../shared/api/auth-user.ts';
import { isFromHere, listPasskeys } from './passkeys.ts';

/**
 * Keeps the browser's password manager up to date: which of the account's passkeys still work, and the address that it
 * shows next to them.
 */
export function usePasskeySignals(user: AuthUser): void {
  const ids = listPasskeys(user)
    .filter(isFromHere)
    .map(({ credentialId }) => credentialId);
  const name = user.email ?? user.phone ?? '';
  const hadSome = useRef(false);

  const tell = useEffectEvent(async () => {
    if (ids.length === 0 && !hadSome.current) return;
    hadSome.current = true;
    const { tellBrowser } = await import('./webauthn.ts');
    // A UUID's base64 has no characters that differ in base64url.
    const account = { rpID: location.hostname, userID: btoa(user.id) };
    await tellBrowser({ ...account, signalName: 'allAcceptedCredentials', allAcceptedCredentialIDs: ids });
    const displayName = user.metadata.fullName ?? name;
    await tellBrowser({
      ...account,
      signalName: 'currentUserDetails',
      userName: name,
      userDisplayName: displayName,
    });
  });

  const state = [name, ...ids].join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: The state says when there is something new to tell.
  useEffect(() => {
    tell().catch(() => {
      // A favor to the browser. The next visit tries again.
    });
  }, [state]);
}
