import type { ReactNode } from 'react';

type CallToActionProps = { title: string; actions: ReactNode; children: ReactNode };

/** The last section of a page: what to do next, in one sentence, one paragraph, and its buttons. */
export function CallToAction({ title, actions, children }: CallToActionProps) {
  return (
    <section className="border-t border-line print:hidden">
      <div className="page-width section-y grid gap-6 min-[64rem]:grid-cols-[7fr_5fr] min-[64rem]:gap-12">
        <h2 className="max-w-[14em] font-display text-display-lg">{title}</h2>
        <div>
          <p className="mb-6">{children}</p>
          <div className="flex flex-wrap gap-3.5 max-md:flex-col">{actions}</div>
        </div>
      </div>
    </section>
  );
}
