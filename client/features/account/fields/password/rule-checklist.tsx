import { Check, Circle } from 'lucide-react';

export type CheckedRule = { id: string; label: string; isMet: boolean };

/** Rules that are ticked off as the person types. How many are met is also read out, once typing pauses. */
export function RuleChecklist({ label, rules }: { label: string; rules: readonly CheckedRule[] }) {
  const met = rules.filter(({ isMet }) => isMet).length;
  return (
    <div>
      <ul aria-label={label} className="grid gap-1.5 text-small">
        {rules.map(({ id, label: rule, isMet }) => (
          <li
            key={id}
            className={`flex items-start gap-2 ${isMet ? 'font-medium text-success' : 'text-body'}`}
          >
            {isMet ? (
              <Check aria-hidden="true" strokeWidth={3} className="mt-px size-5 flex-none" />
            ) : (
              <Circle aria-hidden="true" className="mt-px size-5 flex-none text-line-strong" />
            )}
            <span className="min-w-0 wrap-anywhere">
              {rule}
              <span className="sr-only">{isMet ? ': met' : ': not met yet'}</span>
            </span>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {met > 0 && `${met} of ${rules.length} met`}
      </p>
    </div>
  );
}
