import { RichText } from '../../ui/layout/rich-text.tsx';
import type { Value } from './content.ts';
import { messages } from './messages.ts';

export function ValueList({ values }: { values: readonly Value[] }) {
  return (
    <section aria-labelledby="values">
      <div className="page-width section-y grid gap-x-16 gap-y-8 min-[64rem]:grid-cols-[4fr_8fr]">
        <div>
          <h2 id="values" className="font-display text-display-lg">
            {messages.values.title}
          </h2>
          <p className="mt-4 max-w-[24rem]">{messages.values.lead}</p>
        </div>
        <ul className="border-t-2 border-ink">
          {values.map(({ title, text }) => (
            <li
              key={title}
              className="grid gap-x-8 gap-y-1.5 border-b border-line py-6 md:grid-cols-[14rem_1fr]"
            >
              <h3 className="font-display text-h3">{title}</h3>
              <p className="max-w-prose">
                <RichText text={text} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
