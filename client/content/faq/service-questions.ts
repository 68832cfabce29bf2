import { brand } from '../../../shared/brand.ts';
import { questions } from '../../../shared/quote/questions.ts';
import { paths } from '../../app/paths.ts';
import type { FaqItem } from '../../features/faq/content.ts';
import { companyClaims, coverageGuidance } from '../claims.ts';

export const serviceQuestions: readonly FaqItem[] = [
  {
    id: 'who-we-are',
    question: `Is ${brand.name} an insurance company?`,
    answer: [
      `No. ${brand.name} is a technology platform and a licensed agency. We compare carriers, show you the one that fits your answers, and lead you to its own site. The carrier decides whether to insure you and at what price, issues the policy, and pays the claims.`,
      `More about us on the [about page](${paths.about}); where we are licensed, under [insurance licenses](${paths.licenses}).`,
    ],
  },
  {
    id: 'how-matching-works',
    question: 'How do you choose a carrier for me?',
    answer: [
      `You give four details and answer ${questions.length} short questions. Each partner carrier has rules for whom it considers: ages, health, tobacco, amounts, kinds of policy. Carriers whose rules your answers do not meet drop out. The others collect points for what you said matters to you.`,
      `One carrier is our primary partner. When its rules fit your answers, it comes first, and the summary names the others that qualified. “Why this match” shows every point that was counted, so you can disagree with us. [How matching works](${paths.disclosures}#matching) has the details.`,
    ],
  },
  {
    id: 'what-it-costs',
    question: 'What does it cost me, and how do you earn money?',
    answer: [
      'It costs you nothing, and you are not obliged to anything. Carriers may pay us a commission if you buy a policy through our link, and fees for referrals or advertising.',
      `The commission is never part of the points, and no carrier can pay for a better match. You can read [how we are paid](${paths.disclosures}#how-we-are-paid) in full.`,
    ],
  },
  {
    id: 'phone-calls',
    question: 'Will somebody call me?',
    answer: [
      'Not from us. You need no phone number to get a match, and we sell no contact details. If you sign in with a phone number, the only thing that goes to it is the code.',
      'When you apply on a carrier’s site, you deal with that carrier. It may write or call if something in your application is unclear.',
    ],
  },
  {
    id: 'how-long-it-takes',
    question: 'How long does it take?',
    answer: [
      `Your match takes about ${companyClaims.averageQuoteTime}. You can stop at any question and go on later: your answers stay on your device.`,
      `The carrier’s decision comes afterwards. Without a medical exam it often takes ${coverageGuidance.decisionWithoutExam}, with one ${coverageGuidance.decisionWithExam}.`,
    ],
  },
  {
    id: 'your-information',
    question: 'What happens to my answers?',
    answer: [
      'They stay in your browser until you ask for your match. Then they are sent to us to work it out, and unless you are signed in we do not keep them.',
      `When you go on to a carrier, the link holds a random number and nothing about you. We never sell your information. With an account you can download everything that we hold about you, and delete it. See the [Privacy Policy](${paths.privacy}).`,
    ],
  },
];
