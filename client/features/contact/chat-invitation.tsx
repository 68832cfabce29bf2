import { openChat, useCanOpenChat } from '../../lib/chat-opener.ts';
import { Button } from '../../ui/actions/button.tsx';
import { messages } from './messages.ts';

/** Opens the assistant. Its space is reserved until the assistant is ready, so that nothing moves. */
export function ChatInvitation() {
  const canOpen = useCanOpenChat();
  return (
    <div className={`mt-7 ${canOpen ? '' : 'invisible'}`}>
      <h2 className="font-display text-h3">{messages.chat.title}</h2>
      <p className="mt-2 mb-4">{messages.chat.text}</p>
      <Button variant="secondary" onClick={() => openChat('contact')}>
        {messages.chat.submit}
      </Button>
    </div>
  );
}
