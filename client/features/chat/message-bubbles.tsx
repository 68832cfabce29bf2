import { BookOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { TextLink } from '../../ui/actions/link.tsx';
import { isCompletion } from './completion.ts';
import type { ChatEntry } from './conversation.ts';

const look = 'max-w-[88%] rounded-2xl px-[16px] py-3 wrap-anywhere';

export function EntryBubble({ entry }: { entry: ChatEntry }) {
  const { message, citations } = entry;
  if (message.isUser) return <OwnBubble text={message.content} />;
  const text = isCompletion(entry) ? 'That was everything. Your match was here.' : message.content;
  return (
    <TextBubble text={text}>
      {citations.length > 0 && (
        <ul aria-label="Where this comes from" className="mt-2.5 -mb-2.5">
          {citations.map(({ title, path }) => (
            <li key={`${path} ${title}`} className="border-t border-dusk-200">
              <TextLink to={path} className="flex min-h-11 items-center gap-2 py-1.5 text-small font-medium">
                <BookOpen aria-hidden="true" className="size-4.5 flex-none" />
                {title}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </TextBubble>
  );
}

/** What the assistant says. It is text and nothing else; only its line breaks count. */
export function TextBubble({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div data-message className={`${look} justify-self-start rounded-bl-sm bg-surface-mist text-ink`}>
      <span className="sr-only">Assistant: </span>
      <p className="whitespace-pre-line">{text}</p>
      {children}
    </div>
  );
}

/** Not read out: whoever wrote it knows it. */
export function OwnBubble({ text, isWaiting = false }: { text: string; isWaiting?: boolean }) {
  return (
    <div
      data-message
      aria-live="off"
      className={`${look} justify-self-end rounded-br-sm ${isWaiting ? 'border-[1.5px] border-primary bg-dusk-50 text-ink' : 'border-[1.5px] border-primary bg-primary text-on-primary'}`}
    >
      <span className="sr-only">You: </span>
      <p className="whitespace-pre-line">{text}</p>
    </div>
  );
}
