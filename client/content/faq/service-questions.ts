import { brand } from '../../../shared/brand.ts';
import { questions } from '../../../shared/quote/questions.ts';
import { paths } from '../../app/paths.ts';
import type { FaqItem } from '../../features/faq/content.ts';
import { averageQuoteTime, coverageGuidance } from '../claims.ts';

export const serviceQuestions: readonly FaqItem[] = [
  {
    id: 'who-we-are',
    question: `Is ${brand.name} an insurance company?`,
    answer: [
      `No. ${brand.name} is a technology platform and a licensed agency. We compare carriers, show you the one that fits your answers, and send you to its site. The carrier decides whether to insure you and at what price, issues the policy, and pays the claims.`,
      `Read more [about us](${paths.about}), or see [where we’re licensed](${paths.licenses}).`,
    ],
  },
  {
    id: 'how-matching-works',
    question: 'How do you choose a carrier for me?',
    answer: [
      `You give us four details and answer ${questions.length} short questions. Each carrier we match people with has rules about who it will consider: age, health, tobacco, coverage amount, and type of policy. If your answers don’t meet a carrier’s rules, that carrier is ruled out. The rest earn points for what you said matters to you.`,
      `One carrier is our primary partner. If you meet its rules, it comes first, and the summary names the others that qualified. “Why this match” shows every point we counted, so you can judge for yourself. [How matching works](${paths.disclosures}#matching) has the details.`,
    ],
  },
  {
    id: 'what-it-costs',
    question: 'What does it cost me, and how do you make money?',
    answer: [
      'It’s free, and there’s no obligation. Carriers may pay us a commission if you buy a policy through our link. Some also pay us for referrals or advertising.',
      `Commissions never count toward the points, and no carrier can pay for a better match. Here’s the full story on [how we’re paid](${paths.disclosures}#how-we-are-paid).`,
    ],
  },
  {
    id: 'phone-calls',
    question: 'Will anyone call me?',
    answer: [
      'Not from us. You don’t need a phone number to get a match, and we don’t sell contact details. If you sign in with a phone number, the only thing we’ll text you is the code.',
      'When you apply on a carrier’s site, you’re dealing with that carrier. It may email or call you if something in your application is unclear.',
    ],
  },
  {
    id: 'how-long-it-takes',
    question: 'How long does it take?',
    answer: [
      `Your match takes about ${averageQuoteTime}. You can stop at any question and pick it up later. Your answers stay on your device.`,
      `The carrier’s decision comes after that. Without a medical exam, it often takes ${coverageGuidance.decisionWithoutExam}; with one, ${coverageGuidance.decisionWithExam}.`,
    ],
  },
  {
    id: 'your-information',
    question: 'What happens to my answers?',
    answer: [
      'They stay in your browser until you ask for your match. Then they’re sent to us so we can find it. We don’t keep them unless you’re signed in.',
      `When you continue to a carrier, the link contains a random number and nothing about you. We never sell your information. With an account, you can download everything we have about you, or delete it. See the [Privacy Policy](${paths.privacy}).`,
    ],
  },
];
