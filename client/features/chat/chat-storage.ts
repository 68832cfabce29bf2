import { dayMs, draftDays } from '../../../shared/lifetimes.ts';
import { brand } from '../../../shared/site/brand.data.ts';

/** Where the conversation is kept. */
export const conversationStorage = {
  area: 'local',
  key: `${brand.slug}.assistant`,
  version: 1,
  maxAge: draftDays * dayMs,
} as const;

/** Where versions kept it whose messages carried no state. It's moved when the panel loads. */
export const formerConversationStorage = { ...conversationStorage, key: `${brand.slug}.chat` } as const;

/**
 * Where the words are kept that no one has answered yet. A tab's own words come first, so that two tabs never take each
 * other's; another tab continues with the last ones.
 */
export const draftStorages = (['session', 'local'] as const).map((area) => ({
  ...conversationStorage,
  area,
  key: `${brand.slug}.chat-draft`,
}));
