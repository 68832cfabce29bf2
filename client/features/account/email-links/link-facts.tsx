import type { ReactNode } from 'react';
import { formatMoment } from '../../../../shared/format/dates.ts';
import { Button } from '../../../ui/actions/button.tsx';
import type { EmailedLink } from './link-view.ts';
import { messages, purposeMessages } from './messages.ts';
import type { LinkFlow } from './use-link-flow.ts';

/**
 * What was started, when, on what device, and for which address. This helps people tell whether they did it themselves.
 */
export function LinkFacts({ link }: { link: EmailedLink }) {
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

/** The end of a step after a link's first question: its button, the way back, and why it had no effect. */
export function LinkStepEnd({ flow, children }: { flow: LinkFlow; children: ReactNode }) {
  return (
    <>
      <div className="mt-7 grid gap-3">
        {children}
        <Button variant="text" isBlock onClick={() => flow.openStep('choices')}>
          {messages.back}
        </Button>
      </div>
      <LinkProblem flow={flow} />
    </>
  );
}

/** Shows why the last press had no effect. */
export function LinkProblem({ flow: { problem } }: { flow: LinkFlow }) {
  return (
    <p role="alert" className="mt-4 font-medium text-danger empty:hidden">
      {problem && messages.notSent(problem.message)}
    </p>
  );
}
