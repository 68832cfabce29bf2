import { X } from 'lucide-react';
import type { ExplanationFailure } from '../../../../../shared/matching/recommendation.ts';
import { messages } from '../messages.ts';

/** The published rules that an answer doesn't meet, each with what would meet it. */
export function FailureList({ failures }: { failures: readonly ExplanationFailure[] }) {
  return (
    <ul className="mt-3 grid gap-3 text-small">
      {failures.map(({ rule, label, answer, requirement }) => (
        <li
          key={rule}
          className="grid grid-cols-[1.25rem_minmax(0,1fr)] items-start gap-[min(0.75rem,3.1vw)]"
        >
          <X aria-hidden="true" className="mt-0.5 size-5 text-warning" />
          <span>
            <b className="font-semibold text-ink">{label}.</b> {messages.failure(answer, requirement)}
          </span>
        </li>
      ))}
    </ul>
  );
}
