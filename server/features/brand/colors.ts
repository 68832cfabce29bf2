/** A color in OKLCH: its lightness from 0 to 1, its chroma, and its hue in degrees. */
type Oklch = { lightness: number; chroma: number; hue: number };

/** The two colors that an operator chooses, as `#rrggbb`. All others are shades of them. */
export type BrandColors = { primary: string; accent: string };

type Family = { anchor: string; fromHue: number; toHue: number };

/**
 * The built-in colors, by hue. The colors for success and danger, and grays, aren't part of a family and stay the same.
 */
const families: Readonly<Record<keyof BrandColors, Family>> = {
  primary: { anchor: '#0d5a66', fromHue: 190, toHue: 225 },
  accent: { anchor: '#ffc83d', fromHue: 70, toHue: 112 },
};
/** The yellow of Google's logo. */
const foreign = new Set(['#fbbc05']);
const minChroma = 0.004;

/** Pairs that must be readable, as built-in colors: text, surface, and where they appear. WCAG 2.2, 1.4.3. */
const pairs = [
  ['#0d5a66', '#ffffff', 'links and buttons'],
  ['#0d5a66', '#f1f6f6', 'links on quiet surfaces'],
  ['#0d5a66', '#fff8e4', 'links on lit surfaces'],
  ['#0b262c', '#ffc83d', 'the text of lit buttons'],
  ['#0b262c', '#f2b418', 'the text of lit buttons under the pointer'],
  ['#3d555b', '#f1f6f6', 'running text'],
  ['#55696e', '#f1f6f6', 'captions'],
  ['#6b4700', '#ffefc2', 'warnings'],
  ['#c5dde0', '#0a3038', 'text on dark sections'],
  ['#9cc4c9', '#0a3038', 'captions on dark sections'],
  ['#8fd0d9', '#07252c', 'links in the dark theme'],
  ['#06272e', '#8fd0d9', 'buttons in the dark theme'],
  ['#9cb8bd', '#041a20', 'captions in the dark theme'],
  ['#ffd98a', '#3d3313', 'warnings in the dark theme'],
] as const;
const minContrast = 4.5;

/** Returns a function that replaces every color in a text with its shade of the operator's colors. */
export function createRecoloring(colors: BrandColors): (text: string) => string {
  const known = new Map<string, string>();
  const recolor = (color: string) => {
    const shade = known.get(color) ?? computeShade(color, colors);
    known.set(color, shade);
    return shade;
  };
  // Eight digits include the opacity. In data URLs, `#` is written as `%23`.
  return (text) =>
    text.replaceAll(
      /(#|%23)([0-9a-f]{6})(?=(?:[0-9a-f]{2})?(?![0-9a-z]))/gi,
      (_match, mark: string, digits: string) => mark + recolor(`#${digits.toLowerCase()}`).slice(1),
    );
}

/** Lists what would be unreadable in these colors. */
export function listUnreadable(colors: BrandColors): readonly string[] {
  return pairs.flatMap(([text, surface, place]) => {
    const contrast = computeContrast(computeShade(text, colors), computeShade(surface, colors));
    return contrast >= minContrast ? [] : [`${place} (${contrast.toFixed(1)} : 1)`];
  });
}

/** Keeps the color's lightness, and with it nearly all contrasts, and takes hue and chroma from the new color. */
function computeShade(color: string, colors: BrandColors): string {
  const { lightness, chroma, hue } = toOklch(color);
  if (foreign.has(color) || chroma < minChroma) return color;
  for (const name of ['primary', 'accent'] as const) {
    const { anchor, fromHue, toHue } = families[name];
    if (hue < fromHue || hue > toHue) continue;
    if (color === anchor) return colors[name].toLowerCase();
    const [built, chosen] = [toOklch(anchor), toOklch(colors[name])];
    return fromOklch({
      lightness,
      chroma: chroma * (chosen.chroma / built.chroma),
      hue: hue + chosen.hue - built.hue,
    });
  }
  return color;
}

function parseLinear(color: string): [red: number, green: number, blue: number] {
  const channel = (start: number) => toLinear(Number.parseInt(color.slice(start, start + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const fromLinear = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

/** WCAG 2.2, relative luminance. */
function computeContrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other]
    .map((color) => {
      const [red, green, blue] = parseLinear(color);
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .toSorted((first, second) => second - first);
  return (light + 0.05) / (dark + 0.05);
}

/** The matrices are from https://bottosson.github.io/posts/oklab. */
function toOklch(color: string): Oklch {
  const [red, green, blue] = parseLinear(color);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

/** Screens can't show every chroma, so it is reduced until they can. */
function fromOklch({ lightness, chroma, hue }: Oklch): string {
  const radians = (hue * Math.PI) / 180;
  for (let share = 1; share > 0; share -= 0.02) {
    const a = chroma * share * Math.cos(radians);
    const b = chroma * share * Math.sin(radians);
    const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
    const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
    const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
    const linear = [
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
    ];
    if (linear.every((value) => value >= -0.0001 && value <= 1.0001)) return toHex(linear);
  }
  return toHex([lightness ** 3, lightness ** 3, lightness ** 3]);
}

function toHex(linear: readonly number[]): string {
  const digits = linear.map((value) => {
    const channel = Math.round(Math.min(1, Math.max(0, fromLinear(Math.max(0, value)))) * 255);
    return channel.toString(16).padStart(2, '0');
  });
  return `#${digits.join('')}`;
}
