import type { ReactNode, RefObject } from 'react';
import type { Profile } from '../../../../shared/api/profile.ts';
import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/link.tsx';

type ProfileViewProps = {
  profile: Profile;
  email: string | null;
  editButton: RefObject<HTMLButtonElement | null>;
  onEdit: () => void;
};

export function ProfileView({ profile, email, editButton, onEdit }: ProfileViewProps) {
  return (
    <>
      <dl className="tabular -mt-3">
        <Row label="First name">{profile.firstName}</Row>
        <Row label="Last name">{profile.lastName}</Row>
        <Row label="Age">{profile.age}</Row>
        <Row label="Email" note={<EmailNote />}>
          {email}
        </Row>
      </dl>
      <Button ref={editButton} variant="secondary" onClick={onEdit} className="mt-5">
        Edit
      </Button>
    </>
  );
}

function Row({ label, note, children }: { label: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div className="border-b border-line py-3">
      <dt className="text-small">{label}</dt>
      <dd className="font-medium text-ink wrap-anywhere">
        {children ?? <span className="font-normal text-muted">Not given</span>}
      </dd>
      {note && <dd className="mt-1 text-small text-muted">{note}</dd>}
    </div>
  );
}

export function EmailNote() {
  return (
    <>
      <span>Email cannot be changed here</span>, but in your{' '}
      <TextLink to={`${paths.account}?tab=email`}>account settings</TextLink>.
    </>
  );
}
