import { callApi } from '../../../../lib/api-client.ts';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { useAuth } from '../../session/auth-context.ts';
import { createPassword } from './create-password.ts';
import { findChecklistFault } from './find-checklist-fault.ts';
import { useNewPassword } from './use-new-password.ts';

/** The form "Create Password", with the checklist of rules: the server checks the password before it is saved. */
export function useCreatePassword({ onDone }: { onDone: () => void }) {
  const { client } = useAuth();
  return useNewPassword({
    findFault: findChecklistFault,
    async send(password) {
      const weakness = await createPassword({ call: callApi, updateUser: client.updateUser }, password);
      if (weakness) return weakness;
      toast.success({ title: 'Password created!', description: 'Your account is almost ready.' });
      onDone();
      return undefined;
    },
    failureTitle: 'Failed to create password. Please try again.',
  });
}
