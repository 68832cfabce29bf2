import type { ReactNode } from 'react';
import { brand } from '../../../shared/site/brand.data.ts';
import { paths } from '../../app/paths.ts';
import { TextLink } from '../../ui/actions/link.tsx';
import { KeyFigure } from '../../ui/layout/key-figure.tsx';
import { RichText } from '../../ui/layout/rich-text.tsx';
import type { CompanyFigure, Value } from './content.ts';
import { messages } from './messages.ts';

type MissionStatementProps = { mission: string; figures: readonly CompanyFigure[] };

/** The company's mission, and its figures so far. */
export function MissionStatement({ mission, figures }: MissionStatementProps) {
  return (
    <section aria-labelledby="mission" className="bg-surface-dusk text-on-dusk-body">
      <div className="page-width section-y">
        <h2 id="mission" className="text-title font-semibold text-accent">
          {messages.mission.title}
        </h2>
        <p className="mt-4 max-w-[24em] font-(family-name:--font-display) text-[clamp(1.75rem,1.2rem+2.4vw,3rem)] leading-[1.22] font-medium tracking-[-.015em] text-balance text-on-dusk">
          {mission}
        </p>
        <dl
          aria-label={messages.mission.figures}
          className="mt-12 grid grid-cols-2 gap-x-8 max-[20rem]:grid-cols-1 border-t border-line-dusk md:mt-16 min-[64rem]:grid-cols-4"
        >
          {figures.map((figure) => (
            <KeyFigure
              key={figure.text}
              {...figure}
              className="border-line-dusk py-5 max-[63.9375rem]:nth-[n+3]:border-t"
              figureClassName="text-[clamp(2rem,1.4rem+2vw,2.875rem)] text-on-dusk"
            />
          ))}
        </dl>
      </div>
    </section>
  );
}

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

export function ValueList({ values }: { values: readonly Value[] }) {
  return (
    <section aria-labelledby="values">
      <div className="page-width section-y grid gap-x-16 gap-y-8 min-[64rem]:grid-cols-[4fr_8fr]">
        <div>
          <h2 id="values" className="font-display text-display-lg">
            {messages.values.title}
          </h2>
          <p className="mt-4 max-w-[24rem]">{messages.values.lead}</p>
        </div>
        <ul className="border-t-2 border-ink">
          {values.map(({ title, text }) => (
            <li
              key={title}
              className="grid gap-x-8 gap-y-1.5 border-b border-line py-6 md:grid-cols-[14rem_1fr]"
            >
              <h3 className="font-display text-h3">{title}</h3>
              <p className="max-w-prose">
                <RichText text={text} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
