import type { RefObject } from 'react';
import { categoryNames } from '../../../shared/directory/carrier-terms.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { CarrierCard } from './carrier-card.tsx';
import type { CarrierGroup } from './group-carriers.ts';
import { categoryNotes, messages } from './messages.ts';

type DirectoryResultsProps = {
  groups: readonly CarrierGroup[];
  onClear: () => void;
  /** Takes the focus when the focused element disappears. */
  ref: RefObject<HTMLElement | null>;
};

export function DirectoryResults({ groups, onClear, ref }: DirectoryResultsProps) {
  return (
    <section ref={ref} tabIndex={-1} aria-label={messages.results.label} className="grid gap-10 md:gap-14">
      {groups.length === 0 && (
        <div className="mt-6">
          <EmptyState
            title={messages.results.noneTitle}
            action={
              <Button variant="secondary" onClick={onClear}>
                {messages.results.clear}
              </Button>
            }
          >
            {messages.results.noneAdvice}
          </EmptyState>
        </div>
      )}
      {groups.map(({ category, carriers }) => (
        <section key={category} aria-labelledby={`category-${category}`}>
          <div className="mb-5 flex flex-wrap items-baseline gap-x-5 gap-y-1 border-b-2 border-ink pb-3">
            <h2 id={`category-${category}`} className="font-display text-h3">
              {categoryNames[category]}
            </h2>
            <p>{categoryNotes[category]}</p>
          </div>
          <ul className="grid md:grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] md:gap-5">
            {carriers.map((carrier) => (
              <CarrierCard key={carrier.slug} carrier={carrier} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
