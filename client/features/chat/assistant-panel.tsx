import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import type { ChatContext } from '../../../shared/api/chat.ts';
import { useTracker } from '../../lib/tracker.ts';
import type { MatchComponent } from './chat-match.ts';
import { Composer } from './composer.tsx';
import { ConversationLog } from './conversation-log.tsx';
import { overlaps } from './overlaps.ts';
import { PanelHeader } from './panel-header.tsx';
import { type OpenOptions, PanelOptions } from './panel-options.tsx';
import { useChat } from './use-chat.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useInertPage, useVisibleHeight } from './use-sheet.ts';

export type AssistantPanelProps = {
  context: ChatContext;
  /** On phones the panel fills the screen and is modal. */
  isSheet: boolean;
  takesFocus: boolean;
  onMinimise: () => void;
  onClose: () => void;
  /** A link to a page of the site was followed. */
  onFollow: () => void;
  Match: MatchComponent;
};

const look =
  '@container-size fixed z-(--z-chat) flex flex-col overflow-hidden bg-surface outline-none max-md:inset-x-0 max-md:top-0 max-md:h-dvh md:right-7 md:bottom-7 md:h-[min(680px,100dvh-56px,max(360px,100dvh-200px))] md:w-105 md:max-w-[calc(100vw-56px)] md:rounded-card md:shadow-float md:ring-1 md:ring-line';

export function AssistantPanel(props: AssistantPanelProps) {
  const { context, isSheet, takesFocus, onMinimise, onClose, onFollow, Match } = props;
  const { store, state, isOnline } = useChat(context);
  const [options, setOptions] = useState<OpenOptions>();
  const panel = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const titleId = useId();
  const tracker = useTracker();
  useInertPage(isSheet);
  useVisibleHeight(panel, isSheet);

  // On a phone the field would bring up the keyboard before anything has been read.
  const takeFocus = useEffectEvent(() => {
    if (isSheet) panel.current?.focus();
    else if (takesFocus) field.current?.focus();
  });
  useEffect(() => takeFocus(), []);
  useEscapeFromCovered(panel, onClose);
  useKeptFocus(panel, focusAfterSending);

  function send(text?: string) {
    if (!store.submit(text)) return;
    tracker.trackEvent({ name: 'chat_message_sent', value: state.conversation.context });
    setOptions(undefined);
    // The chip that was pressed is gone.
    if (!panel.current?.contains(document.activeElement) || text !== undefined) focusAfterSending();
  }

  /** Also on a phone: whoever takes words back is about to change them. */
  function takeBack() {
    store.takeBack();
    field.current?.focus();
  }

  function focusAfterSending() {
    (isSheet ? panel : field).current?.focus();
  }

  function handleClick({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a[href^="/"]')) onFollow();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    if (options) setOptions(undefined);
    else onClose();
  }

  return (
    <section
      ref={panel}
      {...(isSheet && { role: 'dialog', 'aria-modal': true })}
      aria-labelledby={titleId}
      tabIndex={-1}
      data-assistant
      onKeyDown={handleKeyDown}
      onClick={handleClick}
      className={look}
    >
      <PanelHeader
        titleId={titleId}
        areOptionsOpen={options !== undefined}
        onToggleOptions={() => setOptions(options ? undefined : 'choice')}
        onMinimise={onMinimise}
        onClose={onClose}
      />
      <PanelOptions
        open={options}
        onChange={setOptions}
        isEmpty={state.conversation.entries.length === 0 && state.outbox.length === 0}
        canUndo={state.previous !== undefined}
        onStartOver={() => store.startOver(context)}
        onUndo={store.undoStartOver}
        onForget={() => store.forget(context)}
        onDone={focusAfterSending}
      />
      <ConversationLog
        state={state}
        store={store}
        Match={Match}
        onSend={send}
        onTakeBack={takeBack}
        onStartOver={() => store.startOver(context)}
      />
      <Composer
        ref={field}
        value={state.draft}
        isWaiting={state.phase.kind === 'sending'}
        isOnline={isOnline}
        isKept={state.isKept}
        onChange={store.setDraft}
        onSend={() => send()}
      />
    </section>
  );
}

/** Escape closes the panel also from a control of the page that it covers, so that the focus can always be seen. */
function useEscapeFromCovered(panel: { current: HTMLElement | null }, onClose: () => void) {
  const handle = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const focused = document.activeElement;
    if (event.key !== 'Escape' || !panel.current || !focused || focused === document.body) return;
    if (!panel.current.contains(focused) && overlaps(panel.current, focused)) onClose();
  });
  useEffect(() => {
    const listener = (event: globalThis.KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
