import { Button } from '../../ui/button.tsx';
import { summaryScreen } from './quote-screen.ts';
import { keptDays } from './quote-storage.ts';
import type { QuoteFlow } from './use-quote-flow.ts';

/** Stands in every step of making an account until accounts open, and says where the quote is meanwhile. */
export function AccountScreen({ flow, headingId }: { flow: QuoteFlow; headingId: string }) {
  return (
    <div className="mx-auto w-full max-w-[calc(var(--container-form)+5rem)] px-5 pt-8 pb-12 md:pt-14">
      <h2 id={headingId} tabIndex={-1} className="font-display text-display-md">
        Accounts are not open yet
      </h2>
      <p className="mt-4">
        You do not need one to use your quote. It is kept in this browser for {keptDays} days, and you can
        open it again from the home page until then. On another device you would have to start anew.
      </p>
      <p className="mt-3 mb-8">
        When accounts open, this is where you will be able to keep your quote for longer and reach it from any
        device.
      </p>
      <Button onClick={() => flow.goTo(summaryScreen)}>Back to my quote</Button>
    </div>
  );
}
