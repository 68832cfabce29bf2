import { ArrowLeft } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { AuthUser } from '../../../../shared/api/auth-user.ts';
import type { Profile } from '../../../../shared/api/profile.ts';
import { brand } from '../../../../shared/site/brand.data.ts';
import { parseProfileAge } from '../../../../shared/validation/age.ts';
import { paths } from '../../../app/paths.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { fields, text } from '../../../lib/light-checks.ts';
import { createStoredValue } from '../../../lib/stored-value.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink, TextLink } from '../../../ui/actions/link.tsx';
import { ErrorSummary } from '../../../ui/feedback/error-summary.tsx';
import { SuccessNote } from '../../../ui/feedback/success-note.tsx';
import { useAttempt } from '../../../ui/feedback/use-attempt.ts';
import { NumberField } from '../../../ui/inputs/number-field.tsx';
import { TextField } from '../../../ui/inputs/text-field.tsx';
import { EmailText } from '../../../ui/layout/rich-text.tsx';
import { messages as sharedMessages } from '../fields/account-messages.ts';
import { describeErrors, findAgeErrors, findNameErrors, NameFields, type Names } from '../fields/names.tsx';
import { SettingsSection } from '../settings/settings-section.tsx';
import { messages } from './profile-messages.ts';
import { useProfile } from './profile-store.ts';

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
    const { firstName, lastName, age } = profile;
    setDraft({ firstName: firstName ?? '', lastName: lastName ?? '', age: age?.toString() ?? '' });
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

type ProfileViewProps = {
  profile: Profile;
  email: string | null;
  editButton: RefObject<HTMLButtonElement | null>;
  onEdit: () => void;
};

function ProfileView({ profile, email, editButton, onEdit }: ProfileViewProps) {
  const { firstName, lastName, age } = sharedMessages.aboutYou;
  return (
    <>
      <dl className="tabular -mt-3">
        <Row label={firstName}>{profile.firstName}</Row>
        <Row label={lastName}>{profile.lastName}</Row>
        <Row label={age}>{profile.age}</Row>
        <Row label={messages.email} note={emailNote}>
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

const emailNote = (
  <>
    <span>{messages.emailFixed}</span>
    {messages.emailElsewhere} <TextLink to={`${paths.account}?tab=email`}>{messages.settings}</TextLink>.
  </>
);

type ProfileFormProps = {
  draft: ProfileDraft;
  takesFocus: boolean;
  email: string | null;
  onChange: (draft: ProfileDraft) => void;
  onSaved: () => void;
  onCancel: () => void;
};

function ProfileForm({ draft, takesFocus, email, onChange, onSaved, onCancel }: ProfileFormProps) {
  const { save } = useProfile();
  const { isBusy, attempt, refuse } = useAttempt();
  const { age, ageRange } = sharedMessages.aboutYou;
  const form = useForm({
    values: draft,
    onChange: (name, text) => onChange({ ...draft, [name]: text }),
    validate: (typed) => ({ ...findNameErrors(typed), ...findAgeErrors(typed) }),
    isInert: isBusy,
    onInvalid(errors) {
      const told = describeErrors(errors);
      if (told) refuse(told.title, told.description);
    },
    onSubmit: () =>
      void attempt({
        failureTitle: messages.failed,
        form,
        async work() {
          const { firstName, lastName } = draft;
          await save({
            firstName: firstName.trim(),
            lastName: lastName.trim(),
            age: parseProfileAge(draft.age),
          });
          onSaved();
        },
      }),
  });

  return (
    <form {...form.props} className="grid gap-5 md:grid-cols-2">
      <NameFields bind={form.bind} takesFocus={takesFocus} />
      <NumberField {...form.bind('age')} label={age} hint={ageRange} isRequired />
      <TextField
        label={messages.email}
        name="email"
        type="email"
        value={email ?? ''}
        // Shown next to the editable fields, but not editable itself.
        onChange={() => undefined}
        hint={emailNote}
        readOnly
      />
      <div className="md:col-span-2 empty:hidden">
        <ErrorSummary form={form} />
      </div>
      <div className="flex flex-wrap gap-3 md:col-span-2">
        <Button type="submit" isBusy={isBusy} busyLabel={sharedMessages.saving}>
          {messages.submit}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {sharedMessages.cancel}
        </Button>
      </div>
    </form>
  );
}

type ProfileDraft = Names & { age: string };

function openProfileDraft(userId: string) {
  return createStoredValue({
    area: 'session',
    key: `${brand.slug}.profile-edit`,
    version: 1,
    owner: userId,
    schema: fields<ProfileDraft>(
      { firstName: '', lastName: '', age: '' },
      { firstName: text, lastName: text, age: text },
      ['firstName', 'lastName', 'age'],
    ),
  });
}
