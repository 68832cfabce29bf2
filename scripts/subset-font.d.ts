declare module 'subset-font' {
  type Axes = Record<string, number | { min: number; max: number }>;
  type Options = { targetFormat: 'woff2' | 'truetype'; variationAxes?: Axes };
  function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
  export = subsetFont;
}
