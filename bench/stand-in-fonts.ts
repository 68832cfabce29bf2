import { spawnSync } from 'node:child_process';

/**
 * Warns if this machine has none of the fonts that text is shown in before the site's own have loaded (`ui/fonts.css`).
 * Every phone and desktop has one, and without it, text moves more than any visitor sees.
 */
export function warnWithoutStandInFonts(): void {
  const { stdout, error } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  if (error || /Liberation Sans|Arial|Roboto/.test(stdout)) return;
  console.warn(
    'This machine has no font like Arial, so the layout shifts more than on a phone: apt-get install fonts-liberation',
  );
}
