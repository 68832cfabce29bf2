import type { ComponentProps } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { useAccountAttempt } from './use-account-attempt.tsx';

type AccountActionProps = Pick<
  ComponentProps<typeof Button>,
  'variant' | 'size' | 'className' | 'busyLabel' | 'children'
> & { failureTitle: string; work: () => Promise<void> };

/** A button that changes the account, after a proof of identity if the server requires one. */
export function AccountAction({ failureTitle, work, ...button }: AccountActionProps) {
  const { isBusy, attempt, dialog } = useAccountAttempt();
  return (
    <>
      <Button
        variant="secondary"
        {...button}
        isBusy={isBusy}
        onClick={() => void attempt({ failureTitle, work })}
      />
      {dialog}
    </>
  );
}
