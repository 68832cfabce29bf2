/** The language and region for everything the site formats, as a BCP 47 tag. Start here to add a second language. */
export const locale = 'en-US';
