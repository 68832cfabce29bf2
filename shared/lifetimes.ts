/** How long information is kept. What stores or removes it goes by these numbers, and the legal texts name them. */

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
export const yearMs = 365 * dayMs;

/** A quote and a conversation in the browser, from the last change. */
export const draftDays = 30;
export const contactDraftHours = 24;
/** As long as the server lets a browser wait for its confirmation. */
export const pendingSignUpHours = 24;
/** As long as an emailed link is valid, because a second factor, emails, or Google may come before the page. */
export const nextPathMinutes = 60;

export const sessionIdleDays = 30;
export const sessionMaxDays = 90;
/** Longer than any code that is bound to a browser is valid. */
export const codeBrowserMinutes = 60;
export const knownBrowserDays = 180;
export const googleSignInMinutes = 10;

export const digitCodeMinutes = 10;
export const linkCodeMinutes = 60;
/** Ways in that were added this long before a recovery are removed, because they may be someone else's. */
export const lateWayInDays = 7;
export const unprovenAccountDays = 7;
export const idleAccountYears = 3;
/** Before an idle account is deleted. */
export const firstNoticeDays = 30;
export const lastNoticeDays = 7;
export const sentMessageDays = 30;
/** An operator can change it with ANALYTICS_RETENTION_DAYS. */
export const defaultEventDays = 90;
export const referralYears = 7;
export const referralBrowserDays = 90;
export const contactMessageYears = 2;
