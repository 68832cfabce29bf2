import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { questions } from '../../../shared/quote/questions.ts';
import streetUrl from '../../ui/art/street.svg';
import { QuickInfoForm } from './quick-info-form.tsx';
import { describePersistence } from './state/messages.ts';
import { type QuickInfoDraft, readDraft } from './state/quote.ts';
import type { QuoteFlow } from './state/use-quote-flow.ts';
import { UndoNotice } from './undo-notice.tsx';

export function QuickInfoScreen({ flow, headingId }: { flow: QuoteFlow; headingId: string }) {
  const isChange = 'isChange' in flow.screen && flow.screen.isChange;
  return (
    <div className="grid flex-1 md:grid-cols-[7fr_5fr]">
      <div className="m-auto w-full max-w-[calc(var(--container-form)+2*var(--gutter))] px-5 pt-8 pb-12 md:px-(--gutter) md:pt-14">
        {flow.state.cleared && <UndoNotice onUndo={flow.undoStartOver} />}
        <h2 id={headingId} tabIndex={-1} className="font-display text-display-md">
          {isChange ? 'Change your details' : 'Get Your Life Insurance Quote'}
        </h2>
        <p className="mt-2.5 mb-8 text-lead">
          {isChange
            ? 'Your match is worked out again with what you change here.'
            : `Four details to start. Then ${questions.length} short questions.`}
        </p>
        {isChange ? <ChangeForm flow={flow} /> : <StartForm flow={flow} />}
        <p className="mt-6 grid grid-cols-[20px_1fr] gap-3 text-small">
          <LockKeyhole aria-hidden="true" className="mt-0.5 size-5 text-primary" />
          {isChange
            ? 'Your answers are never sold.'
            : 'None of your answers leave this device until you ask for your quote, and they are never sold.'}{' '}
          {describePersistence(flow.isKept)}
        </p>
      </div>
      <div data-beside-form className="relative hidden overflow-hidden bg-surface-dusk md:block">
        <img src={streetUrl} alt="" className="absolute inset-0 size-full" />
      </div>
    </div>
  );
}

function StartForm({ flow }: { flow: QuoteFlow }) {
  return (
    <QuickInfoForm
      draft={readDraft(flow.state.quote)}
      onChange={(field, value) => flow.dispatch({ type: 'typed', at: Date.now(), field, value })}
      onSubmit={flow.goOn}
      submitLabel="Start Quote"
      readyNote={`Next: ${questions.length} questions. Most take one tap.`}
      isBusy={flow.isBusy}
    />
  );
}

/** The summary stays as it is until the change is confirmed, so Back here means "leave it". */
function ChangeForm({ flow }: { flow: QuoteFlow }) {
  const [draft, setDraft] = useState<QuickInfoDraft>(() => readDraft(flow.state.quote));
  return (
    <QuickInfoForm
      draft={draft}
      onChange={(field, value) => setDraft((before) => ({ ...before, [field]: value }))}
      onSubmit={() => flow.replaceQuickInfo(draft)}
      submitLabel="Update My Quote"
      readyNote="Next: your summary, with your match worked out again."
      isBusy={flow.isBusy}
    />
  );
}
