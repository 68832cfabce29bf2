/** The maximum length of each field of the contact form, in characters. */
export const contactLimits = { name: 100, email: 254, subject: 150, message: 5000 } as const;
