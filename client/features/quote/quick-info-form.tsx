import { type FormEvent, useId, useRef, useState } from 'react';
import { coverageAmounts } from '../../../shared/quote/coverage-amounts.ts';
import { usStates } from '../../../shared/quote/quick-info.ts';
import { paths } from '../../app/paths.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { NumberField } from '../../ui/inputs/number-field.tsx';
import { SearchableSelect } from '../../ui/inputs/searchable-select.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';
import { type FieldId, fieldIds, type QuickInfoDraft } from './state/quote.ts';
import { isFilled, validateQuickInfo } from './validate-quick-info.ts';

const stateOptions = usStates.map((name) => ({ value: name, label: name }));
const coverageOptions = coverageAmounts.map((amount) => ({ value: amount, label: amount }));

/** The longest name that the quote's rules accept, in characters. */
const maximumNameLength = 100;

type QuickInfoFormProps = {
  draft: QuickInfoDraft;
  onChange: (field: FieldId, value: string) => void;
  onSubmit: () => void;
  submitLabel: string;
  /** Under the button, once it can be pressed. */
  readyNote: string;
  isBusy: boolean;
};

/** Errors show once a field was left or the form was sent, and are checked again at every change. */
export function QuickInfoForm({
  draft,
  onChange,
  onSubmit,
  submitLabel,
  readyNote,
  isBusy,
}: QuickInfoFormProps) {
  const [left, setLeft] = useState<ReadonlySet<FieldId>>(new Set());
  const form = useRef<HTMLFormElement>(null);
  const noteId = useId();
  const errors = validateQuickInfo(draft);
  const canStart = isFilled(draft);

  function leave(field: FieldId) {
    setLeft((before) => new Set(before).add(field));
  }

  // An open list takes the focus from its select; that is not leaving it.
  function leaveCoverage() {
    setTimeout(() => {
      const control = findControl(form.current, 'coverageAmount');
      if (control && !control.contains(document.activeElement)) leave('coverageAmount');
    });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!canStart || isBusy) return;
    const firstWrong = fieldIds.find((id) => errors[id]);
    if (!firstWrong) {
      onSubmit();
      return;
    }
    setLeft(new Set(fieldIds));
    findControl(form.current, firstWrong)?.focus();
  }

  const showError = (field: FieldId) => (left.has(field) ? errors[field] : undefined);

  return (
    <form ref={form} noValidate onSubmit={submit} data-track-form="quick_info" className="grid gap-[22px]">
      <TextField
        label="Name"
        name="name"
        value={draft.name}
        onChange={(value) => onChange('name', value)}
        onBlur={() => leave('name')}
        error={showError('name')}
        autoComplete="name"
        maxLength={maximumNameLength}
        autoCapitalize="words"
        spellCheck={false}
        isRequired
      />
      <div className="grid gap-x-4 gap-y-[22px] min-[360px]:grid-cols-[7.5rem_minmax(0,1fr)]">
        <NumberField
          label="Age"
          name="age"
          value={draft.age}
          onChange={(value) => onChange('age', value)}
          onBlur={() => leave('age')}
          error={showError('age')}
          isRequired
        />
        <SearchableSelect
          label="State"
          name="state"
          value={draft.state || null}
          onChange={(value) => onChange('state', value)}
          onBlur={() => leave('state')}
          options={stateOptions}
          placeholder="Choose your state"
          autoComplete="address-level1"
          error={showError('state')}
          isRequired
        />
      </div>
      <div className="grid gap-1.5">
        <Select
          label="Coverage amount"
          name="coverageAmount"
          value={draft.coverageAmount || null}
          onChange={(value) => onChange('coverageAmount', value)}
          onBlur={leaveCoverage}
          options={coverageOptions}
          placeholder="Choose an amount"
          error={showError('coverageAmount')}
          isRequired
        />
        <p className="text-small text-muted">
          Not sure how much? <TextLink to={paths.calculator}>Use the coverage calculator</TextLink>
        </p>
      </div>
      <div className="border-line bg-surface max-md:bottom-0 max-md:[@media(min-height:480px)]:sticky max-md:-mx-5 max-md:px-5 max-md:py-3 max-md:[@media(480px<=height<=760px)]:border-t md:mt-1.5">
        <Button
          type="submit"
          size="lg"
          isBlock
          disabled={!canStart}
          isBusy={isBusy}
          busyLabel="Getting Your Quote..."
          aria-describedby={noteId}
          data-track="start_quote"
        >
          {submitLabel}
        </Button>
        <p id={noteId} className="mt-2 text-small text-muted">
          {canStart ? readyNote : 'Fill in all four details to go on.'}
        </p>
      </div>
    </form>
  );
}

function findControl(form: HTMLFormElement | null, field: FieldId): HTMLElement | null {
  return form?.querySelector<HTMLElement>(`[name="${field}"]`) ?? null;
}
