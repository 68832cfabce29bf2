import type { LegalSection } from '../../features/legal/content.ts';

/** What is known about whom, where it is kept and for how long. */
export const collectedSections: readonly LegalSection[] = [
  {
    id: 'your-device',
    title: 'What stays on your device',
    body: [
      'Browsers can keep things for a site. We use that so that you do not have to start again, and send none of it anywhere unless this policy says so.',
      {
        table: {
          caption: 'What the site keeps in your browser',
          columns: ['What', 'What it is for', 'How long'],
          rows: [
            [
              'Your answers in the quote',
              'Going on where you stopped',
              '30 days after the last change, or until you choose “Get Another Quote”',
            ],
            ['Figures in the calculator', 'Going on where you stopped', 'Until you clear them'],
            [
              'Campaign words in the address you came by',
              'Knowing which of our announcements worked',
              'The first until you clear your browser’s data, the latest until a new campaign replaces them',
            ],
            [
              'Your conversation with the assistant, and what you typed without sending it',
              'Going on where you stopped, on every page',
              '30 days after the last message, until you choose “Delete conversation”, or until you sign out',
            ],
            [
              'Whether the assistant is open',
              'Leaving it as you left it',
              'Until you clear your browser’s data',
            ],
            [
              'A random number for the tab',
              'Telling visits apart, without knowing whose',
              'Until you close the tab',
            ],
            [
              'Records of use that have not reached us yet',
              'Losing none while you are offline',
              'Until they are sent or you close the tab',
            ],
            [
              'What you typed into the sign-in form, without password and code',
              'Surviving a reload',
              'Until you close the tab',
            ],
          ],
        },
      },
      'You can remove all of it in your browser’s settings at any time.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies',
    body: [
      'We set no cookie while you read, calculate or ask for a quote. These four exist, all ours, all unreadable to scripts, and none for advertising:',
      {
        table: {
          caption: 'Cookies that the site can set',
          columns: ['Cookie', 'When and what for', 'How long'],
          rows: [
            [
              'Session',
              'When you sign in or open an account: it keeps you signed in',
              'Over after 30 days without a visit, and in any case after 90',
            ],
            [
              'Browser',
              'When you ask for a code by mail or text: the code then works in this browser alone',
              'One hour',
            ],
            [
              'Known browser',
              'When you sign in: strangers who ask for codes to your number or address can’t use up yours. It doesn’t sign you in and doesn’t follow you around the site',
              '180 days after you last signed in, or until you delete your account',
            ],
            [
              'Google',
              'While you are at Google to sign in: it ties the answer to this browser',
              '10 minutes',
            ],
          ],
        },
      },
    ],
  },
  {
    id: 'what-you-send',
    title: 'What you send us',
    body: [
      '**A quote.** When you ask for your match, your name, age, state, coverage amount and answers come to our server, which works out the match and answers. Without an account nothing of that is stored.',
      '**An account.** We keep your email address or phone number, your name, your age or date of birth if you give it, and your last quote with its answers, some of which are about your health, and which carrier you went on to. Of your password we keep only a hash, from which it cannot be read back. Of each device that you sign in with, we keep the browser’s name and when it was used, so that you can sign out others.',
      '**A message.** What you write on the contact page is stored and mailed to our support team, so that somebody can answer you.',
      '**A conversation with the assistant.** It is automated. It is kept in your browser. With each message our server gets the whole conversation, which it needs to answer, and stores none of it. When you have confirmed your answers, they become your quote in this browser and, if you are signed in, in your account.',
      '**An agreement.** When you agree to something, such as the terms or a text message, we keep its exact words, the time and the page.',
    ],
  },
  {
    id: 'what-is-recorded',
    title: 'What is recorded as you use the site',
    body: [
      '**When you go on to a carrier:** which carrier, by which link, when, the random number of the tab, a random number for the click, and the name of your browser. No name, no address and no answer.',
      '**How the site is used:** which pages and buttons, which fields but never what is typed into them, how long a page is open, which site and campaign led here, and how far people get in a quote, together with the random number of the tab and, if you are signed in, your account. Never your answers about health or tobacco, never your name, email or phone number. These records are deleted after 90 days.',
      '**Our server’s log:** what was asked for, whether it worked and how long it took. It holds nothing that you typed. Sign-ins and failed attempts are noted with the number of the account.',
      '**Your network address** reaches our server, as it reaches every server. We use it to stop abuse, and don’t store it as it is. When you ask us for an email or a text, we keep coded forms of it, of the address or number, and of your account for up to two hours, so that nobody can flood people with messages. They can’t be turned back without a key that only our server has. When you delete your account, the coded form of the account goes right away.',
    ],
  },
  {
    id: 'privacy-signals',
    title: 'Global Privacy Control and Do Not Track',
    body: [
      'If your browser sends Global Privacy Control or Do Not Track, use of the site is counted without the number of the tab, without campaign words and without your account. You need not do anything else, and nothing works less well. As we neither sell nor share personal information for advertising, there is nothing more to opt out of.',
    ],
  },
];
