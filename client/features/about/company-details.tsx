import type { ReactNode } from 'react';
import { brand } from '../../../shared/site/brand.data.ts';
import { paths } from '../../app/paths.ts';
import { TextLink } from '../../ui/actions/link.tsx';
import { RichText } from '../../ui/layout/rich-text.tsx';
import { messages } from './messages.ts';

/** The company behind the site, what it does and doesn't do, and its address. */
export function CompanyDetails() {
  return (
    <section aria-labelledby="company" className="bg-surface-mist">
      <div className="page-width section-y grid gap-x-16 gap-y-10 min-[64rem]:grid-cols-[7fr_5fr]">
        <div className="max-w-prose">
          <h2 id="company" className="font-display text-display-md">
            {messages.company.title}
          </h2>
          <p className="mt-4">{messages.company.role}</p>
          <p className="mt-4">
            <RichText text={messages.company.pay} />
          </p>
          <p className="mt-4">{messages.company.advice}</p>
        </div>
        <div>
          <h2 className="font-display text-h3">{messages.contact.title}</h2>
          <dl className="mt-4 grid border-t border-line">
            <Detail label={messages.contact.email}>
              <TextLink
                href={`mailto:${brand.supportEmail}`}
                className="-my-2.5 inline-flex min-h-11 items-center wrap-anywhere"
              >
                {brand.supportEmail}
              </TextLink>
            </Detail>
            <Detail label={messages.contact.phone}>
              <TextLink
                href={`tel:${brand.supportPhone.replace(/[^+\d]/g, '')}`}
                className="-my-2.5 inline-flex min-h-11 items-center"
              >
                {brand.supportPhone}
              </TextLink>
              <br />
              {brand.supportHours}
            </Detail>
            <Detail label={messages.contact.mail}>
              {brand.legalName}
              {brand.postalAddress.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </Detail>
          </dl>
          <p className="mt-2">
            <TextLink to={paths.contact} className="inline-flex min-h-11 items-center">
              {messages.contact.form}
            </TextLink>
          </p>
        </div>
      </div>
    </section>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5rem_1fr] items-baseline gap-x-3 max-[20rem]:grid-cols-1 border-b border-line py-3">
      <dt className="text-muted">{label}</dt>
      <dd className="text-ink">{children}</dd>
    </div>
  );
}
