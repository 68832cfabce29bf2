import { Button } from '../../../ui/actions/button.tsx';
import { LinkFacts, LinkProblem } from './link-facts.tsx';
import type { MailedLink } from './link-view.ts';
import { messages } from './messages.ts';
import type { LinkFlow } from './use-link-flow.ts';

/** Asks once more before the account that someone started with this address is removed. */
export function RemovalQuestion({ flow, link }: { flow: LinkFlow; link: MailedLink }) {
  const { title, lead, submit } = messages.remove;
  return (
    <>
      <h1 tabIndex={-1} className="font-display text-display-md">
        {title}
      </h1>
      <p className="mt-3 wrap-anywhere">{lead(link.email)}</p>
      <LinkFacts link={link} />
      <div className="mt-7 grid gap-3">
        <Button
          variant="destructive"
          isBlock
          isBusy={flow.busy !== undefined}
          onClick={() => flow.press({ choice: 'not_me' })}
        >
          {submit}
        </Button>
        <Button variant="text" isBlock onClick={() => flow.openStep('choices')}>
          {messages.back}
        </Button>
      </div>
      <LinkProblem flow={flow} />
    </>
  );
}
