import artUrl from '../../ui/art/empty-coverage.svg';
import { messages } from './messages.ts';

/** Shown instead of the result until there is one. */
export function EmptyResult() {
  return (
    <section className="rounded-panel bg-surface-mist p-8 max-md:-mx-(--gutter) max-md:rounded-none max-md:px-(--gutter) max-md:py-7 min-[64rem]:row-span-2 noscript:hidden print:hidden">
      <img src={artUrl} alt="" width={320} height={180} className="w-full max-w-80" />
      <h2 className="mt-5 font-display text-h3">{messages.empty.title}</h2>
      <p className="mt-2 max-w-[24rem]">{messages.empty.text}</p>
    </section>
  );
}
