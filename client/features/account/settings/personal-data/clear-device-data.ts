import { brand } from '../../../../../shared/site/brand.data.ts';
import { attempt } from '../../../../lib/stored-value.ts';

/**
 * Removes what this site stores in this browser: the quote, drafts of forms, the calculator's figures, and the
 * analytics id. The person's other browsers keep theirs until it expires.
 */
export function clearDeviceData(): void {
  for (const openArea of [() => window.localStorage, () => window.sessionStorage]) {
    attempt(() => clearArea(openArea()));
  }
}

function clearArea(area: Storage): void {
  const own = new RegExp(`^${brand.slug}[._]`);
  for (const key of Object.keys(area)) {
    if (own.test(key)) area.removeItem(key);
  }
}
