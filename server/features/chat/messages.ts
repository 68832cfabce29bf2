import { brand } from '../../../shared/brand.ts';

/** What the assistant says of itself and to small talk: one short answer each. */
export const talkTexts = {
  introduction: `I’m ${brand.name}’s automated assistant. I can answer questions about life insurance and find a carrier that fits you.`,
  identity: `I’m an automated assistant, not a person. I answer questions from ${brand.name}’s pages and collect what a quote needs.`,
  'off-topic':
    'That’s outside what I know. I can answer questions about life insurance, or find a carrier that fits you.',
  complaint:
    'I’m sorry about that. I’m a simple program, and I sometimes misread things. Short answers work best, and you can always use the form or reach a person.',
  privacy:
    'What you write here is sent to our server to be answered, and we don’t store it there. The conversation is kept in this browser only: “Delete conversation” in this panel’s menu removes it.',
  language:
    'I’m sorry, I only understand English. Our team may be able to help you in another way: see the contact page.',
  later:
    'Yes. This conversation stays in this browser for 30 days, so you can close it and continue where you left off.',
  password:
    'I can’t see accounts. On the sign-in page, “Forgot password?” sends you a link, and you can also sign in with a code.',
  broken:
    'I’m sorry that something isn’t working. Reloading the page often helps. If it doesn’t, please tell our team what you did and what you saw: see the contact page.',
  'other-person':
    'I can only collect answers for one person: you. Someone else can get a match of their own in their own browser, or after “Start over”.',
  wait: 'Take your time.',
  form: 'Sorry, I still didn’t get that. You can choose one of the answers below, or use the form instead.',
} as const;

/** What the assistant says about a quote under way. */
export const spoken = {
  suggestions: {
    opening: ['Find my match', 'How does it work?', 'Term or whole life?'],
    confirm: ['Yes, that’s right', 'Change something', 'Start over'],
    ready: ['Change something', 'Start over'],
    paused: ['Continue', 'Start over'],
    change: ['Change my name', 'Change my age', 'Change the state', 'Change the coverage amount'],
    skip: 'Skip',
  },
  waiting: 'Your quote can wait. I am here when you want to continue.',
  restart: 'Let’s start again. I have cleared your answers.',
  cancel:
    'All right, I stopped asking. Your answers are still here: say “continue” when you are ready, or “start over” to clear them.',
  handOver: `You can reach a person on our contact page, at ${brand.supportEmail}, or at ${brand.supportPhone} (${brand.supportHours}).`,
  resume: 'Good, let’s continue.',
  hello: 'Hello!',
  welcome: 'You’re welcome.',
  goodbye: 'Goodbye, and take care. Your answers stay here in case you come back.',
  start:
    'Happy to help. I will ask for a few things, one at a time. It takes about 2 minutes, and you can skip the optional ones.',
  nothingYet: 'I have no answers from you yet.',
  soFar: (summary: string) => `This is what I have so far.\n\n${summary}`,
  unsure: 'I am not sure what you mean.',
  notConfirmed: 'I did not get that. Say yes if the summary is right, or tell me what to change.',
  notRead: 'Sorry, I didn’t get that.',
  why: 'I ask so that nothing goes into your quote that you did not mean.',
  anyState: 'Any of the 50 states, such as Ohio or OH.',
  anyAge: 'Your age in years, from 18 to 80.',
  choices: (options: readonly string[]) => `You can choose: ${options.join('; ')}.`,
  underWay: 'Your match is under way.',
  lastQuestion: 'That was the last question.',
  remaining: (count: number, optional: number) =>
    `${count === 1 ? '1 question is' : `${count} questions are`} left${optional > 0 ? `, and you can skip ${optional} of them` : ''}.`,
  changed: (label: string, value: unknown) => `I changed "${label}" to ${value}.`,
  niceToMeet: (name: string | undefined) => `Nice to meet you, ${name}.`,
  gotIt: (list: string) => `Got it. ${list}.`,
  refused: (label: string) => `I could not take that for ${label.toLowerCase()}.`,
  skippedRest: 'I skipped the optional questions that were left.',
  leftOut: 'No problem, I left that one out.',
  skipped: 'Skipped.',
  needed: 'The questions that are left are needed for a match.',
  cannotSkip: 'A match needs this one, so I cannot skip it.',
  amountHelp:
    'Many people start from 8-12 times their yearly income. Our calculator at /calculator works it out with you. You can change the amount later.',
  chooseClosest: 'A match needs this one. Choose what comes closest; you can change it later.',
  chooseOrSkip: 'Choose what comes closest, or skip it.',
  ready: 'Your quote is ready. Tell me if something should change, or start over.',
  maySkip: 'You can skip this one.',
  numbered: (ask: string, options: readonly string[]) =>
    `${ask}\n${options.map((option, index) => `${index + 1}. ${option}`).join('\n')}\nAnswer with a number or in words.`,
  doYouMean: (option: string) => `Do you mean ${option}?`,
  toBeSure: (ask: string) => `Just to be sure: ${ask} Yes or No?`,
  whichFits: (options: readonly string[]) =>
    `Which of these fits best: ${options.slice(0, -1).join(', ')} or ${options.at(-1)}?`,
  stateHint: 'The name or its two letters are enough, such as Ohio or OH.',
  ageHint: 'A number is enough, such as 42.',
  nameHint: 'A first name is enough.',
  whatToChange: 'What should I change? Name it, such as “my age is 41” or “change the state”.',
  confirm: (summary: string) => `Here is everything I have.\n\n${summary}\n\nIs all of this right?`,
  unanswered: 'I found no good answer to that on our pages. Our contact page reaches a person who can help.',
} as const;

/** The questions for the four fields, and why each is asked. */
export const fieldTexts = {
  name: { ask: 'What name should I put on your quote?', why: 'It only goes on your quote.' },
  age: { ask: 'How old are you?', why: 'Each carrier has its own age limits.' },
  state: { ask: 'Which state do you live in?', why: 'Carriers are licensed state by state.' },
  coverageAmount: {
    ask: 'How much coverage would you like?',
    why: 'This is the amount that the people you name would receive, and each carrier has its own range.',
  },
} as const;

export const citationTitles = {
  form: 'The quote form',
  contact: 'Contact',
  signIn: 'Sign in',
  assistant: 'Disclosures: The automated assistant',
} as const;

/** Said in place of an answer when reading a message took too long. In a history it marks the message as not read. */
export const tooHeavyText =
  'That was more than I can read in one go. Could you say it again in a few short, plain sentences?';

/** Said when a conversation has more words than are read. */
export const tooLongText =
  'Our conversation has become too long for me to follow. Please choose “Start over” in the menu to begin a new one, or reach a person on our contact page.';

export const errorTexts = {
  full: (most: number) => `This conversation has reached its ${most} messages. Start over to continue.`,
  busy: 'Many people are chatting right now. Please try again in a moment.',
} as const;
