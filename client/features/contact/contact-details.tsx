import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { brand } from '../../../shared/site/brand.data.ts';
import { openChat, useCanOpenChat } from '../../lib/chat-opener.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { messages } from './messages.ts';

/** Every way to reach a person, and when one is available. */
export function ContactDetails() {
  return (
    <dl className="border-t border-line">
      <Detail icon={<Mail />} title={messages.details.email} note={messages.details.emailNote}>
        <TextLink href={`mailto:${brand.supportEmail}`} className="wrap-anywhere">
          {brand.supportEmail}
        </TextLink>
      </Detail>
      <Detail icon={<Phone />} title={messages.details.phone} note={messages.details.phoneNote}>
        <TextLink href={`tel:${brand.supportPhone.replaceAll(/[^+\d]/g, '')}`} className="tabular">
          {brand.supportPhone}
        </TextLink>
      </Detail>
      <Detail icon={<Clock />} title={messages.details.hours}>
        {brand.supportHours}
      </Detail>
      <Detail icon={<MapPin />} title={messages.details.mail}>
        {[brand.legalName, ...brand.postalAddress].map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </Detail>
    </dl>
  );
}

type DetailProps = { icon: ReactNode; title: string; note?: string; children: ReactNode };

function Detail({ icon, title, note, children }: DetailProps) {
  return (
    <div className="grid grid-cols-[1.5rem_1fr] gap-x-[min(1rem,4.1vw)] border-b border-line py-5">
      <dt className="col-span-2 grid grid-cols-subgrid items-center font-semibold text-ink [&>svg]:size-5.5 [&>svg]:text-primary">
        <span aria-hidden="true" className="contents">
          {icon}
        </span>
        {title}
      </dt>
      <dd className="col-start-2 mt-1">
        {children}
        {note && <span className="block text-small text-muted">{note}</span>}
      </dd>
    </div>
  );
}

/** Opens the assistant. Its space is reserved until the assistant is ready, so that nothing moves. */
export function ChatInvitation() {
  const canOpen = useCanOpenChat();
  return (
    <div className={`mt-7 ${canOpen ? '' : 'invisible'}`}>
      <h2 className="font-display text-h3">{messages.chat.title}</h2>
      <p className="mt-2 mb-4">{messages.chat.text}</p>
      <Button variant="secondary" onClick={() => openChat('contact')}>
        {messages.chat.submit}
      </Button>
    </div>
  );
}
