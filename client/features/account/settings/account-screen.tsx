import { ArrowLeft } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AuthUser } from '../../../../shared/api/auth-user.ts';
import { paths } from '../../../app/paths.ts';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { Tabs } from '../../../ui/overlays/tabs.tsx';
import { usePasskeySignals } from '../passkeys/use-passkey-signals.ts';
import { isConfirmed } from '../session/auth-state.ts';
import { AccountTab } from './account-tab.tsx';
import {
  type AccountTabId,
  accountTabs,
  buildTabPath,
  parseTab,
  useEmailLinkNotice,
} from './account-tabs.ts';
import { EmailTab, GoogleSection } from './email-tab.tsx';
import { PasswordTab } from './password-tab.tsx';
import { PhoneTab } from './phone-tab.tsx';
import { useSettingsDraft } from './settings-draft.ts';
import { messages } from './settings-messages.ts';

/** The signed-in person's settings, inside the protected area. */
export function AccountScreen({ user }: { user: AuthUser }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const control = useSettingsDraft(user.id);
  const tab = parseTab(search);
  useEmailLinkNotice(user);
  usePasskeySignals(user);

  function renderTab(id: AccountTabId) {
    switch (id) {
      case 'email':
        return (
          <>
            <EmailTab user={user} control={control} />
            {isConfirmed(user) && <GoogleSection user={user} />}
          </>
        );
      case 'password':
        return <PasswordTab user={user} />;
      case 'phone':
        return <PhoneTab user={user} control={control} />;
      case 'account':
        return <AccountTab user={user} isShown={tab === 'account'} />;
    }
  }

  return (
    <>
      <ButtonLink to={paths.dashboard} variant="text" className="-ml-3">
        <ArrowLeft aria-hidden="true" className="size-5" /> {messages.back}
      </ButtonLink>
      <h1 tabIndex={-1} className="mt-3 mb-7 font-display text-display-lg">
        {messages.title}
      </h1>
      <Tabs
        label={messages.title}
        tabs={accountTabs.map((id) => ({ id, label: messages.tabs[id], content: renderTab(id) }))}
        value={tab}
        onChange={(id) => navigate(buildTabPath(parseTab(`?tab=${id}`)), { replace: true })}
      />
    </>
  );
}
