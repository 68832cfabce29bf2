import { Button } from '../../../../ui/actions/button.tsx';

/** Forward in the first place; on a phone Back stands beneath, where a thumb does not meet it by chance. */
export function StepActions({ isBusy, onBack }: { isBusy: boolean; onBack?: (() => void) | undefined }) {
  return (
    <div className="mt-2 flex flex-col gap-3 md:flex-row-reverse md:justify-end">
      <Button type="submit" isBusy={isBusy} busyLabel="Saving...">
        Continue
      </Button>
      {onBack && (
        <Button variant="secondary" onClick={onBack}>
          Back
        </Button>
      )}
    </div>
  );
}
