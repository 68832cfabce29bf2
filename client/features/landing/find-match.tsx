import closingStreetUrl from './art/closing-street.svg';
import { type FindMatch, FindMatchLink } from './find-match-link.tsx';
import { Street } from './hero/street.tsx';
import { messages } from './messages.ts';
import { SectionHeading } from './section-heading.tsx';

export function FindMatchSection({ note, findMatch }: { note: string; findMatch: FindMatch }) {
  return (
    <section className="relative overflow-clip border-t border-line pt-16 pb-74 md:pt-22 md:pb-44">
      <div className="page-width relative z-1">
        <SectionHeading className="max-w-[9em]">{messages.findMatch}</SectionHeading>
        <div className="mt-7 flex flex-col items-stretch gap-3 md:flex-row md:items-center md:gap-5.5">
          <FindMatchLink {...findMatch} size="lg" />
          <p className="text-ink">{note}</p>
        </div>
      </div>
      <Street artUrl={closingStreetUrl} isLazy />
    </section>
  );
}
