/** The terms of the report, as the report explains them. docs/operating.md has more. */
export const definitions: readonly { term: string; meaning: string }[] = [
  {
    term: 'Visit',
    meaning:
      'One browser tab, from the first event it sent until it is closed. It belongs to the UTC day on which it began. Somebody who comes back, or uses two tabs, is two visits; people who ask not to be tracked (GPC or DNT) are none.',
  },
  { term: 'Page view', meaning: 'A page shown, those of people who ask not to be tracked included.' },
  { term: 'Quote started', meaning: 'A visit that saw any screen of the quote flow.' },
  { term: 'Match', meaning: 'A visit that received a recommendation, however often it asked again.' },
  {
    term: 'Referral',
    meaning: 'A visit that went on to a carrier’s own page. “Clicks logged” counts every click instead.',
  },
  { term: 'Reached', meaning: 'Visits that saw the step. What they answered there is never recorded.' },
  {
    term: 'Left here, drop-off',
    meaning: 'Visits that saw the step and no later one; drop-off is their share of those who saw it.',
  },
  {
    term: 'First and last touch',
    meaning: 'The campaign that first brought this browser, and the one that brought it this time.',
  },
  { term: 'Device', meaning: 'Judged by the server from the browser’s own description, which is not kept.' },
];
