import { isExpired } from '../../lib/retention-days.ts';
import { readStored, removeStored, writeStored } from '../../lib/storage.ts';
import { conversationKey, draftAreas, draftKey } from './chat-keys.ts';

/**
 * Says who is signed in, on pages where nobody opens the assistant. A conversation that was had while somebody was
 * signed in leaves the browser once they no longer are: the next person here must not read it. So do words that were
 * only typed. What nobody touched for 30 days goes, too. Reads without the schema, which is in the panel's script.
 */
export function settleStoredConversation(userId: string | undefined, now = Date.now()): void {
  for (const area of draftAreas) settleDraft(area, userId, now);
  const stored = readStored('local', conversationKey);
  if (!isRecord(stored)) return;
  const { conversation, savedAt } = stored;
  const ownerId = readOwnerId(stored);
  if (
    typeof savedAt !== 'number' ||
    isExpired(savedAt, now) ||
    (ownerId !== undefined && ownerId !== userId)
  ) {
    removeStored('local', conversationKey);
    for (const area of draftAreas) removeStored(area, draftKey);
  } else if (isRecord(conversation) && userId !== undefined && ownerId === undefined) {
    writeStored('local', conversationKey, { ...stored, conversation: { ...conversation, ownerId: userId } });
  }
}

/** Whether somebody's account has to be seen first, before the conversation may be shown. */
export function isConversationOwned(): boolean {
  const stored = readStored('local', conversationKey);
  return (
    (isRecord(stored) && readOwnerId(stored) !== undefined) ||
    draftAreas.some((area) => readDraftOwnerId(readStored(area, draftKey)) !== undefined)
  );
}

function settleDraft(area: (typeof draftAreas)[number], userId: string | undefined, now: number) {
  const draft = readStored(area, draftKey);
  if (!isRecord(draft)) return;
  const { savedAt, ownerId } = draft;
  const isElsewhere = ownerId !== undefined && ownerId !== userId;
  if (typeof savedAt !== 'number' || isExpired(savedAt, now) || isElsewhere) removeStored(area, draftKey);
  else if (ownerId !== userId) writeStored(area, draftKey, { ...draft, ownerId: userId });
}

function readDraftOwnerId(draft: unknown): unknown {
  return isRecord(draft) ? draft.ownerId : undefined;
}

function readOwnerId({ conversation }: Record<string, unknown>): unknown {
  return isRecord(conversation) ? conversation.ownerId : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
