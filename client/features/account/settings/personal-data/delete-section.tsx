import { useState } from 'react';
import type { AuthUser } from '../../../../../shared/api/auth-user.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { DeleteDialog } from './delete-dialog.tsx';

export function DeleteSection({ user }: { user: AuthUser }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingsSection
      title="Danger Zone"
      lead="Deleting is at once and for good: your account, your profile, your quote and your sessions, here and on our servers."
    >
      <Button variant="destructive" onClick={() => setIsOpen(true)}>
        Delete Account
      </Button>
      {isOpen && <DeleteDialog user={user} onClose={() => setIsOpen(false)} />}
    </SettingsSection>
  );
}
