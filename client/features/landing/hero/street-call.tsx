import { ActionLinks, type CallToActionProps } from '../../../ui/layout/call-to-action.tsx';
import closingStreetUrl from '../art/closing-street.svg';
import { Street } from './street.tsx';

/** The last section of a page, above the street with the lamp. */
export function StreetCall({ title, text, actions }: CallToActionProps) {
  return (
    <section className="relative overflow-clip border-t border-line pt-16 pb-74 md:pt-22 md:pb-44 print:hidden">
      <div className="page-width relative z-1">
        <h2 className="max-w-[12em] font-display text-display-lg">{title}</h2>
        <p className="mt-5 mb-7 max-w-[34rem]">{text}</p>
        <ActionLinks actions={actions} />
      </div>
      <Street artUrl={closingStreetUrl} isLazy />
    </section>
  );
}
