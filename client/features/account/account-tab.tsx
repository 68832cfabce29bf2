import type { AuthUser } from '../../../shared/api/auth-user.ts';
import { isConfirmed } from '../../lib/account/is-confirmed.ts';
import { DataSection } from './data-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { DeviceSection } from './device-section.tsx';
import { SignOutSection } from './sign-out-section.tsx';

/** Sessions, the person's data, and the end of the account. */
export function AccountTab({ user, isShown }: { user: AuthUser; isShown: boolean }) {
  return (
    <>
      <SignOutSection />
      <DeviceSection isShown={isShown} />
      <DataSection isAllowed={isConfirmed(user)} />
      <DeleteSection user={user} />
    </>
  );
}
