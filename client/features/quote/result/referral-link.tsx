import { ArrowUpRight } from 'lucide-react';
import { useState } from 'react';
import { createRandomUuid } from '../../../lib/random-uuid.ts';
import { useTracker } from '../../../lib/tracker.ts';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { RichText } from '../../../ui/layout/rich-text.tsx';
import { openProfileStore, useAuth } from '../../account/index.ts';
import { messages } from './messages.ts';
import { buildReferralUrl, type ReferralContext, type ReferralTarget, recordReferral } from './referral.ts';

type ReferralLinkProps = {
  carrier: ReferralTarget;
  context: ReferralContext;
  label: string;
  variant?: 'primary' | 'secondary';
};

/** A real link to the carrier, so that it opens even if a script fails. Every click has its own id. */
export function ReferralLink({ carrier, context, label, variant = 'primary' }: ReferralLinkProps) {
  const tracker = useTracker();
  const { client, state } = useAuth();
  const profiles = openProfileStore(client);
  const userId = state.status === 'signed-in' ? state.user.id : undefined;
  const [clickId, setClickId] = useState(createRandomUuid);

  function follow() {
    // The dashboard shows the visit, also to someone who returns to it right away.
    void recordReferral(carrier, clickId, context, tracker, userId).then(profiles.reload);
    // Waits until the browser has used this click's URL.
    setTimeout(() => setClickId(createRandomUuid()));
  }

  return (
    <ButtonLink
      href={buildReferralUrl(carrier.referralLink, clickId)}
      isExternal
      variant={variant}
      size={variant === 'primary' ? 'lg' : 'md'}
      onClick={follow}
      data-track="carrier"
      onAuxClick={(event) => {
        if (event.button === 1) follow();
      }}
      className="max-md:w-full print:hidden"
    >
      {label} <ArrowUpRight aria-hidden="true" className="size-5 flex-none max-[20rem]:hidden" />
    </ButtonLink>
  );
}

/** Must be next to every button that leads to a carrier. */
export function CommissionNote({ carrierName }: { carrierName: string }) {
  return (
    <p className="text-small">
      <RichText text={messages.commission(carrierName)} />
    </p>
  );
}
