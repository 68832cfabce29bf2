import { formatCount } from '../../../../shared/format/plurals.ts';

export const peopleMessages = {
  contact: 'Email address or phone number',
  find: 'Find',
  missing: 'Enter an email address or phone number.',
  recorded: 'Every time you look someone up, it’s recorded in the log.',
  facts: {
    email: 'Email',
    phone: 'Phone',
    created: 'Account since',
    factors: 'Passkeys and authenticator apps',
    password: 'Password',
    sessions: 'Signed in on',
  },
  columns: ['What', 'Value'],
  confirmed: (contact: string) => `${contact} (confirmed)`,
  unconfirmed: (contact: string) => `${contact} (not confirmed)`,
  noName: 'No name',
  noDevice: 'No device',
  session: (device: string, time: string) => `${device}, ${time}`,
  yes: 'Yes',
  no: 'No',
  export: 'Export their data',
  end: 'Sign out everywhere',
  ended: (count: number) =>
    count === 0
      ? 'They weren’t signed in on any device.'
      : formatCount(count, { one: 'Signed out on # device.', other: 'Signed out on # devices.' }),
  reset: 'Reset second factor',
  resetTitle: 'Reset the second factor?',
  resetText:
    'This removes all passkeys, authenticator apps, and recovery codes, signs the person out everywhere, and tells them by email.',
  checked: 'How did you check who’s asking?',
  checkedHint: 'For example: I called back the confirmed number. This is saved in the log.',
  checkedError: 'Say how you checked, in ten characters or more.',
  resetDone: (count: number) =>
    count === 0
      ? 'They had no passkey or authenticator app.'
      : formatCount(count, { one: 'Removed # second factor.', other: 'Removed # second factors.' }),
  delete: 'Delete account',
  deleteTitle: 'Delete this account?',
  deleteText: (contact: string) =>
    `Everything stored about ${contact} will be deleted right away. This can’t be undone.`,
  deleted: 'The account has been deleted.',
  writer: (count: number) =>
    `Wrote ${formatCount(count, { one: '# message', other: '# messages' })} through the contact form, from an address that no account has confirmed.`,
  deleteWriter: 'Delete their data',
  deleteWriterTitle: 'Delete this person’s data?',
  writerDeleted: 'Their data has been deleted.',
} as const;
