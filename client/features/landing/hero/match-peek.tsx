import { Check } from '../../../ui/layout/first-icons.tsx';
import { exampleMatch } from './example-match.data.ts';
import * as messages from './messages.ts';

/** Shows what a result looks like. A percentage is never shown without its reasons. */
export function MatchPeek({ className }: { className: string }) {
  return (
    <figure className={`rounded-card bg-surface p-5 shadow-float ${className}`}>
      <figcaption className="flex items-center gap-x-3.5 gap-y-2 max-[20rem]:flex-wrap">
        <img src={exampleMatch.logo} alt="" width={44} height={44} />
        <div className="max-[20rem]:basis-full">
          <p className="text-caption text-muted">{messages.peekCaption}</p>
          <p className="text-title leading-tight font-semibold text-ink">{exampleMatch.carrier}</p>
        </div>
        <p className="wrap-normal tabular ml-auto text-right font-display max-[20rem]:ml-0 max-[20rem]:text-left text-[1.875rem] leading-none tracking-tight text-ink">
          {exampleMatch.percent}%{' '}
          <span className="block font-sans text-caption font-medium tracking-normal text-body">
            {messages.match}
          </span>
        </p>
      </figcaption>
      <ul className="mt-3.5 grid gap-2 border-t border-line pt-3 text-small">
        {exampleMatch.reasons.map((reason) => (
          <li key={reason} className="flex items-start gap-3">
            <Check className="mt-0.5 size-5 flex-none text-success-fill" aria-hidden="true" />
            {reason}
          </li>
        ))}
      </ul>
    </figure>
  );
}
