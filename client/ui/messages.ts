import { formatCount } from '../../shared/format/plurals.ts';

/** The text of the design system's own parts. */
export const messages = {
  copyFailed: 'Your browser didn’t let us copy this',
  copyAdvice: 'Please select the text and copy it yourself.',
  copied: 'Copied',
  cancel: 'Cancel',
  tryAgain: 'Please try again.',
  problem: 'There’s a problem',
  tryAgainIn: (message: string, wait: string) => `${message} You can try again in ${wait}.`,
  match: 'match',
  dismiss: (title: string) => `Dismiss: ${title}`,
  notifications: 'Notifications',
  hide: (label: string) => `Hide ${label}`,
  show: (label: string) => `Show ${label}`,
  chooseOne: 'Choose one',
  noMatchesAdvice: 'Nothing matches. Try fewer letters.',
  matches: (count: number) =>
    count === 0 ? 'Nothing matches.' : formatCount(count, { one: '# match.', other: '# matches.' }),
  newTab: 'Opens in a new tab',
  contents: 'Contents',
  breadcrumb: 'Breadcrumb',
  startMoving: 'Start the slideshow',
  stopMoving: 'Stop the slideshow',
  showItem: (number: number, count: number) => `Show item ${number} of ${count}`,
} as const;
