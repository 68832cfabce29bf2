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
