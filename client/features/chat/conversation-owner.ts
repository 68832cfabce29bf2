import { isRecord } from '../../lib/is-record.ts';
import { createStoredValue } from '../../lib/stored-value.ts';
import { conversationStorage, draftStorages, formerConversationStorage } from './chat-storage.ts';

/** Reads without the schema, which is in the panel's script. */
const schema = (stored: unknown) => (isRecord(stored) ? stored : undefined);
const storedConversations = [conversationStorage, formerConversationStorage].map((storage) =>
  createStoredValue({ ...storage, schema }),
);
const storedDrafts = draftStorages.map((storage) => createStoredValue({ ...storage, schema }));

/**
 * Says who is signed in, on pages where no one opens the assistant. A conversation that was had while someone was
 * signed in leaves the browser once they no longer are: the next person here must not read it. So do words that were
 * only typed. What no one touched for 30 days goes, too.
 */
export function settleStoredConversation(userId: string | undefined, now = Date.now()): void {
  for (const stored of storedDrafts) {
    const draft = stored.read(now);
    if (!draft || draft.ownerId === userId) continue;
    if (draft.ownerId !== undefined) stored.remove();
    else stored.write({ ...draft, ownerId: userId });
  }
  for (const stored of storedConversations) {
    const record = stored.read(now);
    if (!record) continue;
    const { conversation } = record;
    const ownerId = readOwnerId(record);
    if (ownerId !== undefined && ownerId !== userId) {
      for (const one of [stored, ...storedDrafts]) one.remove();
    } else if (isRecord(conversation) && ownerId !== userId) {
      stored.write({ ...record, conversation: { ...conversation, ownerId: userId } });
    }
  }
}

/** Whether someone's account has to be seen first, before the conversation may be shown. */
export function isConversationOwned(): boolean {
  const records = storedConversations.map((stored) => stored.read());
  return (
    records.some((record) => record !== undefined && readOwnerId(record) !== undefined) ||
    storedDrafts.some((stored) => stored.read()?.ownerId !== undefined)
  );
}

function readOwnerId({ conversation }: Record<string, unknown>): unknown {
  return isRecord(conversation) ? conversation.ownerId : undefined;
}
