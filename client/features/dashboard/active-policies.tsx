import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../ui/actions/link.tsx';
import artUrl from '../../ui/art/empty-policies.svg';
import { EmptyCard } from './card.tsx';
import { messages } from './messages.ts';

/** Carriers keep the policies themselves, so there is never one to list here. */
export function ActivePolicies() {
  return (
    <EmptyCard
      title={messages.policies.title}
      artUrl={artUrl}
      action={
        <ButtonLink to={paths.home} variant="secondary" size="sm">
          {messages.policies.browse}
        </ButtonLink>
      }
    >
      {messages.policies.empty}
    </EmptyCard>
  );
}
