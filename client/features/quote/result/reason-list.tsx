import type { LucideIcon } from 'lucide-react';

type ReasonListProps = { reasons: readonly string[]; Icon: LucideIcon; isPositive: boolean };

/** A list of reasons, each with a short lead sentence and its consequence. */
export function ReasonList({ reasons, Icon, isPositive }: ReasonListProps) {
  return (
    <ul className="grid gap-3.5">
      {reasons.map((reason) => {
        const [lead, rest] = splitLead(reason);
        return (
          <li
            key={reason}
            className="grid grid-cols-[1.375rem_minmax(0,1fr)] items-start gap-[min(0.75rem,3.1vw)]"
          >
            <Icon
              aria-hidden="true"
              className={`mt-1 size-5 ${isPositive ? 'text-success-fill' : 'text-primary'}`}
            />
            <span>
              <b className="font-semibold text-ink">{lead}</b> {rest}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function splitLead(reason: string): [lead: string, rest: string] {
  const end = reason.indexOf('. ');
  return end === -1 ? [reason, ''] : [reason.slice(0, end + 1), reason.slice(end + 2)];
}
