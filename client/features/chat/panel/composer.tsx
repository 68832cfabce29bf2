import { ArrowUp, WifiOff } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useId } from 'react';
import { maxChatMessageLength } from '../../../../shared/api/chat.ts';
import { buttonClassName } from '../../../ui/actions/button.tsx';
import { controlClassName } from '../../../ui/inputs/field.tsx';
import { isComposing } from '../../../ui/inputs/is-composing.ts';
import { messages } from '../messages.ts';

/** From this many characters on the field says how many are left. */
const nearLimit = 900;

type ComposerProps = {
  ref: RefObject<HTMLTextAreaElement | null>;
  value: string;
  isWaiting: boolean;
  isOnline: boolean;
  isKept: boolean;
  onChange: (text: string) => void;
  onSend: () => void;
};

export function Composer({ ref, value, isWaiting, isOnline, isKept, onChange, onSend }: ComposerProps) {
  const fieldId = useId();
  const noteId = useId();
  const { length } = value.trim();
  const isTooLong = length > maxChatMessageLength;
  const canSend = length > 0 && !isTooLong && !isWaiting;

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    if (canSend) onSend();
  }

  function press() {
    if (canSend) onSend();
    else ref.current?.focus();
  }

  return (
    <form
      onSubmit={(event) => event.preventDefault()}
      className="flex-none border-t border-line px-[18px] pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      {!isOnline && (
        <p role="status" className="mb-2 flex items-center gap-2 text-small text-ink">
          <WifiOff aria-hidden="true" className="size-4.5 flex-none" />
          {messages.composer.offline}
        </p>
      )}
      <div className="flex items-end gap-2">
        <label htmlFor={fieldId} className="sr-only">
          {messages.composer.label}
        </label>
        <textarea
          ref={ref}
          id={fieldId}
          name="message"
          dir="auto"
          rows={1}
          value={value}
          placeholder={messages.composer.placeholder}
          autoComplete="off"
          enterKeyHint="send"
          aria-describedby={noteId}
          aria-invalid={isTooLong || undefined}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={handleKeyDown}
          className={`${controlClassName} field-sizing-content max-h-32 min-w-0 resize-none py-2.5`}
        />
        <button
          type="button"
          aria-label={messages.composer.send}
          aria-disabled={!canSend || undefined}
          onClick={press}
          className={`${buttonClassName({})} w-[52px] flex-none !px-0`}
        >
          <ArrowUp aria-hidden="true" className="size-5.5 flex-none" />
        </button>
      </div>
      <p id={noteId} className={`mt-2 text-caption ${findNoteLook(length)}`}>
        {describeField(length, isKept)}
      </p>
      <p className="mt-1 text-caption text-ink">
        {messages.composer.crisis}{' '}
        <a href="tel:988" className="font-medium text-primary underline underline-offset-2">
          {messages.composer.callOrText}
        </a>
      </p>
    </form>
  );
}

function findNoteLook(length: number): string {
  if (length > maxChatMessageLength) return 'font-medium text-danger';
  // Large text on a small screen leaves no room for both this and the conversation.
  return length > nearLimit ? 'text-muted' : 'text-muted [@container_(height<24em)]:sr-only';
}

function describeField(length: number, isKept: boolean): string {
  if (length > nearLimit) return messages.composer.length(length, maxChatMessageLength);
  return isKept ? messages.composer.noSecrets : messages.composer.notKept;
}
