import type { ReactNode, RefObject } from 'react';
import type { Profile } from '../../../../shared/api/profile.ts';
import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/link.tsx';
import { EmailText } from '../../../ui/layout/rich-text.tsx';
import { messages as sharedMessages } from '../fields/messages.ts';
import { messages } from './messages.ts';

type ProfileViewProps = {
  profile: Profile;
  email: string | null;
  editButton: RefObject<HTMLButtonElement | null>;
  onEdit: () => void;
};

export function ProfileView({ profile, email, editButton, onEdit }: ProfileViewProps) {
  const { firstName, lastName, age } = sharedMessages.aboutYou;
  return (
    <>
      <dl className="tabular -mt-3">
        <Row label={firstName}>{profile.firstName}</Row>
        <Row label={lastName}>{profile.lastName}</Row>
        <Row label={age}>{profile.age}</Row>
        <Row label={messages.email} note={<EmailNote />}>
          {email && <EmailText>{email}</EmailText>}
        </Row>
      </dl>
      <Button ref={editButton} variant="secondary" onClick={onEdit} className="mt-5">
        {messages.edit}
      </Button>
    </>
  );
}

function Row({ label, note, children }: { label: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div className="border-b border-line py-3">
      <dt className="text-small">{label}</dt>
      <dd className="font-medium text-ink wrap-anywhere">
        {children ?? <span className="font-normal text-muted">{messages.notGiven}</span>}
      </dd>
      {note && <dd className="mt-1 text-small text-muted">{note}</dd>}
    </div>
  );
}

export function EmailNote() {
  return (
    <>
      <span>{messages.emailFixed}</span>
      {messages.emailElsewhere} <TextLink to={`${paths.account}?tab=email`}>{messages.settings}</TextLink>.
    </>
  );
}
