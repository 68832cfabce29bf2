import { type ComponentType, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { getTimeZone } from '../../../shared/format/dates.ts';
import { paths } from '../../app/paths.ts';
import { DeliveriesPage } from './deliveries-page.tsx';
import { messages } from './desk-messages.ts';
import { FunnelPage } from './funnel-page.tsx';
import { HealthPage } from './health-page.tsx';
import { LogPage } from './log-page.tsx';
import { MessagesPage } from './messages-page.tsx';
import { PeoplePage } from './people/people-page.tsx';
import { CommissionsPage } from './referrals/commissions-page.tsx';
import { ReferralsPage } from './referrals/referrals-page.tsx';
import { SettingsPage } from './settings-page.tsx';
import { SourcesPage } from './sources/sources-page.tsx';
import { TodayPage } from './today-page.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

type PageName = keyof typeof messages.pages;

const pages: Readonly<Record<PageName, ComponentType>> = {
  today: TodayPage,
  funnel: FunnelPage,
  referrals: ReferralsPage,
  commissions: CommissionsPage,
  messages: MessagesPage,
  people: PeoplePage,
  sources: SourcesPage,
  deliveries: DeliveriesPage,
  health: HealthPage,
  settings: SettingsPage,
  log: LogPage,
};

function isPageName(name: string | null): name is PageName {
  return name !== null && Object.hasOwn(pages, name);
}

/** The operator's desk: one frame, with a page for each task. */
export function Desk({ title }: { title: string }) {
  const { search } = useLocation();
  const wanted = new URLSearchParams(search).get('page');
  const name = isPageName(wanted) ? wanted : 'today';
  const Page = pages[name];
  const heading = useRef<HTMLHeadingElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(name);
  useKeptFocus(content, heading);

  // Navigating changes the page below, so the focus moves to the new heading.
  useEffect(() => {
    if (shown.current !== name) heading.current?.focus();
    shown.current = name;
  }, [name]);

  return (
    <>
      <p className="font-semibold text-muted">{title}</p>
      <nav aria-label={messages.nav} className="mt-3 -ml-[12px]">
        <ul className="flex flex-wrap gap-1">
          {Object.entries(messages.pages).map(([page, label]) => (
            <li key={page}>
              <Link
                to={page === 'today' ? paths.operator : `${paths.operator}?page=${page}`}
                aria-current={page === name ? 'page' : undefined}
                className="inline-flex min-h-11 items-center rounded-control px-3 font-semibold text-link hover:bg-surface-tint aria-[current=page]:bg-primary aria-[current=page]:text-on-primary"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <h1 ref={heading} tabIndex={-1} className="mt-6 font-display text-display-lg">
        {messages.pages[name]}
      </h1>
      <p className="mt-2 mb-6 text-small text-muted">{messages.zone(getTimeZone())}</p>
      <div ref={content} className="grid gap-6">
        <Page key={name} />
      </div>
    </>
  );
}
