import { listCriteria, messages } from './messages.ts';

/** The four rules for listing a carrier in the directory. */
export function ListingCriteria({ lowestRating }: { lowestRating: string }) {
  return (
    <section aria-labelledby="vetting" className="page-width pb-16 md:pb-22">
      <h2 id="vetting" className="border-b-2 border-ink pb-3 font-display text-h3">
        {messages.hero.criteria}
      </h2>
      <ul className="grid gap-x-10 md:grid-cols-2">
        {listCriteria(lowestRating).map(({ title, text }) => (
          <li key={title} className="border-b border-line py-4">
            <h3 className="text-title font-semibold">{title}</h3>
            <p className="mt-1 text-small">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
