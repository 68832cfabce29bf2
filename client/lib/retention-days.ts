/** Days for which this site keeps what someone began in their browser, counted from the last change. */
export const retentionDays = 30;
export const retentionMs = retentionDays * 24 * 60 * 60 * 1000;
