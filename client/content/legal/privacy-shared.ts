import {
  contactMessageYears,
  defaultEventDays,
  digitCodeMinutes,
  firstNoticeDays,
  idleAccountYears,
  lastNoticeDays,
  linkCodeMinutes,
  referralBrowserDays,
  referralYears,
  sentMessageDays,
  unprovenAccountDays,
} from '../../../shared/lifetimes.ts';
import { paths } from '../../app/paths.ts';
import type { LegalSection } from '../../features/legal/content.ts';
import { supportLink } from './facts.ts';

/** Who else receives information, how it is protected, and what people can ask for. */
export const sharedSections: readonly LegalSection[] = [
  {
    id: 'how-we-use-it',
    title: 'What we use it for',
    body: [
      {
        list: [
          'to find your match and show the reasons for it,',
          'to keep your account and protect it,',
          'to send what you asked for, such as codes, confirmations, and answers,',
          'to send tips and offers by email, but only if you checked the box for them,',
          'to get paid for referring you to a carrier,',
          'to see where the site is hard to use and fix it,',
          'to meet our legal duties as an insurance agency.',
        ],
      },
      'We don’t use your answers for advertising, and we don’t build a profile of you from other sources.',
    ],
  },
  {
    id: 'who-receives-it',
    title: 'Who else receives information',
    body: [
      'We don’t sell personal information, and we don’t share it for advertising. Only the following receive information from us, and only what’s listed here:',
      {
        table: {
          caption: 'Who receives information from us',
          columns: ['Who', 'When', 'What'],
          rows: [
            [
              'A carrier',
              'When you press the button that opens its site',
              'That you came from us, and a random number for the click',
            ],
            [
              'Google',
              'When you choose to sign in with Google',
              'That you’re signing in here. We receive your name and your verified email address, and we don’t keep any of Google’s keys',
            ],
            [
              'Services that deliver emails and texts',
              'When we send you one',
              'Your email address or phone number, and the message',
            ],
            ['Our hosting provider', 'Always', 'It runs our server and isn’t allowed to use what’s on it'],
            [
              'Authorities and courts',
              'When the law requires it',
              'What they can legally demand, and no more',
            ],
          ],
        },
      },
      'If another company’s language model words the assistant’s answers, we take your name and contact details out of your messages before we send them to it. If our company is ever sold, this policy will still apply to the information.',
    ],
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    body: [
      {
        table: {
          caption: 'How long information is kept on our server',
          columns: ['What', 'How long'],
          rows: [
            [
              'Your account, profile, and last quote',
              `Until you delete the account. After ${idleAccountYears} years without a sign-in, we delete it ourselves, and we email you ${firstNoticeDays} and ${lastNoticeDays} days before we do`,
            ],
            [
              'An account that was started but never confirmed',
              `${unprovenAccountDays} days after our last email about it`,
            ],
            [
              'Codes and links we sent',
              `${digitCodeMinutes} to ${linkCodeMinutes} minutes, plus one more day so we can tell you they’ve expired`,
            ],
            [
              'The text of a message to you',
              `Until it’s sent or expires. The record that it was sent: ${sentMessageDays} days`,
            ],
            ['Records of how the site is used', `${defaultEventDays} days`],
            [
              'Records of visits to a carrier’s site',
              `${referralYears} years, to settle our accounts with the carrier. They don’t name anyone. The browser: ${referralBrowserDays} days`,
            ],
            [
              'Messages to our support team',
              `${contactMessageYears} years, or until you delete the account with the same confirmed address`,
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'your-choices',
    title: 'What you can see, change, and delete',
    body: [
      `Everyone has the same rights here, no matter which state you live in. If you have an account, you can use them yourself on the [account page](${paths.account}):`,
      {
        list: [
          '**See:** “Download my data” gives you everything we have about you in one file. It doesn’t include passwords or codes.',
          '**Correct:** change your name and age in your profile, and your email, phone, and password in your settings.',
          '**Delete:** “Delete Account” asks for your password or a code. It then immediately removes your account, profile, quote, consents, and messages, along with anything you wrote to our support team from your confirmed address, and signs out every device. The only records left are ones that don’t name anyone, such as records of visits to a carrier’s site. Backups are overwritten over time.',
          `**Withdraw:** you can withdraw your consent to tips and offers at any time. Email ${supportLink}.`,
        ],
      },
      `Without an account, we have nothing that we could identify as yours, except what you wrote to us. For that, or if you can’t sign in, email ${supportLink}. We may need to make sure it’s you. We’ll answer within 45 days, usually much sooner, and we’ll never treat you worse for asking.`,
    ],
  },
  {
    id: 'security',
    title: 'How we protect it',
    body: [
      'Everything you send us, and everything we send you, is encrypted in transit. We store passwords as slow hashes, codes and sign-in tokens as hashes, and authenticator app secrets in encrypted form. For each passkey, we store its name, its public key, and when it was last used. Its private key, your fingerprint, and your face never leave your device. We ask you to confirm it’s you before sensitive changes, and you can add a passkey or an authenticator app to your account.',
      `No site can promise that nothing will ever go wrong. If something happens to your information, we’ll tell you and the authorities as the law requires. If you find a weakness, please email ${supportLink}.`,
    ],
  },
];
