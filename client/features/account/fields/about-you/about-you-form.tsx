import type { ReactNode } from 'react';
import type { AuthUser } from '../../../../../shared/api/auth-user.ts';
import type { Profile } from '../../../../../shared/api/profile.ts';
import { consents } from '../../../../../shared/consents.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Checkbox } from '../../../../ui/inputs/checkbox.tsx';
import { TermsText } from '../terms-text.tsx';
import { BirthDateField } from './birth-date-field.tsx';
import { NameFields } from './name-fields.tsx';
import { useAboutYou } from './use-about-you.ts';

type AboutYouFormProps = {
  user: AuthUser;
  /** Undefined before there is one. */
  profile: Profile | undefined;
  /** Called with the saved profile. */
  onDone: (profile: Profile) => void;
  /** The form's heading, where it does not stand elsewhere. */
  children?: ReactNode;
};

/** The last details of an account: names, date of birth, and what the person agrees to. */
export function AboutYouForm({ user, profile, onDone, children }: AboutYouFormProps) {
  const { form, typed, change, faults, isBusy, submit } = useAboutYou({ user, profile, onDone });
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4.5">
      {children}
      <NameFields
        values={typed}
        faults={faults}
        onChange={(field, text) => change({ [field]: text }, [field])}
      />
      <BirthDateField
        label="Date of birth (optional)"
        parts={typed.birth}
        onChange={(birth) => change({ birth }, ['month', 'day', 'year'])}
        hint="For example 3 27 1958. It tells us your age, so that we need not ask."
        faults={faults}
      />
      <div className="grid gap-1">
        <Checkbox
          name="terms"
          isChecked={typed.hasAgreed}
          onChange={(hasAgreed) => change({ hasAgreed }, ['terms'])}
          error={faults.terms}
          isRequired
        >
          <TermsText />
        </Checkbox>
        <Checkbox
          name="marketing"
          isChecked={typed.wantsMarketing}
          onChange={(wantsMarketing) => change({ wantsMarketing }, [])}
        >
          {consents.marketing.text}
        </Checkbox>
      </div>
      <Button type="submit" isBlock isBusy={isBusy} busyLabel="Saving...">
        Complete profile
      </Button>
    </form>
  );
}
