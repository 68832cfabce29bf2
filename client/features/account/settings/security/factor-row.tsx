import type { ReactNode } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';

type FactorRowProps = {
  icon: ReactNode;
  name: string;
  note: ReactNode;
  isBusy: boolean;
  actions: readonly { label: string; spokenLabel: string; onPress: () => void }[];
};

/** One passkey or authenticator app, and what can be done with it. */
export function FactorRow({ icon, name, note, isBusy, actions }: FactorRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3.5 first:pt-0">
      {icon}
      <div className="min-w-40 flex-1">
        <p className="font-semibold wrap-anywhere text-ink">{name}</p>
        <p className="text-small text-muted">{note}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {actions.map(({ label, spokenLabel, onPress }) => (
          <Button
            key={label}
            variant="secondary"
            size="sm"
            isBusy={isBusy}
            aria-label={spokenLabel}
            onClick={onPress}
          >
            {label}
          </Button>
        ))}
      </div>
    </li>
  );
}
