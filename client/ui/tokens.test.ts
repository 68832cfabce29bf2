import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

type Theme = 'light' | 'dark';

const source = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const tokens = new Map(
  [...source.matchAll(/--color-([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g)].map(
    ([, name = '', light = '', dark = '', both = '']) => [name, { light: light || both, dark: dark || both }],
  ),
);

function findColor(name: string, theme: Theme): string {
  const color = tokens.get(name)?.[theme];
  if (!color) throw new Error(`tokens.css has no color ${name}.`);
  return color;
}

/** WCAG 2.2, relative luminance. */
function computeLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function computeContrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [computeLuminance(one), computeLuminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The colors in between are visible in both themes, and those of dusk appear only on dusk. */
const ends = /(?<=-)(dusk-(50|100|200)|lamp-(50|100|300|400)|white|black)\b/g;

const pages = ['surface', 'surface-mist', 'surface-lit'];
const grounds = [...pages, 'surface-lit-strong', 'surface-hover'];

/** Text colors, and the backgrounds they appear on. */
const text: readonly [color: string, backgrounds: readonly string[]][] = [
  ['ink', [...grounds, 'surface-tint', 'success-tint', 'warning-tint', 'danger-tint']],
  ['body', [...grounds, 'surface-tint', 'success-tint', 'warning-tint', 'danger-tint']],
  ['muted', ['surface', 'surface-mist', 'surface-hover', 'surface-tint']],
  ['link', [...grounds, 'surface-tint']],
  ['primary', pages],
  ['on-primary', ['primary', 'primary-hover', 'primary-active', 'danger-fill', 'danger']],
  ['on-accent', ['accent', 'accent-hover']],
  ['on-tint', ['surface-tint', 'track']],
  ['surface', ['ink', 'body']],
  ['on-dusk', ['surface-dusk', 'dusk-800']],
  ['on-dusk-body', ['surface-dusk']],
  ['on-dusk-muted', ['surface-dusk']],
  ['accent', ['surface-dusk']],
  ['success', ['surface', 'surface-mist', 'success-tint']],
  ['warning', ['surface', 'surface-mist', 'warning-tint']],
  ['danger', ['surface', 'surface-mist', 'danger-tint']],
];

/** Borders of controls, icons, rings, and meaningful parts of charts. */
const graphics: readonly [color: string, backgrounds: readonly string[]][] = [
  ['line-strong', [...pages, 'surface-hover']],
  ['primary', [...pages, 'surface-tint']],
  ['success-fill', ['surface', 'surface-mist', 'surface-tint']],
  ['danger-fill', ['surface', 'surface-mist']],
  ['chart-1', ['surface', 'surface-mist']],
  ['chart-3', ['surface', 'surface-mist']],
  ['chart-4', ['surface', 'surface-mist']],
  ['chart-5', ['surface', 'surface-mist']],
];

const list = (pairs: typeof text) =>
  pairs.flatMap(([color, backgrounds]) => backgrounds.map((background) => [color, background] as const));

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const measure = (one: string, other: string) =>
    computeContrast(findColor(one, theme), findColor(other, theme));

  it.each(list(text))('%s can be read on %s', (color, background) => {
    expect(measure(color, background)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(list(graphics))('%s can be seen on %s', (color, background) => {
    expect(measure(color, background)).toBeGreaterThanOrEqual(3);
  });

  // WCAG 2.4.13: one of the focus ring's two colors contrasts with whatever is next to it.
  it.each([...grounds, 'surface-tint', 'surface-dusk', 'primary', 'accent', 'danger-fill'])(
    'the focus ring can be seen on %s',
    (background) => {
      const rings = ['focus-inner', 'focus-outer'].map((ring) => measure(ring, background));
      expect(Math.max(...rings)).toBeGreaterThanOrEqual(3);
    },
  );
});

it('components name the ends of a ramp by their roles, because only those change with the theme', () => {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  const found = globSync('**/*.{tsx,css}', { cwd: folder }).flatMap((file) =>
    (readFileSync(`${folder}${file}`, 'utf8').match(ends) ?? []).map((name) => `${file}: ${name}`),
  );
  expect(found.filter((name) => !name.startsWith('ui/tokens.css'))).toEqual([]);
});

it('the focus ring’s two colors can be told apart', () => {
  const [inner, outer] = [findColor('focus-inner', 'light'), findColor('focus-outer', 'light')];
  expect(computeContrast(inner, outer)).toBeGreaterThanOrEqual(9);
});
