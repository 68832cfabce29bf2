import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../ui/actions/link.tsx';
import artUrl from '../../ui/art/empty-policies.svg';
import { EmptyCard } from './card.tsx';

/** Carriers keep the policies themselves, so there is never one to list here. */
export function ActivePolicies() {
  return (
    <EmptyCard
      title="Active Policies"
      artUrl={artUrl}
      action={
        <ButtonLink to={paths.home} variant="secondary" size="sm">
          Browse insurance options
        </ButtonLink>
      }
    >
      No policies yet. When a carrier approves you, it sends the policy and its documents to you directly.
    </EmptyCard>
  );
}
