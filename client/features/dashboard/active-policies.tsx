import type { ProfileQuote } from '../../../shared/api/profile.ts';
import { formatDate } from '../../../shared/format/dates.ts';
import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../ui/actions/link.tsx';
import artUrl from '../../ui/art/empty-policies.svg';
import { EmptyCard } from './card.tsx';
import { messages } from './messages.ts';

/** Carriers manage the policies themselves, so we can only show that one was issued. */
export function ActivePolicies({ outcome }: { outcome: ProfileQuote['outcome'] | undefined }) {
  const { title, browse, empty, issued } = messages.policies;
  return (
    <EmptyCard
      title={title}
      artUrl={artUrl}
      action={
        <ButtonLink to={paths.home} variant="secondary" size="sm">
          {browse}
        </ButtonLink>
      }
    >
      {outcome?.status === 'issued' ? issued(outcome.carrierName, formatDate(outcome.occurredOn)) : empty}
    </EmptyCard>
  );
}
