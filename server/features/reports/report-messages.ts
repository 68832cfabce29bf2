import { formatDate } from '../../../shared/format/dates.ts';

export const messages = {
  dailyTotals: (wholeFrom: string) =>
    `Before ${formatDate(wholeFrom)}, only daily totals are left. In those, a visit that lasted past midnight counts on both days, drop-off is the difference between one step and the next (and isn’t available for accounts), campaigns are known only by name and last touch, and events without a visit aren’t listed separately.`,
  totalsInUtc: (wholeFrom: string) => `Days before ${formatDate(wholeFrom)} begin at midnight UTC.`,
  filteredFrom: (wholeFrom: string) =>
    `The figures begin on ${formatDate(wholeFrom)}. Only totals of all visits are left for earlier days.`,
  dayNotOver: (day: string) => `${formatDate(day)} isn’t over yet.`,
  html: {
    report: 'Analytics report',
    definitions: 'What the terms mean',
    health: 'Is the data complete?',
    footnote: (time: string) => `Created ${time} UTC. This report doesn’t contain anyone’s answers.`,
    /** Title and caption. */
    sections: {
      funnel: [
        'Where visits leave the quote',
        'Each step counts the visits that saw it. The end of its bar shows the visits that went no further.',
      ],
      days: ['Day by day', 'Each visit belongs to the day it began, in UTC.'],
      carriers: [
        'Carriers',
        'Matches and referrals count visits; the log counts every click on a carrier’s link.',
      ],
      campaigns: ['Campaigns', 'What brought people here the first time, and what brought them this time.'],
      accounts: ['Accounts', 'Steps toward an account, which people can take once they have a match.'],
      sources: [
        'Sources',
        'Other sites and servers that send events here. Nothing they send counts in the figures above.',
      ],
      otherSteps: ['Other steps', 'Steps that aren’t part of this site.'],
    },
    most: (count: string, day: string) => `Most: ${count} on ${day}`,
    noVisits: 'There were no visits.',
    mostLeave: 'Most leave here',
    noEvents: 'No events came in.',
    stored: (accepted: string, total: string, share: string) =>
      `${accepted} of ${total} events that came in were stored (${share}).`,
    outcome: (visits: string, started: string, matches: string, referrals: string, share: string) =>
      `Of ${visits} visits, ${started} opened a quote, ${matches} received a match, and ${referrals} continued to a carrier: ${share} of all visits.`,
    matches: 'Matches received',
    referrals: 'Continued to a carrier',
  },
  tables: {
    referralsPerMatch: 'Referrals per match',
    byFirstTouch: 'Campaigns by first touch',
    byLastTouch: 'Campaigns by last touch',
    daysWithVisits: 'Days with visits',
    referrals: 'Continued to a carrier',
    eventsWithoutVisit: 'Events without a visit',
    ofFirstStep: 'Of first step',
    clockCorrected: 'Clock corrected',
    sourceEvents: 'Events by source',
    sourceRejections: 'Rejected events by source',
  },
} as const;

/** The report's own explanations of its terms. docs/operating.md has more. */
export const definitions: readonly { term: string; meaning: string }[] = [
  {
    term: 'Visit',
    meaning:
      'One browser tab, from the first event it sent until it is closed. It belongs to the UTC day when it began. Someone who comes back, or uses two tabs, counts as two visits. People who ask not to be tracked (GPC or DNT) aren’t counted.',
  },
  { term: 'Page view', meaning: 'A page that was shown, including to people who ask not to be tracked.' },
  { term: 'Quote started', meaning: 'A visit that saw any screen of the quote flow.' },
  { term: 'Match', meaning: 'A visit that received a recommendation, no matter how many times.' },
  {
    term: 'Referral',
    meaning: 'A visit that continued to a carrier’s own page. “Clicks logged” counts every click instead.',
  },
  { term: 'Reached', meaning: 'Visits that saw the step. What they answered there is never recorded.' },
  {
    term: 'Left here, drop-off',
    meaning: 'Visits that saw the step and no later one. Drop-off is their share of the visits that saw it.',
  },
  {
    term: 'First and last touch',
    meaning: 'The campaign that first brought this browser, and the one that brought it this time.',
  },
  {
    term: 'Source',
    meaning:
      'Who sent an event: this site, or a named site or server of an integrator. Only this site’s own events count as visits, steps, and referrals.',
  },
  { term: 'Device', meaning: 'Determined by the server from the browser’s user agent, which isn’t stored.' },
];
