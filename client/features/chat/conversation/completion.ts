import * as z from 'zod';
import type { ChatMessage } from '../../../../shared/api/chat.ts';
import { type UserData, userDataSchema } from '../../../../shared/quote/user-data.ts';

const completionSchema = z.object({ dataComplete: z.literal(true), userData: userDataSchema });

type Said = { message: ChatMessage };

/** The answers that a message of the assistant brings when it has collected all of them; undefined for any other. */
export function readCompletion({ message }: Said): UserData | undefined {
  if (message.isUser || !message.content.startsWith('{')) return undefined;
  try {
    return completionSchema.safeParse(JSON.parse(message.content)).data?.userData;
  } catch {
    return undefined;
  }
}

/** Whether the message is such data, even if it is older and no longer valid. People must never see it as text. */
export function isCompletion({ message }: Said): boolean {
  return !message.isUser && message.content.startsWith('{"dataComplete":');
}
