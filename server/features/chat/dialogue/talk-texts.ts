import { brand } from '../../../../shared/brand.ts';

/** What the assistant says of itself and to small talk: one short answer each. */
export const talkTexts = {
  introduction: `I'm ${brand.name}'s automated assistant. I can answer questions about life insurance and find a carrier that fits you.`,
  identity: `I'm an automated assistant, not a person. I answer questions from ${brand.name}'s pages and collect what a quote needs.`,
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
  form: 'Sorry, I still didn’t get that. You can choose one of the answers below, or use the form instead.',
} as const;
