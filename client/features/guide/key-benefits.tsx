import type { GuideBenefit } from './content.ts';
import { messages } from './messages.ts';

export function KeyBenefits({ benefits }: { benefits: readonly GuideBenefit[] }) {
  return (
    <section aria-labelledby="key-benefits" className="bg-surface-lit">
      <div className="page-width section-y grid gap-x-16 gap-y-8 min-[64rem]:grid-cols-[4fr_8fr]">
        <h2 id="key-benefits" className="font-display text-display-md">
          {messages.keyBenefits}
        </h2>
        <ul className="grid border-t-2 border-ink md:grid-cols-2 md:gap-x-10">
          {benefits.map(({ title, text }) => (
            <li key={title} className="border-b border-line-lit py-5">
              <h3 className="text-title font-semibold">{title}</h3>
              <p className="mt-1">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
