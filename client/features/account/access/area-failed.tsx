import { useRef } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { useFocusPassing } from './use-focus-passing.ts';

export function AreaFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const part = useRef<HTMLDivElement>(null);
  useFocusPassing(part);
  return (
    <div ref={part} role="alert">
      <h1 tabIndex={-1} className="font-display text-display-md">
        Failed to load profile data.
      </h1>
      <p className="mt-3 mb-7 max-w-prose">{error.message}</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
