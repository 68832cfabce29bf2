export const pictureLabel = 'A lamp shines above a home at dusk. Everything in its light is in full color.';
export const titleFirst = 'Keep the lights on';
export const titleSecond = 'for the people';
export const titleThird = 'you love';
export const lead =
  'Tell us a little about your life. AI-\u2060powered matching compares top carriers, then shows you the one that fits best, and why.';
export const ratedBy = (ratingCount: string) => `by ${ratingCount}`;
export const peekCaption = 'Example of a best match';
export const match = 'match';
