import type { ReactNode } from 'react';
import { type FormErrors, useForm, useFormValues } from '../../lib/forms/use-form.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ErrorSummary } from '../../ui/feedback/error-summary.tsx';
import { AlertDialog } from '../../ui/overlays/dialog.tsx';
import { useAccountAttempt } from '../account/index.ts';
import { messages } from './desk-messages.ts';

/** Runs an operator's calls, and says when one failed. The page must render `dialog`. */
export function useDeskAction() {
  const { attempt, isBusy, dialog } = useAccountAttempt();
  const run = (work: () => Promise<void>) => void attempt({ failureTitle: messages.failed, work });
  return { run, isBusy, dialog };
}

type DeskFormOptions<Values> = {
  initial: Values | (() => Values);
  validate?: (values: Values) => FormErrors<Values>;
  work: (values: Values) => Promise<void>;
};

/** A form that makes one call. Its page must render `dialog`. */
export function useDeskForm<Values extends object>({ initial, validate, work }: DeskFormOptions<Values>) {
  const { values, onChange, set } = useFormValues(initial);
  const { attempt, isBusy, dialog } = useAccountAttempt();
  const form = useForm({
    values,
    onChange,
    validate: validate ?? (() => ({})),
    isInert: isBusy,
    onSubmit: () => void attempt({ failureTitle: messages.failed, form, work: () => work(values) }),
  });
  return { form, values, set, isBusy, dialog };
}

type FormDialogProps<Values extends object> = {
  asked: Pick<ReturnType<typeof useDeskForm<Values>>, 'form' | 'isBusy' | 'dialog'>;
  /** The id of the form, for the button outside it. */
  id: string;
  title: string;
  description?: string;
  button: string;
  isDestructive?: boolean;
  onClose: () => void;
  children: ReactNode;
};
export function FormDialog<Values extends object>({
  asked: { form, isBusy, dialog },
  id,
  title,
  description,
  button,
  isDestructive = false,
  onClose,
  children,
}: FormDialogProps<Values>) {
  return (
    <>
      <AlertDialog
        isOpen
        onClose={onClose}
        title={title}
        description={description}
        actions={
          <Button type="submit" form={id} variant={isDestructive ? 'destructive' : 'primary'} isBusy={isBusy}>
            {button}
          </Button>
        }
      >
        <form {...form.props} id={id} className="grid gap-4">
          {children}
          <ErrorSummary form={form} />
        </form>
      </AlertDialog>
      {dialog}
    </>
  );
}
