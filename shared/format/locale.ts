/** The language and region of everything the site writes, as a BCP 47 tag. Start here to add a second language. */
export const locale = 'en-US';
/** The language alone, as pages and emails declare it. */
export const language = 'en';
