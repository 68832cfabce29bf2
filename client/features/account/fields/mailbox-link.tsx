import { ButtonLink } from '../../../ui/actions/link.tsx';
import { findMailbox } from './find-mailbox.ts';
import { messages } from './messages.ts';

/**
 * Links to the mail provider of the address, if it's known. It opens in a new tab, because this page has to keep
 * waiting.
 */
export function MailboxLink({ address }: { address: string }) {
  const mailbox = findMailbox(address);
  if (!mailbox) return null;
  return (
    <ButtonLink href={mailbox.href} isExternal>
      {messages.openMailbox(mailbox.name)}
    </ButtonLink>
  );
}
