import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../feedback/spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'accent' | 'text' | 'destructive';
type ButtonSize = 'lg' | 'md' | 'sm';
export type ButtonLook = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  isBlock?: boolean | undefined;
};

const base =
  'inline-flex items-center justify-center gap-2.5 rounded-control border-[1.5px] py-1.5 leading-tight font-semibold no-underline transition-colors duration-(--duration-fast) cursor-pointer disabled:cursor-not-allowed disabled:border-transparent disabled:bg-surface-tint disabled:text-muted aria-disabled:not-aria-busy:cursor-not-allowed aria-disabled:not-aria-busy:border-transparent aria-disabled:not-aria-busy:bg-surface-tint aria-disabled:not-aria-busy:text-muted';

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-hover active:bg-primary-active',
  secondary: 'border-line-strong bg-surface text-ink hover:border-ink hover:bg-surface-mist',
  accent: 'border-transparent bg-accent text-on-accent hover:bg-accent-hover',
  text: 'border-transparent text-link hover:bg-surface-tint',
  destructive: 'border-transparent bg-danger-fill text-on-primary hover:bg-danger',
};

const sizes: Record<ButtonSize, string> = {
  lg: 'min-h-15 text-title',
  md: 'min-h-13',
  sm: 'min-h-11 text-base',
};

// Padding is also relative to the window, because with very large text a fixed one would leave no room for words.
const paddings: Record<ButtonSize, string> = {
  lg: 'px-[min(1.75rem,8vw)]',
  md: 'px-[min(1.5rem,8vw)]',
  sm: 'px-4',
};

/** The look of a button, for links and parts of other components. */
export function buttonClassName({ variant = 'primary', size = 'md', isBlock = false }: ButtonLook): string {
  // A block button has enough room for its label, unless the text is very large.
  const padding = variant === 'text' ? 'px-3' : isBlock ? 'px-4' : paddings[size];
  return `${base} ${variant === 'text' ? 'text-left' : 'text-center'} ${variants[variant]} ${sizes[size]} ${padding} ${isBlock ? 'w-full' : 'md:whitespace-nowrap'}`;
}

type ButtonProps = ComponentProps<'button'> & ButtonLook & { isBusy?: boolean; busyLabel?: string };

/**
 * A busy button keeps its focus and width, ignores presses, and announces that it's busy. `disabled` would send the
 * keyboard focus back to the start of the page.
 */
export function Button({
  variant,
  size,
  isBlock,
  isBusy = false,
  busyLabel,
  className = '',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...(isBusy && { 'aria-disabled': true, 'aria-busy': true })}
      className={`${buttonClassName({ variant, size, isBlock })} ${className}`}
      onClick={isBusy ? ignorePress : onClick}
    >
      {busyLabel === undefined ? (
        <BusyInPlace isBusy={isBusy}>{children}</BusyInPlace>
      ) : (
        <BusyInWords isBusy={isBusy} busyLabel={busyLabel}>
          {children}
        </BusyInWords>
      )}
    </button>
  );
}

function ignorePress(event: MouseEvent) {
  event.preventDefault();
}

const content = 'inline-flex flex-wrap items-center justify-center gap-x-2.5';

type BusyProps = { isBusy: boolean; children: ReactNode };

function BusyInPlace({ isBusy, children }: BusyProps) {
  return (
    <span className={isBusy ? 'relative inline-grid place-items-center' : 'contents'}>
      <span className={isBusy ? `${content} opacity-0` : 'contents'}>{children}</span>
      {isBusy && <Spinner className="absolute size-5" />}
    </span>
  );
}

/** Both labels take up their space from the start, so the button always has the width of the wider one. */
function BusyInWords({ isBusy, busyLabel, children }: BusyProps & { busyLabel: string }) {
  return (
    <span className="inline-grid place-items-center">
      <span className={`${content} col-start-1 row-start-1 ${isBusy ? 'invisible' : ''}`}>{children}</span>
      <span className={`${content} col-start-1 row-start-1 ${isBusy ? '' : 'invisible'}`}>
        <Spinner /> <span>{busyLabel}</span>
      </span>
    </span>
  );
}

const iconTones = {
  light: 'text-ink hover:bg-surface-tint',
  dusk: 'text-on-dusk hover:bg-dusk-800',
} as const;

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  label: string;
  tone?: keyof typeof iconTones;
};

/** A 44 px button that shows only an icon. `label` is its accessible name. */
export function IconButton({ label, tone = 'light', className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={`inline-grid size-11 flex-none cursor-pointer place-items-center rounded-control ${iconTones[tone]} ${className}`}
    />
  );
}
