import { capitalize } from '../../shared/format/first-letter.ts';
import { spellNumber } from '../../shared/format/numbers.ts';
import { brand } from '../../shared/site/brand.data.ts';
import { replyTimes } from '../../shared/site/reply-times.data.ts';
import { paths } from '../app/paths.ts';

/** The contact page's questions. Answers are marked text. */
export const contactQuestions = [
  {
    id: 'when-you-answer',
    question: 'How soon will you answer?',
    answer: `Within ${replyTimes.contact}. Our support hours are ${brand.supportHours}.`,
  },
  {
    id: 'existing-policy',
    question: 'I already have a policy. Can you help with a claim or a payment?',
    answer:
      'That’s between you and your carrier. It has your records; we never see them. You’ll find its phone number on your policy and on its website. Not sure who to ask? Write to us, and we’ll point you to the right place.',
  },
  {
    id: 'change-answers',
    question: 'How do I change the answers in my quote?',
    answer: `Open [your quote](${paths.quote}) again. You can change any answer, and your match will be recalculated. With an account, you’ll find your last match on your dashboard.`,
  },
  {
    id: 'delete-data',
    question: 'How do I get a copy of my data, or delete it?',
    answer: `With an account, you can do both yourself on your account page. Otherwise, write to us from the email address in question. The [Privacy Policy](${paths.privacy}) explains what we keep and why.`,
  },
  {
    id: 'advice',
    question: 'Can you tell me which policy to buy?',
    answer: `We can explain how types of policies differ and show which carriers’ published requirements you meet. Whether a policy is right for you is your decision, and approval is up to the carrier. The [Life Insurance Guide](${paths.guide}) is a good place to start.`,
  },
] as const;

export const contactPage = {
  title: 'Contact',
  lead: `Write to us about your match, your account, or anything on this site. A person will read it, and you’ll hear from us within ${replyTimes.contact}.`,
  form: 'Send a message',
  otherWays: 'Other ways to reach us',
  questions: 'Before you write',
  questionsLead: `${capitalize(spellNumber(contactQuestions.length))} things people often ask us. For more answers, see the [FAQ](${paths.faq}).`,
  description: `Write to ${brand.name} support, or call ${brand.supportHours}. A person reads every message and answers within ${replyTimes.contact}.`,
} as const;
