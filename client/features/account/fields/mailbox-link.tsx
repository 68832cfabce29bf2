import { ButtonLink } from '../../../ui/actions/link.tsx';
import { findMailbox } from './find-mailbox.ts';
import { messages } from './messages.ts';

/** Leads to an emailed link: to where the address's emails are read, if that's known. The page waits in its own tab. */
export function MailboxLink({ address }: { address: string }) {
  const mailbox = findMailbox(address);
  if (!mailbox) return null;
  return (
    <ButtonLink href={mailbox.href} isExternal>
      {messages.openMailbox(mailbox.name)}
    </ButtonLink>
  );
}
