import { formatCount } from '../../../shared/format/plurals.ts';
import { brand } from '../../../shared/site/brand.data.ts';

const submitting = 'Getting Your Quote...';

export const messages = {
  back: 'Back',
  submitting,
  submit: 'See My Quote',
  continue: 'Continue',
  skip: 'Skip this question',
  documentTitle: (name: string) => `${name} · ${brand.name}`,
  quickInfo: {
    title: 'Get Your Life Insurance Quote',
    lead: (questions: number) => `Four details to start. Then ${questions} short questions.`,
    changeTitle: 'Change your details',
    changeLead: 'We’ll update your match with your changes.',
    privacy: 'Nothing leaves this device until you ask for your quote. We never sell your answers.',
    changePrivacy: 'We never sell your answers.',
    chooseState: 'Choose your state',
    noState: 'No matching state. Try fewer letters. Our carriers only serve the 50 states.',
    chooseAmount: 'Choose an amount',
    unsure: 'Not sure how much?',
    calculator: 'Use the coverage calculator',
    start: 'Start Quote',
    startReady: (questions: number) => `Next: ${questions} questions. Most take one tap.`,
    update: 'Update My Quote',
    updateReady: 'Next: your summary, with your updated match.',
    incomplete: 'Fill in all four to continue.',
    submitting,
  },
  interest: {
    title: (name: string) => `You asked about ${name}.`,
    matched: 'We’ll check it against your answers, along with the other carriers we match people with.',
    listed: 'It’s in our directory, but we don’t match people with it. You can compare it with your match.',
  },
  question: {
    why: 'Why we ask:',
    keyboard:
      'On a keyboard, use the arrow keys to move between answers, then press Space or Enter to choose one.',
    nextIsSummary: 'When you choose an answer, you’ll go back to your summary.',
    nextIsOpen: 'When you choose an answer, you’ll see the next question you haven’t answered.',
    last: 'This is the last question. Choose an answer, then see your quote.',
    nextIsQuestion: 'When you choose an answer, the next question opens.',
  },
  scope: {
    lead: (others: number) =>
      formatCount(others, {
        one: 'This question and the next one won’t affect your match.',
        other: 'This question and the next # won’t affect your match.',
      }),
    label: 'How many questions do you want to answer?',
    all: (count: number) => `All ${count}`,
    deciding: (count: number) => `Only the ${count} that decide your match`,
  },
  header: {
    complete: (percent: number) => `${percent}% complete`,
    closeAndSave: 'Close and save for later',
    close: 'Close',
    progress: 'Quote progress',
  },
  news: {
    submitting: 'Getting your quote',
    progress: (position: string, percent: number) => `${position}, ${percent}% complete`,
    sameMatch: (carrierName: string) => `Your match is still ${carrierName}`,
    newMatch: (carrierName: string) => `Your match is now ${carrierName}`,
  },
  undo: { text: 'We cleared your last quote from this device.', submit: 'Bring it back' },
  saving: {
    goToAccount: 'Go to my account',
    save: 'Save this quote to an account',
    savedTitle: 'This quote is in your account',
    title: 'Keep this quote',
    savedText:
      'You’ll find it on your dashboard on any device. When you sign out, it will be removed from this one.',
    text: 'Save it to a free account and open it on any device. All you need to start is an email address.',
    finish: 'Finish my account',
    askTitle: 'Is the quote on this device yours?',
    ask: (name: string, age: number, state: string, coverageAmount: string) =>
      `It was made before you signed in: ${name}, ${age}, ${state}, ${coverageAmount}.`,
    askReplaces: 'Saving it replaces the quote in your account.',
    askYes: 'Yes, save it to my account',
    askNo: 'No, remove it from this device',
    askFailed: 'Failed to save your quote',
    askAgain: 'It stays on this device, and we’ll try again on the next page.',
    signedOutTitle: 'You were signed out',
    signedOutText: 'Your quote is safe in your account. Sign in again to pick up where you left off.',
    signIn: 'Sign In',
  },
} as const;
