import type { FactorEnrolledAnswer } from '../../../../../shared/api/factors.ts';
import { call } from '../../../../lib/api-client.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { useAccountAttempt } from '../../reauthentication/use-account-attempt.ts';

/** The server keeps no more of them. */
const mostApps = 5;

type StartEnrolmentProps = {
  /** Names of the apps that are there already. */
  names: readonly string[];
  onStart: (app: FactorEnrolledAnswer) => void;
};

/** Begins to add an app. */
export function StartEnrolment({ names, onStart }: StartEnrolmentProps) {
  const { isBusy, attempt, dialog } = useAccountAttempt();
  const count = names.length;
  if (count >= mostApps)
    return <p>You have {count} apps, the most there can be. Remove one to add another.</p>;

  function start() {
    void attempt({
      failureTitle: 'Failed to set up the app.',
      work: async () =>
        onStart(await call('POST /api/auth/factors', { body: { friendlyName: pickAppName(names) } })),
    });
  }

  return (
    <div className="grid justify-items-start gap-4">
      {count === 0 && (
        <p>
          You need a phone or a computer with an authenticator app, such as the one that comes with your
          password manager. Setting it up takes a minute.
        </p>
      )}
      <Button variant="secondary" isBusy={isBusy} busyLabel="Preparing..." onClick={start}>
        {count === 0 ? 'Set up two-step sign-in' : 'Add another app'}
      </Button>
      {dialog}
    </div>
  );
}

const usualName = 'Authenticator app';

/** A name for one more app that tells it from the others. */
export function pickAppName(taken: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? usualName : `${usualName} ${number}`;
    if (!taken.includes(name)) return name;
  }
}
