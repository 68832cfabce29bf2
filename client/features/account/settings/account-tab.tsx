import type { AuthUser } from '../../../../shared/api/auth-user.ts';
import { isConfirmed } from '../session/auth-state.ts';
import { DataSection } from './personal-data/data-section.tsx';
import { DeleteSection } from './personal-data/delete-section.tsx';
import { SignOutSection } from './personal-data/sign-out-section.tsx';
import { DeviceSection } from './security/device-section.tsx';

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
