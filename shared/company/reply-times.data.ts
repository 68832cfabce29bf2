import type { ReplyTimes } from './company.ts';

/** The built-in company's promises. BRAND_FILE replaces them when the server starts, even in the built scripts. */
export const replyTimes: ReplyTimes = { contact: '24 hours', accessibility: '1 business day' };
