import { brand } from '../../../../shared/brand.ts';

const oldPrefix = `${brand.slug}.auth.`;
/** In every key under which the old backend's library kept a session, such as `sb-abc-auth-token`. */
const oldMarker = 'auth-token';

/** Removes what the hosted backend of earlier days left in local storage. Runs before each email or Google sign-in. */
export function clearOldAuthKeys(): void {
  try {
    const { localStorage } = window;
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(oldPrefix) || key.includes(oldMarker)) localStorage.removeItem(key);
    }
  } catch {
    // A storage that refuses access holds nothing to remove.
  }
}
