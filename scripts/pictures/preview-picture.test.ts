import { describe, expect, it } from 'vitest';
import { composePreview } from './preview-picture.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';

/** Measures as if every character's width were half its height. */
function compose(title: string): string {
  return composePreview({ title, art: svg, mark: svg, measure: (text, size) => text.length * size * 0.5 });
}

function readLines(picture: string): (string | undefined)[] {
  return [...picture.matchAll(/<tspan[^>]*>([^<]*)</g)].map(([, line]) => line);
}

describe('a preview picture', () => {
  it('sets a short title large and a long one in more lines', () => {
    expect(readLines(compose('FAQ'))).toEqual(['FAQ']);
    expect(compose('FAQ')).toContain('font-size="92"');
    const long = compose('Term vs. Whole Life Insurance: Which Is Right for You?');
    expect(readLines(long).join(' ')).toBe('Term vs. Whole Life Insurance: Which Is Right for You?');
    expect(readLines(long).length).toBeGreaterThan(2);
  });

  it('breaks a title into lines of about the same width', () => {
    expect(readLines(compose('Keep the lights on for the people you love'))).toEqual([
      'Keep the',
      'lights on for',
      'the people',
      'you love',
    ]);
  });

  it('keeps titles as text', () => {
    expect(readLines(compose('Cost & <b>'))).toEqual(['Cost &amp; &lt;b>']);
  });

  it('rejects a title that does not fit', () => {
    expect(() => compose('x'.repeat(60))).toThrow('too long for its preview picture');
  });
});
