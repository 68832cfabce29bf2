import { LockKeyhole, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { questions } from '../../../shared/quote/questions.ts';
import { Button } from '../../ui/actions/button.tsx';
import streetUrl from '../../ui/art/street.svg';
import { messages } from './messages.ts';
import { QuickInfoForm } from './quick-info-form.tsx';
import { describePersistence } from './state/messages.ts';
import { getQuickInfoDraft, type QuickInfoDraft } from './state/quote.ts';
import { isChangeScreen } from './state/quote-screen.ts';
import type { QuoteFlow } from './state/use-quote-flow.ts';

export function QuickInfoScreen({ flow, headingId }: { flow: QuoteFlow; headingId: string }) {
  const isChange = isChangeScreen(flow.screen);
  const words = messages.quickInfo;
  return (
    <div className="grid flex-1 md:grid-cols-[7fr_5fr]">
      <div className="m-auto w-full max-w-[calc(var(--container-form)+2*var(--gutter))] px-5 pt-8 pb-12 md:px-(--gutter) md:pt-14">
        {flow.state.cleared && <UndoNotice onUndo={flow.undoStartOver} />}
        <h2 id={headingId} tabIndex={-1} className="font-display text-display-md">
          {isChange ? words.changeTitle : words.title}
        </h2>
        <p className="mt-2.5 mb-8 text-lead">{isChange ? words.changeLead : words.lead(questions.length)}</p>
        {!isChange && <InterestNote flow={flow} />}
        {isChange ? <ChangeForm flow={flow} /> : <StartForm flow={flow} />}
        <p className="mt-6 grid grid-cols-[1.25rem_1fr] gap-[min(0.75rem,3.1vw)] text-small">
          <LockKeyhole aria-hidden="true" className="mt-0.5 size-5 text-primary" />
          <span>{`${isChange ? words.changePrivacy : words.privacy} ${describePersistence(flow.isKept)}`}</span>
        </p>
      </div>
      <div className="relative hidden overflow-hidden bg-surface-dusk md:block">
        <img src={streetUrl} alt="" className="absolute inset-0 size-full" />
      </div>
    </div>
  );
}

/** Shown until something new is typed, because "Get Another Quote" clears the quote right away and can be undone. */
function UndoNotice({ onUndo }: { onUndo: () => void }) {
  return (
    <div className="mb-8 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-line bg-surface-mist py-2 pr-2 pl-4">
      <p className="text-small">{messages.undo.text}</p>
      <Button variant="text" size="sm" className="-ml-3" onClick={onUndo}>
        <RotateCcw aria-hidden="true" className="size-5" /> {messages.undo.submit}
      </Button>
    </div>
  );
}

/** Explains what happens with the carrier that the visitor came for. */
function InterestNote({ flow }: { flow: QuoteFlow }) {
  const interest = flow.state.quote.interest?.value;
  if (!interest) return null;
  const isMatched = flow.rules.carriers.some(({ id }) => id === interest.slug);
  return (
    <p className="-mt-3 mb-8 rounded-control bg-surface-mist px-4 py-3 text-small">
      <b className="font-semibold text-ink">{messages.interest.title(interest.name)}</b>{' '}
      <span>{isMatched ? messages.interest.matched : messages.interest.listed}</span>
    </p>
  );
}

function StartForm({ flow }: { flow: QuoteFlow }) {
  return (
    <QuickInfoForm
      draft={getQuickInfoDraft(flow.state.quote)}
      onChange={(field, value) => flow.dispatch({ type: 'typed', at: Date.now(), field, value })}
      onSubmit={flow.advance}
      submitLabel={messages.quickInfo.start}
      readyNote={messages.quickInfo.startReady(questions.length)}
      isBusy={flow.isBusy}
    />
  );
}

/** The summary doesn't change until the change is confirmed, so Back cancels it. */
function ChangeForm({ flow }: { flow: QuoteFlow }) {
  const [draft, setDraft] = useState<QuickInfoDraft>(() => getQuickInfoDraft(flow.state.quote));
  return (
    <QuickInfoForm
      draft={draft}
      onChange={(field, value) => setDraft((before) => ({ ...before, [field]: value }))}
      onSubmit={() => flow.dispatch({ type: 'replaced', at: Date.now(), screen: flow.screen, draft })}
      submitLabel={messages.quickInfo.update}
      readyNote={messages.quickInfo.updateReady}
      isBusy={flow.isBusy}
    />
  );
}
