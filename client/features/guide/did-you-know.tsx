import type { GuideFact } from './content.ts';
import { messages } from './messages.ts';

export function DidYouKnow({ facts }: { facts: readonly GuideFact[] }) {
  return (
    <section aria-labelledby="did-you-know" className="bg-surface-dusk text-on-dusk-body">
      <div className="page-width section-y">
        <h2 id="did-you-know" className="font-display text-display-lg text-on-dusk">
          {messages.didYouKnow}
        </h2>
        <ul className="mt-9 grid gap-x-16 gap-y-9 md:mt-12 md:grid-cols-[7fr_5fr]">
          {facts.map(({ share, text }, index) => (
            <li key={text} className={`border-t border-line-dusk pt-7 ${index === 0 ? 'md:row-span-2' : ''}`}>
              <p
                className={`tabular font-display leading-none tracking-[-.04em] ${index === 0 ? leadFigure : figure}`}
              >
                {share}%
              </p>
              <p className="mt-4 max-w-[20rem] text-title text-on-dusk">{text}</p>
              <People share={share} className={index === 0 ? 'max-w-[34rem]' : 'max-w-[16.5rem]'} />
            </li>
          ))}
        </ul>
        <p className="mt-10 text-caption text-on-dusk-muted">{messages.figuresNote}</p>
      </div>
    </section>
  );
}

const leadFigure = 'text-[clamp(5rem,10.4vw,8.25rem)] text-accent';
const figure = 'text-[clamp(3rem,6vw,4rem)] text-on-dusk';

const people = Array.from({ length: 20 }, (_, index) => index);

/** Twenty people, with the share highlighted. The words next to it say the same. */
function People({ share, className }: { share: number; className: string }) {
  return (
    <svg viewBox="0 0 266 50" aria-hidden="true" className={`mt-6 h-auto w-full ${className}`}>
      {people.map((person) => (
        <circle
          key={person}
          cx={11 + (person % 10) * 27}
          cy={person < 10 ? 11 : 38}
          r="10"
          strokeWidth="2"
          className={person * 5 < share ? 'fill-accent stroke-accent' : 'fill-none stroke-dusk-500'}
        />
      ))}
    </svg>
  );
}
