import type { ReactNode } from 'react';
import type { AuthUser } from '../../../shared/api/auth-user.ts';
import type { Profile } from '../../../shared/api/profile.ts';
import { paths } from '../../app/paths.ts';
import { formatPhone } from '../../lib/format-phone.ts';
import { TextLink } from '../../ui/actions/link.tsx';
import { EmailText } from '../../ui/layout/rich-text.tsx';
import { Card } from './card.tsx';
import { messages } from './messages.ts';
import { VerificationBadge } from './verification-badge.tsx';

export function ProfileInformation({ profile, user }: { profile: Profile; user: AuthUser }) {
  const name = [profile.firstName, profile.lastName].filter((part) => part !== null).join(' ');
  return (
    <Card
      title={messages.profile.title}
      titleSide={
        <TextLink to={paths.profile} className="-my-2 inline-flex min-h-11 items-center max-md:text-small">
          {messages.profile.edit}
        </TextLink>
      }
    >
      <dl className="tabular mt-4 grid md:grid-cols-2 md:gap-x-10 min-[64rem]:grid-cols-1">
        <Row label={messages.profile.name}>{name}</Row>
        <Row label={messages.profile.age}>{profile.age}</Row>
        <Row label={messages.profile.email} isVerified={user.emailConfirmedAt !== null}>
          {user.email && <EmailText>{user.email}</EmailText>}
        </Row>
        <Row label={messages.profile.phone} isVerified={user.phoneConfirmedAt !== null}>
          {user.phone && formatPhone(user.phone)}
        </Row>
      </dl>
    </Card>
  );
}

type RowProps = { label: string; isVerified?: boolean | undefined; children: ReactNode };

function Row({ label, isVerified, children }: RowProps) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 border-t border-line py-3">
      <dt className="min-h-6 text-small">{label}</dt>
      <dd className="col-span-2 row-start-2 font-medium text-ink wrap-anywhere">
        {children ?? <span className="font-normal text-muted">{messages.profile.missing}</span>}
      </dd>
      {isVerified !== undefined && (
        <dd className="col-start-2 row-start-1 -my-0.5 justify-self-end">
          <VerificationBadge isVerified={isVerified} />
        </dd>
      )}
    </div>
  );
}
