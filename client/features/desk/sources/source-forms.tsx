import { sourceRules } from '../../../../shared/analytics/source-rules.ts';
import type { OperatorIssuedKey } from '../../../../shared/api/operator/sources.contract.ts';
import { call } from '../../../lib/api-client.ts';
import { useForm, useFormValues } from '../../../lib/forms/use-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorSummary } from '../../../ui/feedback/error-summary.tsx';
import { NumberField } from '../../../ui/inputs/number-field.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { TextField } from '../../../ui/inputs/text-field.tsx';
import { AlertDialog } from '../../../ui/overlays/dialog.tsx';
import { useAccountAttempt } from '../../account/index.ts';
import { messages } from '../messages.ts';
import { sourceMessages as words } from './messages.ts';

type Issue = (issued: OperatorIssuedKey) => void;

/** Adds a site or server, and issues its first key. */
export function AddSourceForm({ onIssued }: { onIssued: Issue }) {
  const { values, onChange, set } = useFormValues({ name: '', origin: '', mebibytes: '' });
  const { attempt, isBusy, dialog } = useAccountAttempt();

  async function add() {
    const { name, origin, mebibytes } = values;
    const body = {
      name: name.trim(),
      origin: origin.trim() || null,
      dailyMebibytes: parseMebibytes(mebibytes),
    };
    onIssued(await call('POST /api/operator/sources', { body }));
    set({ name: '', origin: '', mebibytes: '' });
    form.reset();
  }

  const form = useForm({
    values,
    onChange,
    validate: ({ name, origin, mebibytes }) => ({
      name: sourceRules.name.test(name.trim()) ? undefined : words.nameError,
      origin: origin.trim() === '' || sourceRules.origin.test(origin.trim()) ? undefined : words.originError,
      mebibytes: checkMebibytes(mebibytes),
    }),
    isInert: isBusy,
    onSubmit: () => void attempt({ failureTitle: messages.failed, form, work: add }),
  });
  const typed = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;
  return (
    <>
      <form {...form.props} className="grid max-w-prose gap-5">
        <TextField {...form.bind('name')} {...typed} label={words.name} hint={words.nameHint} />
        <TextField
          {...form.bind('origin')}
          {...typed}
          inputMode="url"
          label={words.origin}
          hint={words.originHint}
        />
        <NumberField {...form.bind('mebibytes')} label={words.mebibytes} hint={words.mebibytesHint} />
        <ErrorSummary form={form} />
        <Button type="submit" isBusy={isBusy} className="justify-self-start">
          {words.create}
        </Button>
      </form>
      {dialog}
    </>
  );
}

type DialogProps<Result> = { name: string; onClose: () => void; onDone: (result: Result) => void };

/** Issues another key, and asks what should happen to the earlier ones. */
export function NewKeyDialog({ name, onClose, onDone }: DialogProps<OperatorIssuedKey>) {
  const { values, onChange } = useFormValues({ overlap: '24' });
  const { attempt, isBusy, dialog } = useAccountAttempt();

  async function issue() {
    const overlapHours = values.overlap === 'keep' ? null : Number(values.overlap);
    onDone(
      await call('POST /api/operator/sources/{id}/keys', { path: { id: name }, body: { overlapHours } }),
    );
  }

  const form = useForm({
    values,
    onChange,
    validate: () => ({}),
    isInert: isBusy,
    onSubmit: () => void attempt({ failureTitle: messages.failed, form, work: issue }),
  });
  const formId = `key-${name}`;
  return (
    <>
      <AlertDialog
        isOpen
        onClose={onClose}
        title={words.keyTitle(name)}
        actions={
          <Button type="submit" form={formId} isBusy={isBusy}>
            {words.create}
          </Button>
        }
      >
        <form {...form.props} id={formId} className="grid gap-4">
          <Select {...form.bind('overlap')} label={words.overlap} options={words.overlaps} />
          <ErrorSummary form={form} />
        </form>
      </AlertDialog>
      {dialog}
    </>
  );
}

/** Limits how much a source can store per day. */
export function QuotaDialog({
  name,
  mebibytes,
  onClose,
  onDone,
}: DialogProps<void> & { mebibytes: number | null }) {
  const { values, onChange } = useFormValues({ mebibytes: String(mebibytes ?? '') });
  const { attempt, isBusy, dialog } = useAccountAttempt();

  async function save() {
    const body = { dailyMebibytes: parseMebibytes(values.mebibytes) };
    await call('PUT /api/operator/sources/{id}/quota', { path: { id: name }, body });
    onDone();
  }

  const form = useForm({
    values,
    onChange,
    validate: (typed) => ({ mebibytes: checkMebibytes(typed.mebibytes) }),
    isInert: isBusy,
    onSubmit: () => void attempt({ failureTitle: messages.failed, form, work: save }),
  });
  const formId = `quota-${name}`;
  return (
    <>
      <AlertDialog
        isOpen
        onClose={onClose}
        title={words.quotaTitle(name)}
        actions={
          <Button type="submit" form={formId} isBusy={isBusy}>
            {words.save}
          </Button>
        }
      >
        <form {...form.props} id={formId} className="grid gap-4">
          <NumberField {...form.bind('mebibytes')} label={words.mebibytes} hint={words.mebibytesHint} />
          <ErrorSummary form={form} />
        </form>
      </AlertDialog>
      {dialog}
    </>
  );
}

function parseMebibytes(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}

function checkMebibytes(text: string): string | undefined {
  const { maxMebibytes } = sourceRules;
  const number = parseMebibytes(text);
  const isFine = number === null || (Number.isInteger(number) && number >= 1 && number <= maxMebibytes);
  return isFine ? undefined : words.mebibytesError(maxMebibytes);
}
