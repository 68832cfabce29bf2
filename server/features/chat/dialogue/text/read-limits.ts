import { maxChatMessageLength } from '../../../../../shared/api/chat.ts';

/** The most characters of a person's words that one conversation is read for. The longest that we know cost 3,500. */
const maxConversationCost = 9000;
/** What a message costs to read however short it is, in characters. */
const messageCost = 60;

/**
 * The beginning of a text, as much of it as one message may have. Normalization makes up to 18 characters of one, so
 * text is cut after it as well as before.
 */
export function cutText(text: string): string {
  if (text.length <= maxChatMessageLength) return text;
  const cut = text.slice(0, maxChatMessageLength);
  // Half of a pair that encodes one character isn't text.
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}

/** Whether a conversation has more to read than a turn may cost. `texts` are what is read of each message, or empty. */
export function isTooMuchToRead(texts: readonly string[]): boolean {
  let cost = 0;
  return texts.some((text) => {
    if (text !== '')
      cost += messageCost + Math.max(text.length, cutText(cutText(text).normalize('NFKC')).length);
    return cost > maxConversationCost;
  });
}
