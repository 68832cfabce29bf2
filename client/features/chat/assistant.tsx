import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ChatContext } from '../../../shared/api/chat.ts';
import { toast } from '../../ui/feedback/toast-store.ts';
import { useAuth } from '../account/index.ts';
import { AssistantButton } from './assistant-button.tsx';
import { isConversationOwned, settleStoredConversation } from './conversation-owner.ts';
import * as messages from './first-messages.ts';
import { useAssistant } from './use-assistant.ts';

export type PanelProps = {
  context: ChatContext;
  /** On phones the panel fills the screen and is modal. */
  isSheet: boolean;
  takesFocus: boolean;
  onMinimize: () => void;
  onClose: () => void;
  /** A link to a page of the site was followed. */
  onFollow: () => void;
};

type AssistantProps = {
  /** What the page is about; undefined on pages that have one thing to do, where the assistant stays away. */
  context: ChatContext | undefined;
  /** Gets the panel, which no page needs before it is asked for. */
  loadPanel: LoadPanel;
};
type LoadPanel = () => Promise<{ Panel: ComponentType<PanelProps> }>;

/** The assistant on every page: a button, a tab on the edge, or the panel, as it was left. Only the client renders it. */
export function Assistant({ context: pageContext, loadPanel }: AssistantProps) {
  const assistant = useAssistant(pageContext);
  const { panelState, context } = assistant;
  const isOpen = panelState === 'open' && pageContext !== undefined;
  const Panel = useLoadedPanel(isOpen, loadPanel, assistant.giveUp);
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
          onMinimize={assistant.minimize}
          onClose={assistant.close}
          onFollow={assistant.makeRoom}
        />
      ) : (
        <AssistantButton
          ref={assistant.button}
          isTab={panelState === 'minimized'}
          isSpare={pageContext === 'contact'}
          isBusy={isOpen}
          onIntent={() => prefetch(loadPanel)}
          onPress={() => assistant.open(context)}
        />
      )}
    </div>,
    document.body,
  );
}

function prefetch(loadPanel: LoadPanel) {
  // A failure shows when the panel is opened.
  loadPanel().catch(() => undefined);
}

function useLoadedPanel(isWanted: boolean, loadPanel: LoadPanel, onFailure: () => void) {
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const fail = useEffectEvent(() => {
    onFailure();
    toast.destructive({ title: messages.loadFailed, description: messages.checkConnection });
  });
  useEffect(() => {
    if (!isWanted) return;
    loadPanel().then(
      (loaded) => setPanel(() => loaded.Panel),
      () => fail(),
    );
  }, [isWanted, loadPanel]);
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
