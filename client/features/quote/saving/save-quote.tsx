import { Button } from '../../../ui/actions/button.tsx';
import type { SignUpStep } from '../../account/index.ts';
import { messages } from '../messages.ts';
import { describePersistence } from '../state/messages.ts';
import type { QuoteFlow } from '../state/use-quote-flow.ts';

/** Says where the quote is stored, and offers an account, which keeps it longer and on every device. */
export function SaveQuote({ flow, isSaved }: { flow: QuoteFlow; isSaved: boolean }) {
  const { auth, pending } = flow.signUp;
  const action = auth.status === 'signed-in' ? messages.saving.goToAccount : messages.saving.save;
  return (
    <section className="mt-12 grid items-center gap-x-10 gap-y-5 rounded-card border border-line p-6 md:grid-cols-[minmax(0,1fr)_auto] md:px-8">
      <div>
        <h3 className="text-title font-semibold">
          {isSaved ? messages.saving.savedTitle : messages.saving.title}
        </h3>
        <p className="mt-1.5 max-w-prose">{isSaved ? messages.saving.savedText : messages.saving.text}</p>
        {!isSaved && <p className="mt-1.5 text-small text-muted">{describePersistence(flow.isKept)}</p>}
      </div>
      <Button variant="secondary" data-track="save_quote" onClick={() => flow.goTo(findFirstStep(flow))}>
        {pending ? messages.saving.finish : action}
      </Button>
    </section>
  );
}

/** Finds the first step as far as it's known here. The account's screens correct it if necessary. */
function findFirstStep({ signUp: { auth, pending } }: QuoteFlow): SignUpStep {
  if (auth.status === 'signed-in') return 'dashboard';
  return pending ? 'verifyEmail' : 'emailOnly';
}
