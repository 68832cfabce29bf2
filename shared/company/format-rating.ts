import type { Rating } from './company.ts';

const mostStars = 5;

/** `4.8/5` */
export const formatRating = ({ value }: Rating): string => `${value}/${mostStars}`;
