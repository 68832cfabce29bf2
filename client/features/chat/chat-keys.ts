import { brand } from '../../../shared/brand.ts';

/** Where the conversation is kept in local storage. */
export const conversationKey = `${brand.slug}.chat`;
/** Where the words are kept that nobody has answered yet. */
export const draftKey = `${brand.slug}.chat-draft`;
