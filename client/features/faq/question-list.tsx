import { Prose } from '../../ui/layout/prose.tsx';
import { Accordion } from '../../ui/overlays/accordion.tsx';
import { useOpeningByHash } from './use-opening-by-hash.ts';

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
