import { paths } from '../../../app/paths.ts';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import type { Ending, MailedLink } from './link-view.ts';
import { messages } from './messages.ts';

/** What has become of a link that leads to no other page. */
export function LinkEnding({ link, ending }: { link: MailedLink; ending: Ending }) {
  const { title, texts, action } = describeEnding(ending, link.email);
  return (
    <>
      <h1 tabIndex={-1} className="font-display text-display-md">
        {title}
      </h1>
      <div className="mt-4 mb-8 grid gap-3">
        {texts.map((text) => (
          <p key={text} className="wrap-anywhere">
            {text}
          </p>
        ))}
      </div>
      <ButtonLink to={action.to} variant="secondary">
        {action.label}
      </ButtonLink>
    </>
  );
}

function describeEnding(ending: Ending, email: string) {
  const home = { label: messages.home, to: paths.home };
  switch (ending) {
    case 'elsewhere':
      return { title: messages.elsewhere.title, texts: [messages.elsewhere.text], action: home };
    case 'removed':
      return { title: messages.removed.title, texts: [messages.removed.text(email)], action: home };
    case 'wrong-number': {
      const { title, text, ways, submit } = messages.wrongNumber;
      return { title, texts: [text, ways], action: { label: submit, to: `${paths.signIn}?mode=signup` } };
    }
  }
}
