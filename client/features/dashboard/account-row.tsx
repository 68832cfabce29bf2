import { ChevronRight, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';

type RowContent = { Icon: LucideIcon; title: string; note: string };

const rowClassName =
  'grid min-h-16 w-full cursor-pointer grid-cols-[20px_minmax(0,1fr)_20px] items-center gap-3.5 rounded-control p-3 text-left text-small leading-snug hover:bg-surface-hover';

export function AccountLinkRow({ to, ...content }: RowContent & { to: string }) {
  const ids = useRowIds();
  return (
    <li>
      <Link to={to} aria-labelledby={ids.title} aria-describedby={ids.note} className={rowClassName}>
        <Content {...content} ids={ids} />
      </Link>
    </li>
  );
}

type ButtonRowProps = RowContent & { isBusy: boolean; onPress: () => void };

export function AccountButtonRow({ isBusy, onPress, ...content }: ButtonRowProps) {
  const ids = useRowIds();
  return (
    <li>
      <button
        type="button"
        aria-labelledby={ids.title}
        aria-describedby={ids.note}
        aria-disabled={isBusy || undefined}
        onClick={isBusy ? undefined : onPress}
        className={rowClassName}
      >
        <Content {...content} ids={ids} />
      </button>
    </li>
  );
}

type RowIds = { title: string; note: string };

function useRowIds(): RowIds {
  return { title: useId(), note: useId() };
}

function Content({ Icon, title, note, ids }: RowContent & { ids: RowIds }) {
  return (
    <>
      <Icon aria-hidden="true" className="size-5 text-primary" />
      <span>
        <b id={ids.title} className="block text-base font-semibold text-ink">
          {title}
        </b>
        <span id={ids.note}>{note}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 text-muted" />
    </>
  );
}
