import type { ChatCitation } from '../../../shared/api/chat.ts';
import { joinWithOr } from '../../../shared/format/lists.ts';
import { formatNumber } from '../../../shared/format/numbers.ts';
import { formatCount } from '../../../shared/format/plurals.ts';
import { averageQuoteTime } from '../../../shared/quote/quote-time.ts';
import { brand } from '../../../shared/site/brand.data.ts';

/** What the assistant says about a quote under way. */
export const spoken = {
  emergency:
    'I’m sorry things are this hard, and I’m glad you told me. If you’re thinking about suicide or about hurting yourself, or someone close to you is, please call or text 988 now. A person will answer at any hour, and it’s free and confidential. If anyone is in danger or needs a doctor right away, call 911. I’m an automated assistant, so I can’t give you the help a person there can.',
  numbers:
    'If this is about how you feel right now, you can call or text 988 at any hour. In an emergency, call 911.',
  waiting: 'Your quote can wait. Your answers are still here.',
  introduction: `Hello! I’m ${brand.name}’s automated assistant. I can answer questions about life insurance and find a carrier that fits you.`,
  hello: 'Hello!',
  thanks: 'You’re welcome.',
  start: `Happy to help. I’ll ask for a few things, one at a time. It takes about ${averageQuoteTime}, and you can skip the optional questions.`,
  underWay: 'We’ve already started on your match.',
  restart: 'Let’s start over. I’ve cleared your answers.',
  stop: 'All right, I’ll stop asking. Your answers are still here.',
  resume: 'Great, let’s continue.',
  undone: 'I removed your last answer.',
  nothingToUndo: 'There’s nothing to undo yet.',
  nothingYet: 'I don’t have any answers from you yet.',
  soFar: 'Here’s what I have so far.',
  offer: 'Did I get this right?',
  alsoOffer: 'And did I get this right?',
  offerDeclined: 'OK, I didn’t use any of that.',
  notRead: 'Sorry, I didn’t get that.',
  notReadAgain:
    'Sorry, I still didn’t get that. You can choose an answer here, or use the form. It keeps what you’ve told me.',
  lastQuestion: 'That was the last question.',
  remaining: (count: number, optional: number) => {
    const left = formatCount(count, { one: 'You have # question left', other: 'You have # questions left' });
    const skip = optional < count ? `${formatNumber(optional)} of them` : count === 1 ? 'it' : 'all of them';
    return optional === 0 ? `${left}.` : `${left}. You can skip ${skip}.`;
  },
  changed: (label: string, value: unknown) => `I changed “${label}” to ${value}.`,
  niceToMeet: (name: unknown) => `Nice to meet you, ${name}.`,
  gotIt: (list: string) => `Got it. ${list}.`,
  skipped: 'Skipped.',
  skippedRest: 'I skipped the rest of the optional questions.',
  leftOut: 'No problem. I’ll leave that one out.',
  cannotSkip: 'I can’t skip this one. I need it to find your match.',
  needed: 'I need answers to the remaining questions to find your match.',
  amountHelp:
    'Many people start with 8-12 times their yearly income. Our calculator at /calculator can help you figure it out. You can change the amount later.',
  chooseClosest:
    'I need this one to find your match. Choose whatever comes closest. You can change it later.',
  optional: 'You can skip this one.',
  whyAsked: (why: string) => `I ask because ${why}`,
  choices: (options: readonly string[]) => `You can choose ${joinWithOr(options)}.`,
  whichFits: (label: string) => `Which fits best for “${label}”?`,
  betweenAmounts: 'I can look for one of these amounts. Which is closer?',
  aboveTop: 'The highest amount I can look for is $2,000,000+, so I put that down.',
  ageRange: 'I can only find a match for people ages 18 to 80.',
  elsewhere: 'I’m sorry, but we can only help in the 50 US states.',
  tooLow: 'The smallest amount I can look for is $25,000.',
  askAgain: (label: string) => `Let’s fix “${label}.”`,
  whatToChange: 'What should I change?',
  summary: 'Here’s everything I have. Is all of this right?',
  summaryAgain: 'To be sure I have it right, here’s everything again. Is all of this right?',
  done: 'Your quote is ready. You can still change something, or start over.',
  wantsThis: 'Is this what you want to do?',
  didYouMean: 'Did you mean one of these?',
  noAnswer:
    'I don’t have a good answer to that. I only know about life insurance and this site. Our team can help with the rest, through the contact page.',
  closest: 'The closest I have is below.',
  otherCompany: `I only know the carriers in our directory. For another company, your state’s insurance department can tell you whether it’s licensed and what complaints it has had, and rating agencies such as AM Best publish its financial strength. If you have a policy with it and want to cancel, borrow, or file a claim, call the number on the policy.`,
  person: `You can reach a person on our contact page, at ${brand.supportEmail}, or at ${brand.supportPhone} (${brand.supportHours}).`,
  hints: {
    name: 'Just a first name is fine.',
    age: 'Just a number is fine, such as 42.',
    state: 'The name or its abbreviation is fine, such as Ohio or OH.',
  },
} as const;

export const labels = {
  yes: 'Yes, that’s right',
  fix: 'Let me fix it',
  alsoChange: 'Yes, and change something else',
  change: 'Change something',
  start: 'Find my match',
  startOver: 'Start over',
  skip: 'Skip',
  undo: 'Undo',
  keep: (value: unknown) => `Keep ${value}`,
  changeSlot: (label: string) => `Change ${label.toLowerCase()}`,
  continue: 'Continue my quote',
} as const;

/** Pages that answers refer to. */
export const citations = {
  form: { title: 'The quote form', path: '/quote' },
  contact: { title: 'Contact', path: '/contact#reach' },
  carriers: { title: 'Carrier directory', path: '/carriers' },
  checking: { title: 'Life Insurance Guide: Checking a carrier', path: '/guide#checking-a-carrier' },
} as const satisfies Record<string, ChatCitation>;

export const errorTexts = {
  full: (most: number) =>
    `This conversation has reached its limit of ${most} messages. Start over to continue.`,
  choice: 'Choose one of the options.',
  action: 'This button needs a slot or an id that exists.',
} as const;
