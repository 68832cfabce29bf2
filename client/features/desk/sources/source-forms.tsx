import { sourceRules } from '../../../../shared/analytics/source-rules.ts';
import type { OperatorIssuedKey } from '../../../../shared/api/operator/sources.contract.ts';
import { call } from '../../../lib/api-client.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorSummary } from '../../../ui/feedback/error-summary.tsx';
import { NumberField } from '../../../ui/inputs/number-field.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { TextField } from '../../../ui/inputs/text-field.tsx';
import { FormDialog, useDeskForm } from '../desk-form.tsx';
import { sourceMessages as words } from './source-messages.ts';

type Issue = (issued: OperatorIssuedKey) => void;

/** Adds a site or server, and issues its first key. */
export function AddSourceForm({ onIssued }: { onIssued: Issue }) {
  const { form, set, isBusy, dialog } = useDeskForm({
    initial: { name: '', origin: '', mebibytes: '' },
    validate: ({ name, origin, mebibytes }) => ({
      name: sourceRules.name.test(name.trim()) ? undefined : words.nameError,
      origin: origin.trim() === '' || sourceRules.origin.test(origin.trim()) ? undefined : words.originError,
      mebibytes: checkMebibytes(mebibytes),
    }),
    async work({ name, origin, mebibytes }) {
      const dailyMebibytes = parseMebibytes(mebibytes);
      const body = { name: name.trim(), origin: origin.trim() || null, dailyMebibytes };
      onIssued(await call('POST /api/operator/sources', { body }));
      set({ name: '', origin: '', mebibytes: '' });
      form.reset();
    },
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
  const asked = useDeskForm({
    initial: { overlap: '24' },
    async work({ overlap }) {
      const body = { overlapHours: overlap === 'keep' ? null : Number(overlap) };
      onDone(await call('POST /api/operator/sources/{id}/keys', { path: { id: name }, body }));
    },
  });
  return (
    <FormDialog
      asked={asked}
      id={`key-${name}`}
      title={words.keyTitle(name)}
      button={words.create}
      onClose={onClose}
    >
      <Select {...asked.form.bind('overlap')} label={words.overlap} options={words.overlaps} />
    </FormDialog>
  );
}

/** Limits how much a source can store per day. */
export function QuotaDialog({
  name,
  mebibytes,
  onClose,
  onDone,
}: DialogProps<void> & { mebibytes: number | null }) {
  const asked = useDeskForm({
    initial: { mebibytes: String(mebibytes ?? '') },
    validate: (typed) => ({ mebibytes: checkMebibytes(typed.mebibytes) }),
    async work(typed) {
      const body = { dailyMebibytes: parseMebibytes(typed.mebibytes) };
      await call('PUT /api/operator/sources/{id}/quota', { path: { id: name }, body });
      onDone();
    },
  });
  return (
    <FormDialog
      asked={asked}
      id={`quota-${name}`}
      title={words.quotaTitle(name)}
      button={words.save}
      onClose={onClose}
    >
      <NumberField {...asked.form.bind('mebibytes')} label={words.mebibytes} hint={words.mebibytesHint} />
    </FormDialog>
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
