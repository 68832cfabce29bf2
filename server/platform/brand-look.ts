/** The brand's look in what the server itself writes: emails, reports, and pages for developers. */
type BrandLook = {
  /** Replaces the built-in colors in a text with their shades of the operator's colors. */
  recolor: (text: string) => string;
  /** The brand's logo, as markup. */
  mark: string;
};

/** The built-in look. An operator's brand replaces it before anything is written. */
export const brandLook: BrandLook = {
  recolor: (text) => text,
  mark: [
    '<svg viewBox="0 0 40 40" aria-hidden="true">',
    '<path d="M19 0h2v4h-2z" fill="currentColor"/>',
    '<path d="M11 12.5a9 9 0 0 1 18 0z" fill="currentColor"/>',
    '<path d="M12 14h16l10.6 22.3A2.6 2.6 0 0 1 36.2 40H3.8a2.6 2.6 0 0 1-2.4-3.7z" fill="#ffc83d"/>',
    '<path d="M20 19.2 30.4 28v12h-7.6v-6.4a2.8 2.8 0 0 0-5.6 0V40H9.6V28z" fill="#0d5a66"/>',
    '</svg>',
  ].join(''),
};
