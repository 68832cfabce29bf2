import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import type { MailedLink } from './link-view.ts';
import { messages, purposeMessages } from './messages.ts';
import { useSignedInAs } from './signed-in-as.ts';
import type { LinkFlow } from './use-link-flow.ts';

/** The one button that a link needs where it was asked for, or where it proves enough by itself. */
export function AskingBrowser({ flow, link }: { flow: LinkFlow; link: MailedLink }) {
  const signedInAs = useSignedInAs();
  const isAnother = link.choices.includes('here');
  return (
    <div className="mt-7 grid gap-3">
      <Button
        isBlock
        isBusy={flow.busy !== undefined}
        className="wrap-anywhere"
        onClick={() => flow.press(isAnother ? { choice: 'here' } : {})}
      >
        {isAnother ? messages.another.confirm(link.email) : purposeMessages[link.purpose].confirm}
      </Button>
      {isAnother && (
        <ButtonLink to={paths.dashboard} variant="secondary" isBlock className="wrap-anywhere">
          {messages.another.stay(signedInAs)}
        </ButtonLink>
      )}
    </div>
  );
}
