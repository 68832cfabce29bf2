/** Separate from the hero's words, because the sections below it, which load later, have this link too. */
export const findMatch = 'Find My Best Match';
