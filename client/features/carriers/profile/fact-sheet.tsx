import { findFacts } from '../../../../shared/directory/find-facts.ts';
import type { DirectoryCarrier } from '../../../../shared/site/schemas/directory.ts';
import { describeFacts, factNames } from '../facts/describe-facts.ts';
import { labels } from '../facts/messages.ts';
import { messages } from './messages.ts';

/** Every fact of a carrier, and who it suits. */
export function FactSheet({ carrier }: { carrier: DirectoryCarrier }) {
  const facts = describeFacts(carrier);
  const { suits, lessSuited } = findFacts(carrier.slug);
  return (
    <div className="page-width grid gap-x-16 gap-y-12 pb-16 md:pb-22 min-[64rem]:grid-cols-[7fr_5fr]">
      <section aria-labelledby="facts">
        <h2 id="facts" className="border-b-2 border-ink pb-3 font-display text-h3">
          {messages.facts}
        </h2>
        <dl>
          {factNames.map((fact) => (
            <div key={fact} className="border-b border-line py-3 md:grid md:grid-cols-[12rem_1fr] md:gap-6">
              <dt className="max-md:text-small">{labels[fact]}</dt>
              <dd className="tabular font-medium text-ink">{facts[fact]}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-small">{messages.factsNote}</p>
      </section>
      <section aria-labelledby="suits">
        <h2 id="suits" className="border-b-2 border-ink pb-3 font-display text-h3">
          {messages.suits}
        </h2>
        <p className="mt-4 text-lead text-ink">{suits}</p>
        <h3 className="mt-6 font-semibold">{messages.lookFurther}</h3>
        <p className="mt-1">{lessSuited}</p>
        <h3 className="mt-6 font-semibold">{messages.strengths}</h3>
        <ul className="mt-1 list-disc pl-5 marker:text-muted">
          {carrier.strengths.map((strength) => (
            <li key={strength}>{strength}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
