export const newTab = '(opens in a new tab)';
export const rated = (rating: number) => `Rated ${rating} out of 5`;
