import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { AuthUser } from '../../../../shared/api/auth-user.ts';
import type { Profile } from '../../../../shared/api/profile.ts';
import { paths } from '../../../app/paths.ts';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { SuccessNote } from '../../../ui/feedback/success-note.tsx';
import { SettingsSection } from '../settings/settings-section.tsx';
import { messages } from './messages.ts';
import { createDraft, openProfileDraft, type ProfileDraft } from './profile-draft.ts';
import { ProfileForm } from './profile-form.tsx';
import { ProfileView } from './profile-view.tsx';

/** The person's own profile, to view and to edit. Unsaved text survives a reload of the tab. */
export function ProfileScreen({ user, profile }: { user: AuthUser; profile: Profile }) {
  const [draft, setDraft] = useState<ProfileDraft | undefined>(() => openProfileDraft(user.id).read());
  const editButton = useRef<HTMLButtonElement>(null);
  /** What the person did last, which decides where the focus goes. Undefined after a reload. */
  const [lastStep, setLastStep] = useState<'opened' | 'saved' | 'canceled'>();

  useEffect(() => {
    const stored = openProfileDraft(user.id);
    if (draft) stored.write(draft);
    else stored.remove();
  }, [draft, user.id]);

  useEffect(() => {
    if (lastStep === 'saved' || lastStep === 'canceled') editButton.current?.focus();
  }, [lastStep]);

  function open() {
    setDraft(createDraft(profile));
    setLastStep('opened');
  }

  function close(step: 'saved' | 'canceled') {
    setDraft(undefined);
    setLastStep(step);
  }

  return (
    <>
      <ButtonLink to={paths.dashboard} variant="text" className="-ml-3">
        <ArrowLeft aria-hidden="true" className="size-5" /> {messages.back}
      </ButtonLink>
      <h1 tabIndex={-1} className="mt-2 font-display text-display-lg">
        {messages.title}
      </h1>
      <SuccessNote title={messages.saved.title} className="mt-6">
        {lastStep === 'saved' && messages.saved.description}
      </SuccessNote>
      <div>
        <SettingsSection title={messages.details.title} lead={messages.details.lead}>
          {draft ? (
            <ProfileForm
              draft={draft}
              takesFocus={lastStep === 'opened'}
              email={user.email}
              onChange={setDraft}
              onSaved={() => close('saved')}
              onCancel={() => close('canceled')}
            />
          ) : (
            <ProfileView profile={profile} email={user.email} editButton={editButton} onEdit={open} />
          )}
        </SettingsSection>
      </div>
    </>
  );
}

export function NoProfile() {
  return (
    <>
      <h1 tabIndex={-1} className="font-display text-display-lg">
        {messages.missing.title}
      </h1>
      <p className="mt-3 mb-7 max-w-prose">{messages.missing.text}</p>
      <ButtonLink to={paths.onboarding}>{messages.missing.submit}</ButtonLink>
    </>
  );
}
