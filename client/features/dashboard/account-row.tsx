import { ChevronRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';

type RowContent = { Icon: LucideIcon; title: string; note: string };

const rowClassName =
  'grid min-h-16 w-full cursor-pointer grid-cols-[1.25rem_minmax(0,1fr)_1.25rem] items-center gap-[min(0.875rem,3.6vw)] rounded-control p-[min(0.75rem,3.1vw)] text-left text-small leading-snug hover:bg-surface-hover';

export function AccountLinkRow({ to, ...content }: RowContent & { to: string }) {
  return (
    <li>
      <Link to={to} className={rowClassName}>
        <Content {...content} />
      </Link>
    </li>
  );
}

type ButtonRowProps = RowContent & { isBusy: boolean; onPress: () => void };

export function AccountButtonRow({ isBusy, onPress, ...content }: ButtonRowProps) {
  return (
    <li>
      <button
        type="button"
        aria-disabled={isBusy || undefined}
        onClick={isBusy ? undefined : onPress}
        className={rowClassName}
      >
        <Content {...content} />
      </button>
    </li>
  );
}

function Content({ Icon, title, note }: RowContent) {
  return (
    <>
      <Icon aria-hidden="true" className="size-5 text-primary" />
      <span>
        <b className="block text-base font-semibold text-ink">{title}</b>
        <span>{note}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 text-muted" />
    </>
  );
}
