import type { OperatorAttention } from '../../../shared/api/operator/schemas.ts';
import { formatNumber } from '../../../shared/format/numbers.ts';
import { formatCount } from '../../../shared/format/plurals.ts';

const attention: Readonly<Record<OperatorAttention['kind'], (count: number) => string>> = {
  messages: (count) =>
    formatCount(count, {
      one: '# message is waiting for a reply',
      other: '# messages are waiting for a reply',
    }),
  deliveries: (count) =>
    formatCount(count, { one: '# delivery failed for good', other: '# deliveries failed for good' }),
  errors: (count) =>
    formatCount(count, {
      one: '# request failed since the server started',
      other: '# requests failed since the server started',
    }),
  disk: () => 'The disk is almost full',
  queue: (count) =>
    formatCount(count, { one: 'Deliveries are # minute late', other: 'Deliveries are # minutes late' }),
  outbox: (count) =>
    formatCount(count, {
      one: '# message from the last day hasn’t been sent, because no provider is set up',
      other: '# messages from the last day haven’t been sent, because no provider is set up',
    }),
  backup: (count) =>
    count === 0
      ? 'There is no backup yet'
      : formatCount(count, {
          one: 'The newest backup is # hour old',
          other: 'The newest backup is # hours old',
        }),
};

export const messages = {
  pages: {
    today: 'Today',
    funnel: 'Funnel',
    referrals: 'Referrals',
    commissions: 'Commissions',
    messages: 'Messages',
    people: 'People',
    sources: 'Sources',
    deliveries: 'Deliveries',
    health: 'Health',
    settings: 'Settings',
    log: 'Log',
  },
  nav: 'Desk pages',
  loading: 'Loading...',
  retry: 'Try again',
  zone: (zone: string) => `Times, days, and months are in your time zone (${zone}).`,
  closed: {
    title: 'There’s nothing here',
    text: 'This page is only for the people who run this site, and your account doesn’t have access.',
    home: 'Go to your dashboard',
  },
  factor: {
    title: 'Add a passkey first',
    text: 'The desk needs a second factor. A passkey is the quickest: your device’s fingerprint reader, face recognition, or PIN.',
    link: 'Use an authenticator app instead',
  },
  stale: {
    title: 'Confirm it’s you',
    text: 'Your last sign-in was more than 12 hours ago.',
    button: 'Confirm',
    failed: 'We couldn’t confirm it’s you',
  },
  failed: 'That didn’t work',
  none: '–',
  more: 'Show more',
  showAll: (count: number) => `Show all ${formatNumber(count)}`,
  showFewer: 'Show fewer',
  download: 'Download as CSV',
  period: { legend: 'Period', from: 'From', to: 'To', apply: 'Show' },
  today: {
    week: 'The last seven days',
    figures: ['Figure', 'Last 7 days', 'Previous 7 days'],
    rows: {
      visits: 'Visits',
      started: 'Quotes started',
      matches: 'Matches',
      referrals: 'Continued to a carrier',
      signUps: 'Sign-ups',
    },
    days: 'Day by day',
    dayColumns: ['Day', 'Visits', 'Matches', 'Referrals'],
    attention: 'Needs attention',
    calm: 'Nothing right now.',
    attentionOf: attention,
  },
  funnel: {
    steps: { quote: 'Steps of the quote', account: 'Steps toward an account' },
    stepColumns: ['Step', 'Reached', 'Of first step', 'Left here', 'Drop-off'],
    filters: { campaign: 'Campaign', device: 'Device', page: 'First page of the visit' },
    all: 'All',
    campaigns: 'Campaigns',
    devices: 'Devices',
    pages: 'Pages where visits began',
    deviceNames: { phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop', other: 'Other' } as Readonly<
      Record<string, string>
    >,
    columns: ['Name', 'Visits', 'Started', 'Matches', 'Referrals', 'Referral rate'],
    noName: '(unknown)',
    empty: 'There were no visits in this period.',
  },
  messages: {
    filter: 'Which messages',
    filters: { open: 'Open', answered: 'Answered', spam: 'Spam', all: 'All' },
    empty: 'There are no messages here.',
    noSubject: 'No subject',
    from: (name: string, email: string) => `${name} <${email}>`,
    badges: { unread: 'Unread', answered: 'Answered', spam: 'Spam' },
    actions: {
      read: 'Mark as read',
      unread: 'Mark as unread',
      answered: 'Mark as answered',
      open: 'Move to open',
      spam: 'Mark as spam',
    },
    marked: {
      read: 'Marked as read.',
      unread: 'Marked as unread.',
      answered: 'Marked as answered.',
      open: 'Moved to open.',
      spam: 'Marked as spam.',
    },
    reply: 'Reply by email',
    replyTo: (email: string) => `Reply to ${email}`,
    replyHint: 'It’s sent from the site’s address. Replies go to support.',
    send: 'Send',
    cancel: 'Cancel',
    emptyReply: 'Write your reply.',
    sent: 'Your reply is on its way.',
  },
  deliveries: {
    columns: ['Delivery', 'To', 'State', 'Last error', 'Try again'],
    kinds: {
      mail: 'Email',
      sms: 'Text',
      recovery: 'Password recovery',
      'referral webhook': 'Referral webhook',
    } as Readonly<Record<string, string>>,
    delivery: (kind: string, purpose: string) =>
      purpose === '' ? kind : `${kind}: ${purpose.replaceAll('_', ' ')}`,
    due: (time: string, attempts: number) =>
      `Due ${time}, ${formatCount(attempts, { one: '# attempt so far', other: '# attempts so far' })}`,
    givenUp: (time: string) => `Failed for good ${time}`,
    retry: 'Retry',
    retried: 'It will be tried again now.',
    retryAll: 'Retry all failed',
    retriedAll: (count: number) =>
      formatCount(count, {
        one: '# delivery will be tried again now.',
        other: '# deliveries will be tried again now.',
      }),
    limited: 'There are more. Failed ones are listed first.',
    empty: 'Everything has been delivered.',
    counts: (sent: string, kept: string) =>
      `${sent} sent in the last 24 hours. ${kept} kept because no provider is set up.`,
    caption: 'Waiting and failed',
    webhook: {
      title: 'Referral webhook',
      lead: 'Your own server gets a signed message for each referral. Send it a test to see if it accepts and verifies messages.',
      send: 'Send a test',
      delivered: (status: number) => `Your server accepted the test with status ${status}.`,
      refused: (status: number) =>
        `Your server responded with status ${status}. Check the secret and how it verifies the signature.`,
      unreachable:
        'Your server didn’t respond within 10 seconds. Check REFERRAL_WEBHOOK_URL. The log has more details.',
      off: 'No address is set. Set REFERRAL_WEBHOOK_URL and REFERRAL_WEBHOOK_SECRET, and restart the server.',
    },
  },
  health: {
    caption: 'Server status',
    columns: ['What', 'Value'],
    version: 'Version',
    versions: (version: string, node: string) => `${version}, Node ${node}`,
    startedAt: 'Running since',
    disk: 'Free disk space',
    diskLow: (size: string) => `${size}: almost full`,
    database: 'Database',
    backup: 'Newest backup',
    noBackup: 'None',
    backupOf: (time: string, size: string, isOld: boolean) => `${time}, ${size}${isOld ? ': too old' : ''}`,
    schedule: 'Scheduled backups',
    noSchedule: 'Off: set BACKUP_EVERY',
    scheduled: (hours: string) => `Every ${hours} h`,
    queue: 'Queue',
    queueOf: (due: string, waiting: string, failed: string) =>
      `${due} due, ${waiting} waiting, ${failed} failed`,
    lag: 'Longest overdue',
    noLag: 'Nothing is overdue',
    lagOf: (minutes: number) =>
      minutes === 0 ? 'Less than a minute' : formatCount(minutes, { one: '# minute', other: '# minutes' }),

    requests: 'Requests since startup',
    requestsOf: (total: string, failed: string, share: string) => `${total}, ${failed} failed (${share})`,
    errors: 'Latest errors',
    errorColumns: ['Time', 'Request ID', 'Error'],
    noErrors: 'No request has failed since the server started.',
  },
  settings: {
    columns: ['Setting', 'Value', 'What it does'],
    set: (count: number, all: string) =>
      count === 0 ? `None of ${all} set` : `${formatNumber(count)} of ${all} set`,
    hidden: 'Hidden',
    unset: 'Not set',
    standard: (value: string) => `${value} (default)`,
    blank: 'Empty',
  },
  log: {
    caption: 'What operators did',
    columns: ['Time', 'Operator', 'Action', 'About', 'Detail'],
    command: 'Command on the host, or deleted account',
    empty: 'Nothing has been recorded yet.',
    names: {
      named_operator: 'Named an operator',
      removed_operator: 'Removed an operator',
      missed_person: 'Looked for someone who isn’t here',
      viewed_messages: 'Opened messages',
      viewed_person: 'Looked up a person',
      viewed_writer: 'Looked up someone who wrote in',
      exported_writer: 'Exported the data of someone who wrote in',
      deleted_writer: 'Deleted the data of someone who wrote in',
      exported_person: 'Exported a person’s data',
      deleted_person: 'Deleted a person’s account',
      ended_sessions: 'Signed a person out',
      reset_factors: 'Reset a second factor',
      read_message: 'Read a message',
      answered_message: 'Answered a message',
      marked_message: 'Marked a message',
      exported_referrals: 'Exported referrals',
      exported_commissions: 'Exported commissions',
      uploaded_statement: 'Uploaded a statement',
      retried_delivery: 'Retried a delivery',
      sent_test_webhook: 'Sent a test to the webhook',
      added_source: 'Added a source',
      issued_key: 'Issued a key',
      revoked_key: 'Revoked a key',
      revoked_source: 'Revoked a source',
      set_quota: 'Set a quota',
    } as Readonly<Record<string, string>>,
  },
} as const;
