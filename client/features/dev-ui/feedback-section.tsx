import { useState } from 'react';
import { useForm, useFormValues } from '../../lib/forms/use-form.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ErrorSummary } from '../../ui/feedback/error-summary.tsx';
import { Progress } from '../../ui/feedback/progress.tsx';
import { ScoreGauge } from '../../ui/feedback/score-gauge.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { ToastCard } from '../../ui/feedback/toast-card.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { TextField } from '../../ui/inputs/text-field.tsx';
import { SheetColumns, SheetLine, SheetRow, Specimen } from './sheet.tsx';

const saved = { title: 'Match saved', description: 'Find it any time on your dashboard.' };
const failed = {
  title: 'We couldn’t save your answers',
  description: 'Check your connection, then try again.',
  action: { label: 'Try again', onPress: () => toast.success(saved) },
};

function ignoreDismissal() {
  // The specimens on this page can't be dismissed.
}

export function FeedbackSection() {
  return (
    <>
      <SheetRow title="Toasts">
        <SheetColumns>
          <ToastCard toast={{ ...saved, id: 1, tone: 'success' }} isHeld onDismiss={ignoreDismissal} />
          <ToastCard toast={{ ...failed, id: 2, tone: 'destructive' }} isHeld onDismiss={ignoreDismissal} />
        </SheetColumns>
        <SheetLine>
          <Button variant="secondary" size="sm" onClick={() => toast.success(saved)}>
            Show a success toast
          </Button>
          <Button variant="secondary" size="sm" onClick={() => toast.destructive(failed)}>
            Show a failure toast
          </Button>
        </SheetLine>
      </SheetRow>
      <SheetRow title="Progress, loading">
        <SheetColumns>
          <ProgressSpecimens />
          <div className="grid gap-6">
            <div aria-hidden="true" className="grid grid-cols-[48px_1fr] gap-4">
              <Skeleton className="size-12 rounded-control" />
              <div className="grid content-start gap-2.5">
                <Skeleton className="h-3.5 w-1/2" />
                <Skeleton className="h-3.5 w-4/5" />
                <Skeleton className="h-3.5 w-2/3" />
              </div>
            </div>
            <SheetLine>
              <Specimen caption="Spinner">
                <Spinner className="size-6 text-primary" />
              </Specimen>
            </SheetLine>
            <div className="rounded-card bg-surface-dusk p-6">
              <ScoreGauge percent={96} className="mx-auto max-w-96" />
            </div>
          </div>
        </SheetColumns>
      </SheetRow>
      <ErrorSummaryRow />
    </>
  );
}

function ProgressSpecimens() {
  const [answered, setAnswered] = useState(3);
  const percent = Math.round((answered / 13) * 100);
  return (
    <div className="grid gap-6">
      <div>
        <p className="mb-3.5 text-small text-ink">
          <b className="font-semibold">Question {Math.min(answered + 1, 13)} of 13</b> {percent}% complete
        </p>
        <Progress value={percent} label="Bar" isComplete={answered === 13} />
      </div>
      <div className="border border-b-0 border-line pt-8">
        <Progress variant="edge" value={percent} label="Edge" valueText={`${answered} of 13 answered`} />
      </div>
      <div className="border border-b-0 border-line pt-8">
        <Progress variant="edge" value={100} label="Complete" isComplete />
      </div>
      <SheetLine>
        <Button variant="secondary" size="sm" onClick={() => setAnswered((answered + 1) % 14)}>
          One answer more
        </Button>
      </SheetLine>
    </div>
  );
}

function ErrorSummaryRow() {
  const { values, onChange } = useFormValues({ name: '', email: '' });
  const form = useForm({
    values,
    onChange,
    validate: ({ name, email }) => ({
      ...(!name && { name: 'Enter your name.' }),
      ...(!email && { email: 'Enter your email address.' }),
    }),
    onSubmit: () => toast.success(saved),
  });
  return (
    <SheetRow title="Error summary">
      <form {...form.props} className="grid max-w-120 gap-5">
        <TextField {...form.bind('name')} label="Name" />
        <TextField {...form.bind('email')} label="Email" type="email" />
        <ErrorSummary form={form} />
        <SheetLine>
          <Button type="submit" size="sm">
            Send
          </Button>
        </SheetLine>
      </form>
    </SheetRow>
  );
}
