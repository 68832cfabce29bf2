import { brand } from '../../../../shared/site/brand.data.ts';
import { attempt } from '../../../lib/stored-value.ts';

const oldPrefix = `${brand.slug}.auth.`;
/** Part of every key that the old backend's library stored a session under, such as `sb-abc-auth-token`. */
const oldMarker = 'auth-token';

/** Removes what the former hosted backend left in local storage. Runs before each email or Google sign-in. */
export function clearOldAuthKeys(): void {
  attempt(() => {
    const { localStorage } = window;
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(oldPrefix) || key.includes(oldMarker)) localStorage.removeItem(key);
    }
  });
}
