import { useRef } from 'react';
import type { AuthUser } from '../../../../../shared/api/auth-user.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { useAccountAttempt } from '../../reauthentication/use-account-attempt.tsx';
import { useAuth } from '../../session/auth-context.ts';
import { hasGoogle } from '../../session/auth-state.ts';
import { buildTabPath } from '../account-tabs.ts';
import { messages } from '../messages.ts';
import { SettingsSection } from '../settings-section.tsx';

/** Google as a way to sign in: whether it's there, and how to add or remove it. */
export function GoogleSection({ user }: { user: AuthUser }) {
  const { client } = useAuth();
  const { isBusy, attempt, dialog } = useAccountAttempt();
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, lead, added, none, add, addFailed, remove, removeFailed, removed } = messages.google;
  const isAdded = hasGoogle(user);

  const startAdding = () =>
    void attempt({
      failureTitle: addFailed,
      work: () => client.run((auth) => auth.startGoogle(buildTabPath('email'))),
    });
  const startRemoving = () =>
    void attempt({
      failureTitle: removeFailed,
      work: async () => {
        await client.run((auth) => auth.removeGoogle());
        toast.success(removed);
        heading.current?.focus();
      },
    });

  return (
    <SettingsSection title={title} headingRef={heading} lead={lead}>
      <div className="grid justify-items-start gap-4">
        <p className="text-ink">{isAdded ? added : none}</p>
        <Button
          variant="secondary"
          className="max-md:w-full"
          isBusy={isBusy}
          onClick={isAdded ? startRemoving : startAdding}
        >
          {isAdded ? remove : add}
        </Button>
        {dialog}
      </div>
    </SettingsSection>
  );
}
