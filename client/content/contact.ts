import { brand } from '../../shared/brand.ts';
import { paths } from '../app/paths.ts';

/** The contact page's questions. Answers are marked text. */
export const contactQuestions = [
  {
    id: 'when-you-answer',
    question: 'How soon do you answer?',
    answer: `Within 24 hours. People are here ${brand.supportHours}; what you write at night or on a weekend is read first thing when they are back.`,
  },
  {
    id: 'existing-policy',
    question: 'I already have a policy. Can you help with a claim or a payment?',
    answer:
      'That is between you and your carrier, who has your records; we never see them. You find its phone number on your policy and on its website. If you are not sure whom to ask, write to us, and we will point you to the right place.',
  },
  {
    id: 'change-answers',
    question: 'How do I change the answers in my quote?',
    answer: `Open [your quote](${paths.quote}) again: every answer can be changed, and the match is worked out anew. With an account you find your last match on the dashboard.`,
  },
  {
    id: 'delete-data',
    question: 'How do I get or delete what you know about me?',
    answer: `With an account you can do both yourself, on your account page. Otherwise write to us from the email address in question. The [Privacy Policy](${paths.privacy}) says what we keep and why.`,
  },
  {
    id: 'advice',
    question: 'Can you tell me which policy to buy?',
    answer: `We can explain how kinds of policies differ, and show which carrier’s published rules fit your answers. Whether a policy is right for you is your decision, and the carrier’s who approves it. The [Life Insurance Guide](${paths.guide}) is a good place to start.`,
  },
] as const;

export const contactPage = {
  title: 'Contact',
  lead: (replyWithin: string) =>
    `Write to us about your match, your account or anything on this site. A person reads it, and you hear from us within ${replyWithin}.`,
  form: 'Send a message',
  otherWays: 'Other ways to reach us',
  questions: 'Before you write',
  questionsLead: `Five things that people ask us often. More answers are in the [FAQ](${paths.faq}).`,
  description: (replyWithin: string) =>
    `Write to ${brand.name} support, or call ${brand.supportHours}. Every message is read by a person and answered within ${replyWithin}.`,
} as const;
