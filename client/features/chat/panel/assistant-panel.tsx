import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { paths } from '../../../app/paths.ts';
import { useTracker } from '../../../lib/tracker.ts';
import { isComposing } from '../../../ui/inputs/is-composing.ts';
import type { PanelProps } from '../assistant.tsx';
import type { Sent } from '../conversation/chat-store.ts';
import { type Conversation, findOpenQuote } from '../conversation/conversation.ts';
import { useChat } from '../conversation/use-chat.ts';
import { ConversationLog, type QuoteForm } from '../log/conversation-log.tsx';
import type { MatchComponent } from '../log/reached-match.tsx';
import { messages } from '../messages.ts';
import { Composer } from './composer.tsx';
import { PanelHeader } from './panel-header.tsx';
import { type OpenOptions, PanelOptions } from './panel-options.tsx';
import { QuoteProgress } from './quote-progress.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { useInertPage, useVisibleHeight } from './use-sheet.ts';

type AssistantPanelProps = PanelProps & { Match: MatchComponent; form: QuoteForm };

const look =
  '@container-size fixed z-(--z-chat) flex flex-col overflow-hidden bg-surface outline-none max-md:inset-x-0 max-md:top-0 max-md:h-dvh md:right-7 md:bottom-7 md:h-[min(680px,100dvh-56px,max(360px,100dvh-200px))] md:w-105 md:max-w-[calc(100vw-56px)] md:rounded-card md:shadow-float md:ring-1 md:ring-line';

export function AssistantPanel(props: AssistantPanelProps) {
  const { context, isSheet, takesFocus, onMinimize, onClose, onFollow, Match, form } = props;
  const { store, state, isOnline } = useChat(context);
  const [options, setOptions] = useState<OpenOptions>();
  const panel = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const titleId = useId();
  const tracker = useTracker();
  const { conversation, outbox, phase, previous } = state;
  const openQuote = findOpenQuote(conversation);
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

  function send(pressed?: Sent) {
    finishSending(store.submit(pressed), pressed !== undefined);
  }

  function finishSending(isSent: boolean, isPressed: boolean) {
    if (!isSent) return;
    tracker.trackEvent({ eventName: 'chat_message_sent', elementValue: state.conversation.context });
    setOptions(undefined);
    // The chip that was pressed is gone.
    if (!panel.current?.contains(document.activeElement) || isPressed) focusAfterSending();
  }

  /** Also on a phone: people who take words back are about to change them. */
  function takeBack() {
    store.takeBack();
    field.current?.focus();
  }

  function focusAfterSending() {
    (isSheet ? panel : field).current?.focus();
  }

  function handleClick({ target }: MouseEvent) {
    const link = target instanceof Element ? target.closest('a[href^="/"]') : null;
    if (!link) return;
    // The flow reads what is stored as it opens.
    if (openQuote && link.getAttribute('href') === paths.quote) form.fill(openQuote);
    onFollow();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || isComposing(event)) return;
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
        onMinimize={onMinimize}
        onClose={onClose}
      />
      <PanelOptions
        open={options}
        onChange={setOptions}
        isEmpty={conversation.entries.length === 0 && outbox.length === 0}
        removedBy={previous?.removedBy}
        onStartOver={() => store.startOver(context)}
        onBringBack={store.bringBack}
        onForget={() => store.forget(context)}
        onDone={focusAfterSending}
      />
      <p role="status" className="sr-only">
        {previous && describeRemoval(previous.removedBy, conversation)}
      </p>
      {openQuote && <QuoteProgress collected={openQuote} />}
      <ConversationLog
        state={state}
        store={store}
        Match={Match}
        form={form}
        onSend={send}
        onBringAnswers={(answers, text) => finishSending(store.bringAnswers(answers, text), true)}
        onTakeBack={takeBack}
        onStartOver={() => store.startOver(context)}
      />
      <Composer
        ref={field}
        value={state.draft}
        isWaiting={phase.kind === 'sending'}
        isOnline={isOnline}
        isKept={state.isKept}
        onChange={store.setDraft}
        onSend={() => send()}
      />
    </section>
  );
}

/** The question that is open again ends what the assistant said last. */
function describeRemoval(
  removedBy: keyof typeof messages.options.removed,
  { entries }: Conversation,
): string {
  const question = entries.at(-1)?.message.content.split('\n\n').at(-1);
  const removed = messages.options.removed[removedBy];
  return question === undefined ? removed : `${removed} ${messages.options.askedAgain(question)}`;
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

/** Whether two elements lie over each other on the screen. */
function overlaps(one: Element, other: Element): boolean {
  const own = one.getBoundingClientRect();
  const { top, right, bottom, left } = other.getBoundingClientRect();
  return top < own.bottom && bottom > own.top && left < own.right && right > own.left;
}
