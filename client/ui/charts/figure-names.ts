/** What articles and answers can show with `![](figure:name)`: charts, and the calculator's sketch. */
export const figureNames = [
  'family-need',
  'example-need',
  'term-and-whole',
  'price-by-age',
  'at-work',
  'claim',
  'calculator',
] as const;
export type FigureName = (typeof figureNames)[number];
