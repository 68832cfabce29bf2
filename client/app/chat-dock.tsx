import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { readSessionId } from '../features/analytics/session-id.ts';
import { Assistant } from '../features/chat/assistant.tsx';
import type { MatchProps } from '../features/chat/chat-match.ts';
import { Button } from '../ui/actions/button.tsx';
import { findChatContext } from './chat-context.ts';
import { messages } from './chat-messages.ts';
import { ErrorBoundary } from './error-boundary.tsx';

const ChatMatch = lazy(() =>
  import('../features/quote/result/chat-match.tsx').then((module) => ({ default: module.ChatMatch })),
);

/** The assistant, with what it leads to: the quote flow's match. */
export function ChatDock() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary fallback="" resetKey={pathname}>
      <Assistant context={findChatContext(pathname)} Match={Match} />
    </ErrorBoundary>
  );
}

function Match(props: MatchProps) {
  return (
    <ErrorBoundary fallback={<MatchFailed />}>
      <Suspense fallback={null}>
        <ChatMatch {...props} sessionId={readSessionId()} />
      </Suspense>
    </ErrorBoundary>
  );
}

function MatchFailed() {
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-3 rounded-card border border-line p-4.5 text-base"
    >
      <p>{messages.matchFailed}</p>
      <Button variant="secondary" size="sm" onClick={() => window.location.reload()}>
        {messages.reload}
      </Button>
    </div>
  );
}
