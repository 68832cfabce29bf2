import { averageQuoteTime } from '../../shared/quote/quote-time.ts';
import { brand } from '../../shared/site/brand.data.ts';

export const title = `${brand.name}: life insurance matched to your life`;
export const description = `Answer a few questions, and our AI-powered matching shows you the life insurance carrier that fits you best, and why. Free, about ${averageQuoteTime}, no phone calls.`;
export const previewTitle = 'Keep the lights on for the people you love';
