export const messages = {
  title: 'Confirm it’s you',
  text: 'You signed in a while ago. For your security, please confirm it’s you before making this change. We’ll keep what you typed.',
  submit: 'Confirm',
  busy: 'Confirming...',
  password: 'Your password',
  passwordRequired: 'Enter your password.',
  code: 'Your code',
  willSend: (target: string) => `We’ll send a 6-digit code to **${target}**.`,
  sent: (target: string) => `We sent a 6-digit code to **${target}**. It works for 10 minutes.`,
  send: 'Send me a code',
  useCode: 'Send me a code instead',
  usePassword: 'Use my password instead',
} as const;
