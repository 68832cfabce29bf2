import { useLocation } from 'react-router-dom';
import { useProfile } from '../../features/account/index.ts';
import { HeaderMenu } from '../layouts/header-menu.tsx';
import type { SignedIn } from '../layouts/header-session.ts';
import { AccountItems } from './account-items.tsx';
import { accountLinks } from './account-links.ts';
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
  return (
    <HeaderMenu
      id="account-menu"
      track="account_menu"
      label={
        <>
          <span
            aria-hidden="true"
            className="mr-1 grid size-8 place-items-center rounded-full bg-primary text-caption text-on-primary uppercase"
          >
            {(firstName ?? name).charAt(0)}
          </span>
          <span aria-hidden="true" className="max-w-40 truncate">
            {firstName ?? messages.account}
          </span>
          <span className="sr-only">{firstName ? messages.accountOf(firstName) : messages.account}</span>
        </>
      }
      isCurrent={accountLinks.some(({ to }) => to === pathname)}
      side="right-0"
    >
      <AccountItems name={name} />
    </HeaderMenu>
  );
}
