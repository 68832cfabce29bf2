import type { ProfileQuote } from '../../../shared/api/profile.ts';
import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../ui/actions/link.tsx';
import artUrl from '../../ui/art/empty-applications.svg';
import { ApplicationSteps } from './application-steps.tsx';
import { Card, EmptyCard } from './card.tsx';
import { messages } from './messages.ts';

/** The steps from the last match to an application, or how to start one. */
export function Applications({ quote }: { quote: ProfileQuote | null }) {
  const { title, start, empty, more } = messages.applications;
  const startLink = (
    <ButtonLink to={paths.home} variant="secondary" size="sm">
      {start}
    </ButtonLink>
  );
  if (!quote) {
    return (
      <EmptyCard title={title} artUrl={artUrl} action={startLink}>
        {empty}
      </EmptyCard>
    );
  }
  return (
    <Card title={title}>
      <ApplicationSteps quote={quote} />
      <p className="mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4 text-small">
        {more}
        {startLink}
      </p>
    </Card>
  );
}
