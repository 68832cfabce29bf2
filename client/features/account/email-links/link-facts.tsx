import { formatMoment } from '../../../../shared/format/dates.ts';
import type { MailedLink } from './link-view.ts';
import { messages, purposeMessages } from './messages.ts';

/** What was started, when, on what device, and for which address: enough to tell whether it was one's own doing. */
export function LinkFacts({ link }: { link: MailedLink }) {
  const { label, subject, time, device, email } = messages.facts;
  return (
    <dl aria-label={label} className="mt-6 border-b border-line">
      <Fact term={subject}>{purposeMessages[link.purpose].subject}</Fact>
      <Fact term={time}>{formatMoment(link.startedAt)}</Fact>
      <Fact term={device}>{link.device === 'Unknown device' ? messages.unknownDevice : link.device}</Fact>
      <Fact term={email}>{link.email}</Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div className="grid gap-x-4 border-t border-line py-3 min-[24rem]:grid-cols-[9.5rem_1fr]">
      <dt className="text-muted">{term}</dt>
      <dd className="font-medium wrap-anywhere text-ink">{children}</dd>
    </div>
  );
}
