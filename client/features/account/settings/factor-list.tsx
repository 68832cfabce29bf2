import { type ReactNode, type RefObject, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { AlertDialog } from '../../../ui/overlays/dialog.tsx';
import { useAccountAttempt } from '../reauthentication/use-account-attempt.tsx';
import { useAuth } from '../session/auth-context.ts';

type Factor = { id: string; friendlyName: string };
type FactorListProps<Each extends Factor> = {
  factors: readonly Each[];
  icon: ReactNode;
  describe: (factor: Each) => string;
  words: {
    remove: string;
    removeOne: (name: string) => string;
    removeFailed: string;
    removed: { title: string; description: string };
    ask: { title: string; text: (name: string) => string; submit: string };
  };
  onRemove: (id: string) => Promise<unknown>;
  /** What else can be done with one. */
  more?: { label: string; nameOne: (name: string) => string; onPress: (factor: Each) => void };
  /** Gets the focus when the row that had it is gone. */
  heading: RefObject<HTMLHeadingElement | null>;
};

/** Passkeys or authenticator apps, which can be removed. */
export function FactorList<Each extends Factor>(props: FactorListProps<Each>) {
  const { factors, icon, describe, words, onRemove, more, heading } = props;
  const { client } = useAuth();
  const { isBusy, attempt, dialog } = useAccountAttempt();
  const [removing, setRemoving] = useState<Each>();

  function remove({ id }: Each) {
    setRemoving(undefined);
    void attempt({
      failureTitle: words.removeFailed,
      work: async () => {
        await onRemove(id);
        toast.success(words.removed);
        await client.reload();
        heading.current?.focus();
      },
    });
  }

  const renderButton = (label: string, spokenLabel: string, onPress: () => void) => (
    <Button variant="secondary" size="sm" isBusy={isBusy} aria-label={spokenLabel} onClick={onPress}>
      {label}
    </Button>
  );

  return (
    <>
      <ul className="grid">
        {factors.map((factor) => (
          <li
            key={factor.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3.5 first:pt-0"
          >
            {icon}
            <div className="min-w-40 flex-1">
              <p className="font-semibold wrap-anywhere text-ink">{factor.friendlyName}</p>
              <p className="text-small text-muted">{describe(factor)}</p>
            </div>
            <div className="flex flex-wrap gap-2">
              {more &&
                renderButton(more.label, more.nameOne(factor.friendlyName), () => more.onPress(factor))}
              {renderButton(words.remove, words.removeOne(factor.friendlyName), () => setRemoving(factor))}
            </div>
          </li>
        ))}
      </ul>
      {removing && (
        <AlertDialog
          isOpen
          onClose={() => setRemoving(undefined)}
          title={words.ask.title}
          description={words.ask.text(removing.friendlyName)}
          actions={
            <Button variant="destructive" onClick={() => remove(removing)}>
              {words.ask.submit}
            </Button>
          }
        />
      )}
      {dialog}
    </>
  );
}
