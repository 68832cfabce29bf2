import { type FormEvent, useRef, useState } from 'react';
import type { AuthUser } from '../../../../../shared/api/auth-user.ts';
import type { Profile } from '../../../../../shared/api/profile.ts';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { isProfileComplete, useCompleteProfile } from '../../profile/store/complete-profile.ts';
import { useSessionAttempt } from '../use-session-attempt.ts';
import {
  type AboutFaults,
  type AboutYou,
  findAboutFaults,
  startAboutYou,
  toProfileUpdate,
} from './about-you.ts';
import { findNames } from './find-names.ts';
import { changeDraft, dropDraft, readDraft } from './personal-draft.ts';

type Options = {
  user: AuthUser;
  profile: Profile | undefined;
  /** Called with the saved profile, which may still lack an age. */
  onDone: (profile: Profile) => void;
};

/**
 * The form "About you": what was typed is kept over a reload, and saving it completes the onboarding. Its controls are
 * named `firstName`, `lastName`, `month`, `day`, `year` and `terms`.
 */
export function useAboutYou({ user, profile, onDone }: Options) {
  const { isBusy, attempt, clearFailure } = useSessionAttempt();
  const complete = useCompleteProfile();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(() =>
    startAboutYou(readDraft(user.id), findNames(user.metadata, profile), profile),
  );
  const [faults, setFaults] = useState<AboutFaults>({});

  /** `edited`: the controls whose errors this change ends. */
  function change(part: Partial<AboutYou>, edited: readonly (keyof AboutFaults)[]) {
    setTyped((before) => ({ ...before, ...part }));
    setFaults((before) => ({ ...before, ...Object.fromEntries(edited.map((name) => [name, undefined])) }));
    changeDraft(user.id, part);
    clearFailure();
  }

  function show(found: AboutFaults) {
    setFaults(found);
    const [first] = Object.keys(found);
    form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const now = new Date();
    const found = findAboutFaults(typed, now);
    if (Object.keys(found).length > 0) {
      show(found);
      return;
    }
    void attempt({
      work: async () => {
        const saved = await complete(toProfileUpdate(typed, now));
        dropDraft();
        if (isProfileComplete(saved)) toast.success({ title: 'Profile completed!' });
        onDone(saved);
      },
      failureTitle: 'Failed to save profile. Please try again.',
      onFailure: ({ fields: { firstName, lastName, dob } }) =>
        show({
          ...(firstName && { firstName }),
          ...(lastName && { lastName }),
          ...(dob && { month: dob }),
        }),
    });
  }

  return { form, typed, change, faults, isBusy, submit };
}
