import type { ReactNode } from 'react';
import { TitleLink } from '../actions/link.tsx';

type RelatedListProps = {
  title: string;
  items: readonly { path: string; title: string; text: string; facts?: ReactNode }[];
};

/** The last section of a text: others to read next. */
export function RelatedList({ title, items }: RelatedListProps) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="related" className="page-width section-y print:hidden">
      <h2 id="related" className="font-display text-display-md">
        {title}
      </h2>
      <ul className="mt-6 grid gap-x-12 border-t border-line md:grid-cols-2">
        {items.map((item) => (
          <li key={item.path} className="relative border-b border-line py-6">
            {item.facts && <div className="mb-1.5">{item.facts}</div>}
            <h3 className="mb-2 font-display text-h3">
              <TitleLink to={item.path}>{item.title}</TitleLink>
            </h3>
            <p className="max-w-prose">{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
