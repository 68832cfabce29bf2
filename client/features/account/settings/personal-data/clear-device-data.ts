import { brand } from '../../../../../shared/brand.ts';

/**
 * Removes what this site keeps in this browser: the quote, drafts of forms, the calculator's figures and the id of
 * analytics. Other browsers of the person keep theirs until it expires.
 */
export function clearDeviceData(): void {
  for (const openArea of [() => window.localStorage, () => window.sessionStorage]) {
    try {
      clearArea(openArea());
    } catch {
      // A storage that refuses access holds nothing to remove.
    }
  }
}

function clearArea(area: Storage): void {
  const own = new RegExp(`^${brand.slug}[._]`);
  for (const key of Object.keys(area)) {
    if (own.test(key)) area.removeItem(key);
  }
}
