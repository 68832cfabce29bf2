import { ButtonLink } from '../../../ui/actions/link.tsx';
import { messages } from './account-messages.ts';

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

type Mailbox = { name: string; href: string; domains: readonly string[] };

const mailboxes: readonly Mailbox[] = [
  { name: 'Gmail', href: 'https://mail.google.com/', domains: ['gmail.com', 'googlemail.com'] },
  {
    name: 'Yahoo Mail',
    href: 'https://mail.yahoo.com/',
    domains: ['yahoo.com', 'ymail.com', 'rocketmail.com'],
  },
  {
    name: 'Outlook',
    href: 'https://outlook.live.com/mail/',
    domains: ['outlook.com', 'hotmail.com', 'live.com', 'msn.com'],
  },
  { name: 'iCloud Mail', href: 'https://www.icloud.com/mail', domains: ['icloud.com', 'me.com', 'mac.com'] },
  { name: 'AOL Mail', href: 'https://mail.aol.com/', domains: ['aol.com'] },
  { name: 'Proton Mail', href: 'https://mail.proton.me/', domains: ['proton.me', 'protonmail.com', 'pm.me'] },
];

/** Returns where people read the emails to an address, if the address shows that. */
export function findMailbox(address: string): Mailbox | undefined {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  return mailboxes.find(({ domains }) => domains.includes(domain));
}
