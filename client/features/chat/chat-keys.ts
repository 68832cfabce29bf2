import { brand } from '../../../shared/brand.ts';

/** Where the conversation is kept in local storage. */
export const conversationKey = `${brand.slug}.chat`;
/** Where the words are kept that nobody has answered yet. */
export const draftKey = `${brand.slug}.chat-draft`;
/** A tab's own words come first, so that two tabs never take each other's; another tab goes on with the last ones. */
export const draftAreas = ['session', 'local'] as const;
