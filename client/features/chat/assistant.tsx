import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ChatContext } from '../../../shared/api/chat.ts';
import { createRetryingLoader } from '../../lib/retrying-loader.ts';
import { toast } from '../../ui/feedback/toast-store.ts';
import { useAuth } from '../account/index.ts';
import { AssistantButton } from './assistant-button.tsx';
import type { AssistantPanelProps } from './assistant-panel.tsx';
import type { MatchComponent } from './chat-match.ts';
import { isConversationOwned, settleStoredConversation } from './conversation-owner.ts';
import { useAssistant } from './use-assistant.ts';

const loadPanel = createRetryingLoader(() => import('./assistant-panel.tsx'));

type AssistantProps = {
  /** What the page is about; undefined on pages that have one thing to do, where the assistant stays away. */
  context: ChatContext | undefined;
  Match: MatchComponent;
};

/** The assistant on every page: a button, a tab on the edge, or the panel, as it was left. Only the client renders it. */
export function Assistant({ context: pageContext, Match }: AssistantProps) {
  const assistant = useAssistant(pageContext);
  const { panelState, context } = assistant;
  const isOpen = panelState === 'open' && pageContext !== undefined;
  const Panel = useLoadedPanel(isOpen, assistant.giveUp);
  const canShow = useSettledOwner();
  if (context === undefined || pageContext === undefined) return null;
  // Outside of the page's own tree, which a phone's sheet makes inert.
  return createPortal(
    <div className="[:root:has([aria-modal=true]:not([data-assistant]))_&]:invisible print:hidden">
      {isOpen && canShow && Panel ? (
        <Panel
          context={context}
          isSheet={assistant.isPhone}
          takesFocus={assistant.isPressed}
          onMinimise={assistant.minimise}
          onClose={assistant.close}
          onFollow={assistant.makeRoom}
          Match={Match}
        />
      ) : (
        <AssistantButton
          ref={assistant.button}
          isTab={panelState === 'minimised'}
          isBusy={isOpen}
          onIntent={prefetchPanel}
          onPress={() => assistant.open(context)}
        />
      )}
    </div>,
    document.body,
  );
}

function prefetchPanel() {
  // A failure shows when the panel is opened.
  loadPanel().catch(() => undefined);
}

function useLoadedPanel(isWanted: boolean, onFailure: () => void) {
  const [Panel, setPanel] = useState<ComponentType<AssistantPanelProps>>();
  const fail = useEffectEvent(() => {
    onFailure();
    toast.destructive({
      title: 'The assistant did not load',
      description: 'Please check your connection and try again.',
    });
  });
  useEffect(() => {
    if (!isWanted) return;
    loadPanel().then(
      ({ AssistantPanel }) => setPanel(() => AssistantPanel),
      () => fail(),
    );
  }, [isWanted]);
  return Panel;
}

/** Whether the conversation may be shown: not while it is unknown who is signed in, and it belongs to an account. */
function useSettledOwner(): boolean {
  const { state } = useAuth();
  const userId = state.status === 'signed-in' ? state.user.id : undefined;
  const isKnown = userId !== undefined || state.status === 'signed-out';
  useEffect(() => {
    if (isKnown) settleStoredConversation(userId);
  }, [isKnown, userId]);
  return isKnown || !isConversationOwned();
}
