/** Separate from the hero's words, because the sections below, which load later, use this link, too. */
export const findMatch = 'Find My Best Match';
