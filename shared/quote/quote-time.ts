/** How long a quote takes on average. */
export const averageQuoteTime = '2 minutes';
