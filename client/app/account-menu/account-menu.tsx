import { useLocation } from 'react-router-dom';
import { endSessionIntentionally, useAuth, useProfile } from '../../features/account/index.ts';
import { formatPhone } from '../../lib/format-phone.ts';
import { ButtonLink } from '../../ui/actions/link.tsx';
import { useAttempt } from '../../ui/feedback/use-attempt.ts';
import { HeaderLinks, listLinkClassName } from '../layouts/header-link.tsx';
import { HeaderMenu } from '../layouts/header-menu.tsx';
import type { SignedIn } from '../layouts/header-session.ts';
import type { NavigationLink } from '../layouts/navigation-content.ts';
import { paths } from '../paths.ts';
import { messages } from './messages.ts';

type AccountMenuProps = {
  session: SignedIn;
  /** In the compact header's menu, which shows only the items, without a button. */
  isInMenu?: boolean;
};

/** Only signed-in people need it, so it isn't part of the first script. */
export function AccountMenu({ session: { name, ...session }, isInMenu = false }: AccountMenuProps) {
  const { pathname } = useLocation();
  const { state } = useProfile();
  // The name in the profile takes precedence over the one from the sign-in provider.
  const firstName = (state.status === 'ready' && state.profile.firstName) || session.firstName;
  if (isInMenu) {
    return (
      <ul>
        <AccountItems name={name} />
      </ul>
    );
  }
  const email = formatPhone(name);
  return (
    <div className="flex min-w-0 items-center gap-3">
      <HeaderMenu
        id="account-menu"
        track="account_menu"
        label={
          <>
            <span
              aria-hidden="true"
              className="mr-1 grid size-8 place-items-center rounded-full bg-primary text-caption text-on-primary uppercase max-[76rem]:hidden"
            >
              {(firstName ?? name).charAt(0)}
            </span>
            <span className="max-w-64 truncate">{email}</span>
            <span className="sr-only"> {messages.account}</span>
          </>
        }
        isCurrent={accountLinks.some(({ to }) => to === pathname)}
        side="right-0"
      >
        <AccountItems name={name} />
      </HeaderMenu>
      <ButtonLink
        to={paths.dashboard}
        variant="secondary"
        size="sm"
        aria-current={pathname === paths.dashboard ? 'page' : undefined}
      >
        {messages.dashboard}
      </ButtonLink>
    </div>
  );
}

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

/** The pages of people who are signed in. */
export const accountLinks: readonly NavigationLink[] = [
  { to: paths.dashboard, text: messages.dashboard },
  { to: paths.profile, text: messages.profile },
  { to: paths.account, text: messages.settings },
];
