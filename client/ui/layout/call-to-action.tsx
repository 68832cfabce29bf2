import { ButtonLink } from '../actions/link.tsx';
import { RichText } from './rich-text.tsx';

export type CallToActionProps = {
  title: string;
  /** Marked text. */
  text: string;
  /** The first one is the page's main next step. */
  actions: readonly { to: string; label: string }[];
};

/** The last section of a page: what to do next, in one sentence, one paragraph, and its buttons. */
export function CallToAction({ title, text, actions }: CallToActionProps) {
  return (
    <section className="border-t border-line print:hidden">
      <div className="page-width section-y grid gap-6 min-[64rem]:grid-cols-[7fr_5fr] min-[64rem]:gap-12">
        <h2 className="max-w-[14em] font-display text-display-lg">{title}</h2>
        <div>
          <p className="mb-6">
            <RichText text={text} />
          </p>
          <ActionLinks actions={actions} />
        </div>
      </div>
    </section>
  );
}

export function ActionLinks({ actions }: Pick<CallToActionProps, 'actions'>) {
  return (
    <div className="flex flex-wrap gap-3.5 max-md:flex-col">
      {actions.map(({ to, label }, index) => (
        <ButtonLink key={to} to={to} variant={index === 0 ? 'primary' : 'secondary'}>
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
