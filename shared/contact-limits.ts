/** The most characters that each field of the contact form takes. */
export const contactLimits = { name: 100, email: 254, subject: 150, message: 5000 } as const;
