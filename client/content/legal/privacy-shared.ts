import { paths } from '../../app/paths.ts';
import type { LegalSection } from '../../features/legal/content.ts';
import { supportLink } from './facts.ts';

/** Who else learns something, how it is protected, and what people can ask for. */
export const sharedSections: readonly LegalSection[] = [
  {
    id: 'how-we-use-it',
    title: 'What we use it for',
    body: [
      {
        list: [
          'to work out your match and show its reasons,',
          'to keep your account, and to protect it,',
          'to send what you asked for: codes, confirmations, answers,',
          'to send tips and offers by email, only if you ticked the box for it,',
          'to be paid by a carrier that you went on to,',
          'to see where the site is hard to use, and to mend it,',
          'to meet the duties that the law gives an insurance agency.',
        ],
      },
      'We do not use your answers for advertising, and we do not build a profile of you from other sources.',
    ],
  },
  {
    id: 'who-receives-it',
    title: 'Who else receives something',
    body: [
      'We do not sell personal information, and we do not share it for advertising. These receive something, and only this:',
      {
        table: {
          caption: 'Who receives something from us',
          columns: ['Who', 'When', 'What'],
          rows: [
            [
              'A carrier',
              'When you press the button that leads to its site',
              'That you come from us, and a random number for the click',
            ],
            [
              'Google',
              'When you choose to sign in with Google',
              'That you sign in here. We receive your name and your verified email address, and keep none of Google’s keys',
            ],
            [
              'Services that deliver mail and texts',
              'When we send you one',
              'The address or number, and the message',
            ],
            ['Our hosting provider', 'Always', 'It runs our server and may not use what is on it'],
            ['Authorities and courts', 'When the law obliges us', 'What they may demand, and no more'],
          ],
        },
      },
      'If a language model of another company phrases the assistant’s answers, your name and contact details are taken out of your words before they are sent to it. If the company is ever sold, this policy goes with the information.',
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
            ['Your account, profile and last quote', 'Until you delete the account'],
            ['An account that was begun and never confirmed', '7 days, if it has no password'],
            [
              'Codes and links that we sent',
              '10 minutes to 1 hour, and one more day to say that they have expired',
            ],
            ['The words of a message to you', 'Until it is sent or has expired. That it was sent: 30 days'],
            ['Records of how the site is used', '90 days'],
            [
              'Records of going on to a carrier',
              'As long as we need them for our accounts with the carrier. They name nobody',
            ],
            [
              'Messages to our support',
              'As long as we need them to answer and to show that we did, or until you delete the account with the same confirmed address',
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'your-choices',
    title: 'What you can see, change and delete',
    body: [
      `Everybody has the same rights here, in whichever state you live. With an account you use them yourself, on the [account page](${paths.account}):`,
      {
        list: [
          '**See:** “Download my data” gives you everything that we hold about you, as one file. Passwords and codes are not in it.',
          '**Correct:** change your name and age in your profile, and your email, phone and password in the settings.',
          '**Delete:** “Delete account” asks for your password or a code, and then removes the account, profile, quote, consents and messages at once, with what you wrote to our support from your confirmed address, and signs out every device. What stays are records that name nobody, such as those of going on to a carrier. Backups are overwritten in time.',
          `**Withdraw:** you can take back your consent to tips and offers at any time. Write to ${supportLink}.`,
        ],
      },
      `Without an account we hold nothing that we could tell apart as yours, except what you wrote to us. For that, or if you cannot sign in, write to ${supportLink}. We may have to make sure that it is you. We answer within 45 days, mostly much sooner, and nobody is treated worse for asking.`,
    ],
  },
  {
    id: 'security',
    title: 'How we protect it',
    body: [
      'Everything between you and us is encrypted on its way. Passwords are stored as slow hashes, codes and sign-in tokens as hashes, the secrets of authenticator apps encrypted. Sensitive changes ask who you are again, and you can add an authenticator app to your account.',
      `No site can promise that nothing ever goes wrong. If something happens to your information, we tell you and the authorities as the law demands. If you find a weakness, please write to ${supportLink}.`,
    ],
  },
];
