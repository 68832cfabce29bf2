import { endSessionIntentionally, useAuth } from '../../features/account/index.ts';
import { formatPhone } from '../../lib/format-phone.ts';
import { useAttempt } from '../../ui/feedback/use-attempt.ts';
import { HeaderLinks, listLinkClassName } from '../layouts/header-link.tsx';
import { accountLinks } from './account-links.ts';
import { messages } from './messages.ts';

/** Who is signed in, by email or phone, and their pages. */
export function AccountItems({ name }: { name: string }) {
  const { client } = useAuth();
  const { isBusy, attempt } = useAttempt();

  function signOut() {
    void attempt({
      failureTitle: messages.signOutFailed,
      work: () => endSessionIntentionally(client, () => client.run((auth) => auth.signOut())),
    });
  }

  return (
    <>
      <li className="px-3 py-2 text-small wrap-anywhere">{formatPhone(name)}</li>
      <HeaderLinks links={accountLinks} />
      <li>
        <button
          type="button"
          aria-disabled={isBusy || undefined}
          onClick={isBusy ? undefined : signOut}
          className={`${listLinkClassName} w-full cursor-pointer text-left`}
        >
          {isBusy ? messages.signingOut : messages.signOut}
        </button>
      </li>
    </>
  );
}
