export const messages = {
  list: {
    title: 'Passkeys',
    lead: 'Sign in with your device’s fingerprint reader, face recognition, or PIN. There’s nothing to remember, and no one can trick you into giving it away.',
    used: (added: string, used: string | null) =>
      used ? `Added ${added}, last used ${used}` : `Added ${added}`,
    elsewhere: (host: string) =>
      `It was made for ${host} and doesn’t work at this address. Remove it and add a new one.`,
    rename: 'Rename',
    renameOne: (name: string) => `Rename ${name}`,
    renameTitle: 'Name this passkey',
    renameFailed: 'Failed to rename the passkey.',
    name: 'Name',
    nameHint: 'For example, the device it’s on, so you’ll recognize it later.',
    nameRequired: 'Enter a name for the passkey.',
    save: 'Save',
    saving: 'Saving...',
    remove: 'Remove',
    removeOne: (name: string) => `Remove ${name}`,
    removeFailed: 'Failed to remove the passkey.',
    removed: {
      title: 'Passkey removed',
      description: 'It no longer signs you in. If your device still offers it, delete it there, too.',
    },
    most: (count: number) => `You have ${count} passkeys, which is the limit. Remove one to add another.`,
    added: { title: 'Passkey added', description: 'You can now sign in with it.' },
    ask: {
      title: 'Remove this passkey?',
      text: (name: string) => `You won’t be able to sign in with “${name}” anymore.`,
      submit: 'Remove',
    },
  },
  signIn: 'Sign in with a passkey',
  use: 'Use a passkey',
  add: 'Add a passkey',
  another: 'Add another passkey',
  addFailed: 'Failed to add the passkey.',
  waiting: 'Waiting for your device...',
  follow: 'Follow the steps on your device. If nothing happens,',
  stop: 'stop waiting',
  notes: {
    none: 'No passkey was used. You can try again or use another way. Passkeys only work at the address they were made for.',
    already:
      'This device already has a passkey for your account. To add another one, use a different device.',
    unsupported: 'Passkeys don’t work in this browser. Please use another way.',
  },
} as const;
