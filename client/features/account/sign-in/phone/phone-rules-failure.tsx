import { Button } from '../../../../ui/actions/button.tsx';

/** Stands in for the numbering plans that did not load; what was typed stays. */
export function PhoneRulesFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-control bg-danger-tint p-4">
      <p className="font-medium text-danger">
        A part of this page did not load, so we cannot check phone numbers yet. Your connection may have
        dropped.
      </p>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
