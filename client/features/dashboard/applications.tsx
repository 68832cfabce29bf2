import type { ProfileQuote } from '../../../shared/api/profile.ts';
import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../ui/actions/link.tsx';
import artUrl from '../../ui/art/empty-applications.svg';
import { Card, EmptyCard } from './card.tsx';
import { LastQuote } from './last-quote.tsx';
import { messages } from './messages.ts';
import type { QuoteOpener } from './use-quote-opening.ts';

type ApplicationsProps = { quote: ProfileQuote | null; openQuote: QuoteOpener };

/** The person's last quote, or how to start one. */
export function Applications({ quote, openQuote }: ApplicationsProps) {
  const title = messages.applications.title;
  if (!quote) {
    return (
      <EmptyCard
        title={title}
        artUrl={artUrl}
        action={
          <ButtonLink to={paths.home} variant="secondary" size="sm">
            {messages.applications.start}
          </ButtonLink>
        }
      >
        {messages.applications.empty}
      </EmptyCard>
    );
  }
  return (
    <Card title={title}>
      <LastQuote key={quote.quotedAt} quote={quote} openQuote={openQuote} />
      <p className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-small">
        {messages.applications.more}
        <ButtonLink to={paths.home} variant="secondary" size="sm">
          {messages.applications.start}
        </ButtonLink>
      </p>
    </Card>
  );
}
