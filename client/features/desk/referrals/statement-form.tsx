import { useState } from 'react';
import { formatMonth } from '../../../../shared/format/dates.ts';
import { decodeText } from '../../../../shared/format/decode-text.ts';
import { formatCents, formatNumber } from '../../../../shared/format/numbers.ts';
import { call } from '../../../lib/api-client.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorSummary } from '../../../ui/feedback/error-summary.tsx';
import { SuccessNote } from '../../../ui/feedback/success-note.tsx';
import { controlClassName, FieldFrame } from '../../../ui/inputs/field.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { useDeskForm } from '../desk-form.tsx';
import { DeskTable } from '../desk-table.tsx';
import { referralMessages } from './referral-messages.ts';

const words = referralMessages.commissions;
/** A year of statements, plus this month. */
const monthCount = 13;

type StatementFormProps = {
  carriers: readonly { id: string; name: string }[];
  onStored: () => void;
};
type Values = { carrierId: string; month: string; file: File | null };
type Result = { isStored: boolean; problems: readonly { line: number; message: string }[]; text: string };

/** Uploads a carrier's statement for a month, or says which lines to correct. */
export function StatementForm({ carriers, onStored }: StatementFormProps) {
  const [result, setResult] = useState<Result>();

  async function upload({ carrierId, month, file }: Values) {
    setResult(undefined);
    const body = { carrierId, month, text: file ? decodeText(new Uint8Array(await file.arrayBuffer())) : '' };
    const answer = await call('POST /api/operator/commissions/statements', { body, timeoutMs: 60_000 });
    const { isStored, lines, totalCents, problems, problemCount } = answer;
    const text = isStored
      ? words.stored(lines, formatCents(totalCents))
      : words.notStored(problemCount, problems.length);
    setResult({ isStored, problems, text });
    if (isStored) onStored();
  }

  const { form, isBusy, dialog } = useDeskForm<Values>({
    initial: { carrierId: '', month: '', file: null },
    validate: ({ carrierId, month, file }) => ({
      carrierId: carrierId === '' ? words.carrierMissing : undefined,
      month: month === '' ? words.monthMissing : undefined,
      file: file === null ? words.fileMissing : undefined,
    }),
    work: upload,
  });
  const file = form.bind('file');
  return (
    <>
      <form {...form.props} className="grid max-w-prose gap-5">
        <p>{words.uploadText}</p>
        <Select
          {...form.bind('carrierId')}
          label={words.carrier}
          options={carriers.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Select {...form.bind('month')} label={words.month} options={listMonths(new Date())} />
        <FieldFrame id="statement-file" label={words.file} hint={words.fileHint} error={file.error}>
          <input
            id="statement-file"
            name="file"
            type="file"
            accept=".csv,text/csv"
            aria-invalid={file.error ? true : undefined}
            aria-describedby={file.error ? 'statement-file-error' : 'statement-file-hint'}
            onChange={({ target }) => file.onChange(target.files?.[0] ?? null)}
            className={`${controlClassName} py-3`}
          />
        </FieldFrame>
        <ErrorSummary form={form} />
        <Button type="submit" isBusy={isBusy} className="justify-self-start">
          {words.uploadButton}
        </Button>
      </form>
      <SuccessNote className="mt-5 max-w-prose">{result?.isStored && result.text}</SuccessNote>
      <div role="status">
        {result && !result.isStored && <p className="mt-5 mb-4 font-semibold text-danger">{result.text}</p>}
      </div>
      {result && !result.isStored && (
        <DeskTable
          caption={words.problems}
          columns={words.problemColumns}
          empty=""
          rows={result.problems.map(({ line, message }, index) => ({
            key: `${line} ${index}`,
            cells: [words.line(formatNumber(line)), message],
          }))}
        />
      )}
      {dialog}
    </>
  );
}

/** The months that a statement can cover, latest first. */
function listMonths(now: Date) {
  return Array.from({ length: monthCount }, (_, ago) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1))
      .toISOString()
      .slice(0, 7);
    return { value: month, label: formatMonth(month) };
  });
}
