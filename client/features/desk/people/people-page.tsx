import { useEffect, useState } from 'react';
import type { OperatorPerson, OperatorWriter } from '../../../../shared/api/operator/schemas.ts';
import { ApiError, call } from '../../../lib/api-client.ts';
import { useForm, useFormValues } from '../../../lib/forms/use-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorSummary } from '../../../ui/feedback/error-summary.tsx';
import { TextField } from '../../../ui/inputs/text-field.tsx';
import { useAccountAttempt } from '../../account/index.ts';
import { messages } from '../messages.ts';
import { peopleMessages as words } from './messages.ts';
import { PersonCard } from './person-card.tsx';
import { WriterCard } from './writer-card.tsx';

type Found = { person: OperatorPerson | null; writer: OperatorWriter | null };

/** Finds a person who has asked for something, and offers what can be done for them. */
export function PeoplePage() {
  const { values, onChange } = useFormValues({ contact: '' });
  const [found, setFound] = useState<Found>();
  const [isGone, setIsGone] = useState(false);
  const { attempt, isBusy, dialog } = useAccountAttempt();

  async function find() {
    try {
      setIsGone(false);
      setFound(await call('POST /api/operator/people/find', { body: { contact: values.contact } }));
    } catch (cause) {
      setFound(undefined);
      if (!(cause instanceof ApiError) || cause.code !== 'not_found') throw cause;
      form.showErrors({ contact: cause.message });
    }
  }

  const form = useForm({
    values,
    onChange,
    validate: ({ contact }) => ({ contact: contact.trim().length < 3 ? words.missing : undefined }),
    isInert: isBusy,
    onSubmit: () => void attempt({ failureTitle: messages.failed, form, work: find }),
  });
  const { ref } = form.props;
  const forget = () => {
    setFound(undefined);
    setIsGone(true);
  };

  // The dialog that asked has closed, and the button that opened it is gone.
  useEffect(() => {
    if (isGone) ref.current?.querySelector('input')?.focus();
  }, [isGone, ref]);

  return (
    <>
      <form {...form.props} className="grid max-w-prose gap-4">
        <TextField {...form.bind('contact')} label={words.contact} hint={words.recorded} autoComplete="off" />
        <ErrorSummary form={form} />
        <Button type="submit" isBusy={isBusy} className="justify-self-start">
          {words.find}
        </Button>
      </form>
      {found?.person && (
        <PersonCard
          key={found.person.id}
          person={found.person}
          onChange={() => void find()}
          onGone={forget}
        />
      )}
      {found?.writer && <WriterCard key={found.writer.email} writer={found.writer} onGone={forget} />}
      {dialog}
    </>
  );
}
