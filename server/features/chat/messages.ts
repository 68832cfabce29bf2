import type { ChatCitation } from '../../../shared/api/chat.ts';
import { joinWithOr } from '../../../shared/format/lists.ts';
import { formatNumber } from '../../../shared/format/numbers.ts';
import { formatCount } from '../../../shared/format/plurals.ts';
import { brand } from '../../../shared/site/brand.data.ts';

/** What the assistant says of itself and to small talk: one short answer each. An attempt to misuse it gets another. */
export const talkTexts = {
  identity: `I’m an automated assistant, not a person. I answer questions using ${brand.name}’s pages and collect the details for a quote.`,
  'off-topic':
    'That’s outside what I know. I can answer questions about life insurance, or find a carrier that fits you.',
  complaint:
    'I’m sorry about that. I’m a simple program, and I sometimes misread things. Short answers work best, and you can always use the form or reach a person.',
  privacy:
    'Your messages go to our server so I can answer them, but we don’t store them there. The conversation is saved only in this browser. To remove it, choose “Delete conversation” in this panel’s menu.',
  language:
    'I’m sorry, but I only understand English. Our team may be able to help you another way. You can reach them through the contact page.',
  later:
    'Yes. This conversation stays in this browser for 30 days, so you can close it and pick up where you left off.',
  password:
    'I don’t have access to accounts. On the sign-in page, choose “Forgot password?” to get a link by email. You can also sign in with a code.',
  broken:
    'I’m sorry that something isn’t working. Reloading the page often helps. If it doesn’t, please tell our team what you did and what happened. You can reach them through the contact page.',
  'other-person':
    'I can only collect answers for one person: you. Someone else can get their own match in their own browser, or here after you choose “Start over.”',
  thanks: 'You’re welcome.',
  goodbye: 'Goodbye, and take care. Your answers will be here if you come back.',
  wait: 'Take your time.',
  deflection: '',
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
  numbers:
    'If this is about how you feel right now, you can call or text 988 at any hour. In an emergency, call 911.',
  sorry: 'I’m sorry things are hard.',
  reminder: 'You can call or text 988 at any hour, even if you just want to talk. In an emergency, call 911.',
  waiting: 'Your quote can wait. I’m here whenever you’re ready to continue.',
  listening: 'I’m here whenever you have a question about life insurance.',
  restart: 'Let’s start over. I’ve cleared your answers.',
  cancel:
    'All right, I’ll stop asking. Your answers are still here. Say “continue” when you’re ready, or “start over” to clear them.',
  handOver: `You can reach a person on our contact page, at ${brand.supportEmail}, or at ${brand.supportPhone} (${brand.supportHours}).`,
  resume: 'Great, let’s continue.',
  hello: 'Hello!',
  introduction: `I’m ${brand.name}’s automated assistant. I can answer questions about life insurance and find a carrier that fits you.`,
  start:
    'Happy to help. I’ll ask for a few things, one at a time. It takes about 2 minutes, and you can skip the optional questions.',
  nothingYet: 'I don’t have any answers from you yet.',
  soFar: (summary: string) => `Here’s what I have so far.\n\n${summary}`,
  unsure: 'I’m not sure what you mean.',
  notConfirmed: 'Sorry, I didn’t get that. Say yes if the summary is right, or tell me what to change.',
  notRead: 'Sorry, I didn’t get that.',
  notReadAgain: 'Sorry, I still didn’t get that. Please try a short answer, or use the form instead.',
  why: 'I’m asking to make sure your quote says what you mean.',
  anyValue: {
    state: 'Any of the 50 states, such as Ohio or OH.',
    age: 'Your age in years, from 18 to 80.',
  },
  choices: (options: readonly string[]) => `You can choose: ${options.join('; ')}.`,
  underWay: 'We’ve already started on your match.',
  lastQuestion: 'That was the last question.',
  remaining: (count: number, optional: number) => {
    const left = formatCount(count, { one: 'You have # question left', other: 'You have # questions left' });
    const skip = optional < count ? `${formatNumber(optional)} of them` : count === 1 ? 'it' : 'all of them';
    return optional === 0 ? `${left}.` : `${left}. You can skip ${skip}.`;
  },
  changed: (label: string, value: unknown) => `I changed “${label}” to ${value}.`,
  niceToMeet: (name: string | undefined) => `Nice to meet you, ${name}.`,
  gotIt: (list: string) => `Got it. ${list}.`,
  refused: (label: string) => `I couldn’t use that answer for “${label}.”`,
  skippedRest: 'I skipped the rest of the optional questions.',
  leftOut: 'No problem. I’ll leave that one out.',
  skipped: 'Skipped.',
  needed: 'I need answers to the remaining questions to find your match.',
  cannotSkip: 'I can’t skip this one. I need it to find your match.',
  amountHelp:
    'Many people start with 8-12 times their yearly income. Our calculator at /calculator can help you work it out. You can change the amount later.',
  chooseClosest:
    'I need this one to find your match. Choose whatever comes closest. You can change it later.',
  chooseOrSkip: 'Choose whatever comes closest, or skip it.',
  ready: 'Your quote is ready. Tell me if you’d like to change anything, or start over.',
  maySkip: 'You can skip this one.',
  numbered: (ask: string, options: readonly string[]) =>
    `${ask}\n${options.map((option, index) => `${index + 1}. ${option}`).join('\n')}\nAnswer with a number or in words.`,
  doYouMean: (option: string) => `Do you mean ${option}?`,
  toBeSure: (ask: string) => `Just to be sure: ${ask} Yes or No?`,
  whichFits: (options: readonly string[]) => `Which of these fits best: ${joinWithOr(options)}?`,
  hints: {
    name: 'Just a first name is fine.',
    age: 'Just a number is fine, such as 42.',
    state: 'The name or its abbreviation is fine, such as Ohio or OH.',
  },
  whatToChange: 'What should I change? You can say something like “my age is 41” or “change the state.”',
  confirm: (summary: string) => `Here’s everything I have.\n\n${summary}\n\nIs all of this right?`,
  unanswered:
    'I couldn’t find a good answer to that on our pages. You can reach someone who can help through our contact page.',
} as const;

/** Pages that answers refer to. */
export const citations = {
  form: { title: 'The quote form', path: '/quote' },
  contact: { title: 'Contact', path: '/contact#reach' },
} as const;

/** The pages that say more about small talk. */
export const talkCitations: Readonly<Record<string, readonly ChatCitation[]>> = {
  password: [{ title: 'Sign in', path: '/signin' }],
  broken: [{ title: 'Contact', path: '/contact' }],
  language: [
    { title: 'Accessibility Statement: What doesn’t work yet', path: '/legal/accessibility#limitations' },
    citations.contact,
  ],
  privacy: [{ title: 'Privacy Policy: What you send us', path: '/legal/privacy#what-you-send' }],
  identity: [{ title: 'Disclosures: The automated assistant', path: '/legal/disclosures#assistant' }],
  later: [{ title: 'Privacy Policy: What stays on your device', path: '/legal/privacy#your-device' }],
  'other-person': [{ title: 'Terms of Service: Your responsibilities', path: '/legal/terms#your-part' }],
};

/** Said in place of an answer when reading a message took too long. In a history it marks the message as not read. */
export const tooHeavyText =
  'That was more than I can read at one time. Could you say it again in a few short, plain sentences?';

/** Said when a conversation has more words than are read. */
export const tooLongText =
  'Our conversation has gotten too long for me to follow. Please choose “Start over” in the menu to begin a new one, or reach a person on our contact page.';

export const errorTexts = {
  full: (most: number) =>
    `This conversation has reached its limit of ${most} messages. Start over to continue.`,
  busy: 'Many people are chatting right now. Please try again in a moment.',
} as const;
