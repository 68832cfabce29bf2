/** For how many days this site stores what someone has started in their browser, counted from the last change. */
export const retentionDays = 30;
export const retentionMs = retentionDays * 24 * 60 * 60 * 1000;
