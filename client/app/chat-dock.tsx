import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { getSessionId } from '../features/analytics/session-id.ts';
import { Assistant, type PanelProps } from '../features/chat/assistant.tsx';
import type { MatchProps } from '../features/chat/log/reached-match.tsx';
import { createRetryingLoader } from '../lib/retrying-loader.ts';
import { Button } from '../ui/actions/button.tsx';
import { findChatContext } from './chat-context.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import * as messages from './messages.ts';

const ChatMatch = lazy(() =>
  import('../features/quote/result/chat-match.tsx').then((module) => ({ default: module.ChatMatch })),
);

const loadPanel = createRetryingLoader(async () => {
  const [{ AssistantPanel }, { quoteForm }] = await Promise.all([
    import('../features/chat/panel/assistant-panel.tsx'),
    import('../features/quote/state/quote-form.ts'),
  ]);
  return { Panel: (props: PanelProps) => <AssistantPanel {...props} Match={Match} form={quoteForm} /> };
});

/** The assistant, connected to the quote flow's form and match. */
export function ChatDock() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary fallback="" resetKey={pathname}>
      <Assistant context={findChatContext(pathname)} loadPanel={loadPanel} />
    </ErrorBoundary>
  );
}

function Match(props: MatchProps) {
  return (
    <ErrorBoundary fallback={<MatchFailed />}>
      <Suspense fallback={null}>
        <ChatMatch {...props} sessionId={getSessionId()} />
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
