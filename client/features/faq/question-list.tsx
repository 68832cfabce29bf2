import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Prose } from '../../ui/layout/prose.tsx';
import { Accordion } from '../../ui/overlays/accordion.tsx';

type QuestionListProps = { items: readonly { id: string; question: string; answer: readonly string[] }[] };

/** The questions, with one answer open at a time. `/faq#its-id` opens one. */
export function QuestionList({ items }: QuestionListProps) {
  useOpeningByHash(items);
  return (
    <Accordion
      headingLevel={2}
      items={items.map(({ id, question, answer }) => ({ id, question, answer: <Prose blocks={answer} /> }))}
      className="border-t-2 border-t-ink"
    />
  );
}

/** Whenever someone navigates to an answer's URL, opens the answer and moves the focus to its question. */
function useOpeningByHash(items: readonly { id: string }[]): void {
  const { hash, key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: navigating to the same URL again has another key.
  useEffect(() => {
    const item = items.find(({ id }) => hash === `#${id}`);
    const answer = item && document.getElementById(item.id);
    if (!(answer instanceof HTMLDetailsElement)) return;
    answer.open = true;
    answer.querySelector('summary')?.focus({ preventScroll: true });
    answer.scrollIntoView({ block: 'start' });
  }, [items, hash, key]);
}
