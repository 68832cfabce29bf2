/** The language and region of everything the site formats, as a BCP 47 tag. A second language starts here. */
export const locale = 'en-US';
