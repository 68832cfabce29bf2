import { existsSync, globSync } from 'node:fs';

/** WebKitGTK's own small browser, which WebKitWebDriver starts. */
export function findMiniBrowser(): string | undefined {
  return globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0];
}

/** The Debian packages that the journeys in other engines need, and this machine doesn't have. */
export function listMissingPackages(): string[] {
  const needed: [name: string, isThere: boolean][] = [
    ['firefox-esr', existsSync('/usr/bin/firefox-esr')],
    ['webkit2gtk-driver', existsSync('/usr/bin/WebKitWebDriver') && findMiniBrowser() !== undefined],
    ['xvfb', existsSync('/usr/bin/Xvfb')],
  ];
  return needed.filter(([, isThere]) => !isThere).map(([name]) => name);
}
