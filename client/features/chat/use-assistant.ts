import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { ChatContext } from '../../../shared/api/chat.ts';
import { brand } from '../../../shared/site/brand.data.ts';
import { registerChatOpener } from '../../lib/chat-opener.ts';
import { createStoredValue } from '../../lib/stored-value.ts';
import { useTracker } from '../../lib/tracker.ts';
import { useIsCompact } from '../../ui/use-media-query.ts';

const panelStates = ['open', 'minimized', 'closed'] as const;
type PanelState = (typeof panelStates)[number];

/** How the assistant was left in this browser. */
const storedPanelState = createStoredValue<PanelState>({
  area: 'local',
  key: `${brand.slug}.chat-panel`,
  schema: (stored) => panelStates.find((state) => state === stored),
});

/**
 * Whether the assistant is open, minimized, or closed, and where the focus goes when that changes. `button` is whatever
 * opens it now: the floating button or the tab on the edge.
 */
export function useAssistant(pageContext: ChatContext | undefined) {
  const [panelState, setPanelState] = useState<PanelState>(() => storedPanelState.read() ?? 'closed');
  const [askedFrom, setAskedFrom] = useState<ChatContext>();
  const [isPressed, setIsPressed] = useState(false);
  const opener = useRef<Element | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const focusNext = useRef<'opener' | 'button'>(undefined);
  const isPhone = useIsCompact();
  const tracker = useTracker();
  const { pathname } = useLocation();
  const isAway = pageContext === undefined;

  function change(next: PanelState) {
    setPanelState(next);
    storedPanelState.write(next);
  }

  const open = useEffectEvent((from: ChatContext) => {
    if (panelState !== 'open') {
      opener.current = document.activeElement;
      tracker.trackEvent({ eventName: 'chat_opened', elementValue: from });
    }
    setAskedFrom(from);
    setIsPressed(true);
    change('open');
  });
  useEffect(() => {
    if (!isAway) return registerChatOpener((from) => open(from));
  }, [isAway]);

  // A sheet covers the whole phone: where Back leads has to be seen. Links make room as they are pressed.
  const navigationType = useNavigationType();
  const leavePage = useEffectEvent(() => {
    setAskedFrom(undefined);
    if (isPhone && panelState === 'open' && navigationType === NavigationType.Pop) minimize();
  });
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    leavePage();
  }, [pathname]);

  useEffect(() => {
    const wanted = focusNext.current;
    focusNext.current = undefined;
    if (!wanted) return;
    const origin = wanted === 'opener' ? opener.current : null;
    const canTakeIt = origin instanceof HTMLElement && origin.isConnected && origin !== document.body;
    (canTakeIt ? origin : button.current)?.focus();
  });

  function minimize() {
    focusNext.current = 'button';
    change('minimized');
  }

  return {
    panelState,
    context: askedFrom ?? pageContext,
    isPhone,
    /** Whether a person opened the panel on this visit of the site; a panel that was left open takes no focus. */
    isPressed,
    button,
    open,
    minimize,
    close() {
      focusNext.current = 'opener';
      change('closed');
    },
    /** For a panel that could not be loaded. */
    giveUp: () => change('closed'),
    /** A link was followed: on a phone the panel makes room, and the page takes the focus. */
    makeRoom() {
      if (isPhone) change('minimized');
    },
  };
}
