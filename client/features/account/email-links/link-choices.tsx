import { type ReactNode, useId } from 'react';
import { Button, type ButtonVariant } from '../../../ui/actions/button.tsx';
import type { MailedLink } from './link-view.ts';
import { messages } from './messages.ts';
import type { LinkFlow } from './use-link-flow.ts';

/** What can be done with a link that was opened outside of the browser that asked for it. */
export function LinkChoices({ flow, link }: { flow: LinkFlow; link: MailedLink }) {
  const { otherScreen, here, notMe } = messages;
  const canContinueThere = link.choices.includes('other_screen');
  const isBusy = flow.busy !== undefined;
  return (
    <section aria-label={messages.choices} className="mt-7 grid gap-5">
      <h2 className="font-display text-h3">{messages.choices}</h2>
      {canContinueThere && (
        <Choice note={otherScreen.note} variant="primary" onPress={() => flow.openStep('number')}>
          {otherScreen.label}
        </Choice>
      )}
      {link.choices.includes('here') && (
        <Choice
          note={here.note}
          variant={canContinueThere ? 'secondary' : 'primary'}
          isBusy={isBusy}
          onPress={() => flow.press({ choice: 'here' })}
        >
          {here.label}
        </Choice>
      )}
      {link.choices.includes('not_me') && (
        <Choice note={notMe.note} variant="secondary" onPress={() => flow.openStep('removal')}>
          {notMe.label}
        </Choice>
      )}
    </section>
  );
}

type ChoiceProps = {
  note: string;
  variant: ButtonVariant;
  isBusy?: boolean;
  onPress: () => void;
  children: ReactNode;
};

function Choice({ note, variant, isBusy = false, onPress, children }: ChoiceProps) {
  const noteId = useId();
  return (
    <div className="grid gap-2 border-t border-line pt-5 first-of-type:border-t-0 first-of-type:pt-0">
      <Button isBlock variant={variant} isBusy={isBusy} aria-describedby={noteId} onClick={onPress}>
        {children}
      </Button>
      <p id={noteId} className="text-small">
        {note}
      </p>
    </div>
  );
}
