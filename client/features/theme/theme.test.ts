import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakeStorage } from '../../lib/testing/fake-storage.ts';
import { chooseTheme, loadTheme, themeKey } from './theme.ts';

const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
const [, script = ''] = /<script>(.*?)<\/script>/.exec(page) ?? [];

let local: ReturnType<typeof createFakeStorage>;
const element: { dataset: Record<string, string> } = { dataset: {} };

beforeEach(() => {
  local = createFakeStorage();
  element.dataset = {};
  vi.stubGlobal('window', { localStorage: local });
  vi.stubGlobal('document', { documentElement: element });
});
afterEach(() => vi.unstubAllGlobals());

/** Returns what the page's own script does with the stored choice. */
function startPage(): string | undefined {
  const dataset: Record<string, string> = {};
  runInNewContext(script, { localStorage: local, document: { documentElement: { dataset } } });
  return dataset.theme;
}

it.each(['light', 'dark'] as const)(
  'shows the page in the %s theme, and starts the next one in it',
  (theme) => {
    chooseTheme(theme);
    expect(element.dataset.theme).toBe(theme);
    expect(loadTheme()).toBe(theme);
    expect(startPage()).toBe(theme);
  },
);

it('follows the device without a choice, and again once it is taken back', () => {
  expect(loadTheme()).toBe('system');
  expect(startPage()).toBeUndefined();
  chooseTheme('dark');
  chooseTheme('system');
  expect(element.dataset.theme).toBeUndefined();
  expect(startPage()).toBeUndefined();
  expect(Object.keys(local)).toEqual([]);
});

it.each(['', 'broken{', '"green"', '7'])('ignores a stored value that isn’t a theme: %s', (stored) => {
  local[themeKey] = stored;
  expect(loadTheme()).toBe('system');
  expect(['light', 'dark']).not.toContain(startPage());
});
