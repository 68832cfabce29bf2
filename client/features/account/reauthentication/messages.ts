export const messages = {
  title: "Confirm that it's you",
  text: "You signed in a while ago. For your safety, we'll ask you again before this change. What you typed stays.",
  submit: 'Confirm',
  busy: 'Confirming...',
  password: 'Your password',
  passwordRequired: 'Enter your password.',
  code: 'Your code',
  willSend: (target: string) => `We'll send a 6-digit code to **${target}**.`,
  sent: (target: string) => `We sent a 6-digit code to **${target}**. It works for 10 minutes.`,
  send: 'Send me a code',
  useCode: 'Send me a code instead',
  usePassword: 'Use my password instead',
} as const;
