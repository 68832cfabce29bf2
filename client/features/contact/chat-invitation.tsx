import { openChat, useCanOpenChat } from '../../lib/chat-opener.ts';
import { Button } from '../../ui/actions/button.tsx';

/** Leads to the assistant. Its room is kept until that can be opened, so that nothing moves. */
export function ChatInvitation() {
  const canOpen = useCanOpenChat();
  return (
    <div className={`mt-7 ${canOpen ? '' : 'invisible'}`}>
      <h2 className="font-display text-h3">Rather have an answer now?</h2>
      <p className="mt-2 mb-4">
        The assistant answers from this site’s own pages, at any hour. It is automated.
      </p>
      <Button variant="secondary" onClick={() => openChat('contact')}>
        Ask the Assistant
      </Button>
    </div>
  );
}
