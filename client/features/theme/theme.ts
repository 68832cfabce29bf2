import { createStoredValue } from '../../lib/stored-value.ts';

/** The themes, in the order of the choice. */
export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** The script in `index.html` reads it before the first paint, so that nothing changes color afterward. */
export const themeKey = 'theme';

const storedTheme = createStoredValue({
  area: 'local',
  key: themeKey,
  schema: (stored) => themes.find((theme) => theme === stored),
});

export function loadTheme(): Theme {
  return storedTheme.read() ?? 'system';
}

/** Shows the page in this theme, and stores the choice for the next pages. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') storedTheme.remove();
  else storedTheme.write(theme);
  showTheme(theme);
}

/** See `tokens.css` for what the attribute does. Without it, the colors follow the device. */
export function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
}
