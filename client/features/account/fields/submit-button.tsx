import type { ComponentProps } from 'react';
import { Button } from '../../../ui/actions/button.tsx';

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, 'isBusy' | 'type'> & {
  control: { isBusy: boolean; isReady?: boolean };
  isInSettings?: boolean;
};

/** Until a form is ready, its button only looks disabled: pressing it says what is missing. */
export function SubmitButton({ control, isInSettings = false, ...button }: SubmitButtonProps) {
  return (
    <Button
      isBlock={!isInSettings}
      className={isInSettings ? 'max-md:w-full md:justify-self-start' : ''}
      aria-disabled={control.isReady === false}
      {...button}
      type="submit"
      isBusy={control.isBusy}
    />
  );
}
