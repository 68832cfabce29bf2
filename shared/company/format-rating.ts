import type { Rating } from '../site/schemas/company.ts';

const maxStars = 5;

/** `4.8/5` */
export const formatRating = ({ value }: Rating): string => `${value}/${maxStars}`;
