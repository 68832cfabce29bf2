import { useId } from 'react';
import { age } from '../../../shared/quote/questions/age.ts';
import { coverageAmount } from '../../../shared/quote/questions/coverage-amount.ts';
import { name } from '../../../shared/quote/questions/name.ts';
import { state } from '../../../shared/quote/questions/state.ts';
import { type FieldId, listOptions } from '../../../shared/quote/questions.ts';
import { findState } from '../../../shared/quote/us-states.ts';
import { maxNameLength } from '../../../shared/validation/person-schemas.ts';
import { paths } from '../../app/paths.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { ErrorSummary } from '../../ui/feedback/error-summary.tsx';
import { NumberField } from '../../ui/inputs/number-field.tsx';
import { SearchableSelect } from '../../ui/inputs/searchable-select.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';
import { messages } from './messages.ts';
import type { QuickInfoDraft } from './state/quote.ts';
import { isFilled, validateQuickInfo } from './validate-quick-info.ts';

const stateOptions = listOptions(state).map((value) => ({ value, label: value }));
const coverageOptions = listOptions(coverageAmount).map((value) => ({ value, label: value }));

type QuickInfoFormProps = {
  draft: QuickInfoDraft;
  onChange: (field: FieldId, value: string) => void;
  onSubmit: () => void;
  submitLabel: string;
  /** Shown below the button once it can be pressed. */
  readyNote: string;
  isBusy: boolean;
};

export function QuickInfoForm({
  draft,
  onChange,
  onSubmit,
  submitLabel,
  readyNote,
  isBusy,
}: QuickInfoFormProps) {
  const noteId = useId();
  const canStart = isFilled(draft);
  const form = useForm({
    values: draft,
    onChange,
    validate: validateQuickInfo,
    onSubmit,
    isInert: !canStart || isBusy,
  });

  return (
    <form {...form.props} data-track-form="quick_info" className="grid gap-[22px]">
      <TextField
        label={name.shortLabel}
        {...form.bind('name')}
        autoComplete="name"
        maxLength={maxNameLength}
        autoCapitalize="words"
        spellCheck={false}
        isRequired
      />
      <div className="grid gap-x-4 gap-y-[22px] min-[22.5rem]:grid-cols-[7.5rem_minmax(0,1fr)]">
        <NumberField label={age.shortLabel} {...form.bind('age')} isRequired />
        <SearchableSelect
          label={state.shortLabel}
          {...form.bind('state')}
          value={draft.state || null}
          options={stateOptions}
          findValue={findState}
          placeholder={messages.quickInfo.chooseState}
          noMatchesAdvice={messages.quickInfo.noState}
          autoComplete="address-level1"
          isRequired
        />
      </div>
      <div className="grid gap-1.5">
        <Select
          label={coverageAmount.shortLabel}
          {...form.bind('coverageAmount')}
          value={draft.coverageAmount || null}
          options={coverageOptions}
          placeholder={messages.quickInfo.chooseAmount}
          isRequired
        />
        <p className="text-small text-muted">
          {messages.quickInfo.unsure}{' '}
          <TextLink to={paths.calculator}>{messages.quickInfo.calculator}</TextLink>
        </p>
      </div>
      <ErrorSummary form={form} />
      <div className="border-line bg-surface max-md:bottom-0 max-md:[@media(min-height:30rem)]:sticky max-md:-mx-5 max-md:px-5 max-md:py-3 max-md:[@media(30rem<=height<=47.5rem)]:border-t md:mt-1.5">
        <Button
          type="submit"
          size="lg"
          isBlock
          disabled={!canStart}
          isBusy={isBusy}
          busyLabel={messages.submitting}
          aria-describedby={noteId}
          data-track="start_quote"
        >
          {submitLabel}
        </Button>
        <p id={noteId} className="mt-2 text-small text-muted">
          {canStart ? readyNote : messages.quickInfo.incomplete}
        </p>
      </div>
    </form>
  );
}
