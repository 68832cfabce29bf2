/** The words of every screen that waits for an address to be confirmed. */
export const waitingMessages = {
  number: {
    label: 'Your number',
    /** Digit by digit: read as one word, two digits are easily misheard. */
    spoken: (number: number) => `Your number is ${[...String(number)].join(' ')}`,
    note: "You'll need it only if you open the link in another browser or on another device. Don't tell it to anyone.",
    usedUp:
      'No link is waiting for this screen: the last one was used up, or it was sent from another browser. Send another one to continue here.',
  },
  stopped: {
    title: 'This sign-up was stopped',
    reason: (email: string) =>
      `This screen no longer waits for ${email} to be confirmed. You may have signed out or continued in another browser, or the owner of that address told us they didn't start this.`,
    advice:
      'If you signed out or continued elsewhere, sign in. If you mistyped your address, start over with the right one.',
    startOver: 'Start over',
    signIn: 'Sign In',
  },
  first: {
    title: 'Please verify your email address first.',
    text: 'Until you confirm that the address is yours, you can confirm it, change it, sign out, or delete the account.',
    action: 'Go to Email',
  },
} as const;
