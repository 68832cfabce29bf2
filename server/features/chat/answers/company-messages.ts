import { brand } from '../../../../shared/brand.ts';
import type { Rating } from '../../../../shared/company/company.ts';
import { formatRating } from '../../../../shared/company/format-rating.ts';

/** `states` is empty when the company doesn't say where it is licensed. */
export function licensedText(states: string): string {
  if (states === '') return `${brand.legalName} is a licensed agency.`;
  return `${states.startsWith('all') ? 'Yes. ' : ''}${brand.legalName} is an agency licensed in ${states}.`;
}

export const ratedText = (rating: Rating | undefined): string =>
  rating ? `We’re rated ${formatRating(rating)} from ${rating.count} reviews.` : '';
