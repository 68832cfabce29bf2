import {
  codeBrowserMinutes,
  contactDraftHours,
  defaultEventDays,
  draftDays,
  googleSignInMinutes,
  knownBrowserDays,
  nextPathMinutes,
  pendingSignUpHours,
  sessionIdleDays,
  sessionMaxDays,
} from '../../../shared/lifetimes.ts';
import type { LegalSection } from '../../features/legal/content.ts';

/** What we collect, where we store it, and for how long. */
export const collectedSections: readonly LegalSection[] = [
  {
    id: 'your-device',
    title: 'What stays on your device',
    body: [
      'Browsers can store information for a site. We use that so you don’t have to start over, and we don’t send any of it anywhere unless this policy says so.',
      {
        table: {
          caption: 'What the site keeps in your browser',
          columns: ['What', 'What it’s for', 'How long'],
          rows: [
            [
              'Your answers in the quote',
              'Picking up where you left off',
              `${draftDays} days after the last change, or until you choose “Get Another Quote”`,
            ],
            ['Your numbers in the calculator', 'Picking up where you left off', 'Until you clear them'],
            [
              'Campaign tags in the link that brought you here',
              'Knowing which of our campaigns work',
              'The first ones until you clear your browser’s data; the latest ones until a new campaign replaces them',
            ],
            [
              'Your conversation with the assistant, and anything you typed but didn’t send',
              'Picking up where you left off, on any page',
              `${draftDays} days after the last message, until you choose “Delete conversation,” or until you sign out`,
            ],
            [
              'Whether the assistant is open',
              'Keeping it the way you left it',
              'Until you clear your browser’s data',
            ],
            ['The theme you chose, light or dark', 'Using it on every page', 'Until you choose “System”'],
            [
              'A message you started on the contact page',
              'Picking up where you left off',
              `${contactDraftHours} hours after the last change, or until you send it`,
            ],
            [
              'A sign-up you haven’t finished, and the page to open after you sign in',
              'Picking up where you left off',
              `${pendingSignUpHours} hours for the sign-up, ${nextPathMinutes} minutes for the page`,
            ],
            [
              'Which account your quote is saved in',
              'Removing the quote from this browser when you sign out',
              'Until you sign out',
            ],
            [
              'A random number for the tab',
              'Telling visits apart without knowing whose they are',
              'Until you close the tab',
            ],
            [
              'Usage records that haven’t reached us yet',
              'Not losing any while you’re offline',
              'Until they’re sent or you close the tab',
            ],
            [
              'What you typed into the sign-in and account forms, except passwords and codes, and into the test form for developers',
              'Keeping it if the page reloads',
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
      'We don’t set any cookies while you read, calculate, or ask for a quote. There are only these four. They’re all ours, scripts can’t read them, and none of them is for advertising:',
      {
        table: {
          caption: 'Cookies the site can set',
          columns: ['Cookie', 'When and what for', 'How long'],
          rows: [
            [
              'Session',
              'When you sign in or open an account: it keeps you signed in',
              `Ends after ${sessionIdleDays} days without a visit, and after ${sessionMaxDays} days in any case`,
            ],
            [
              'Browser',
              'When you ask for a code by email or text: the code then works only in this browser',
              `${codeBrowserMinutes} minutes`,
            ],
            [
              'Known browser',
              'When you sign in: if a stranger keeps requesting codes for your number or address, you can still get yours. It doesn’t sign you in, and it doesn’t follow you around the site',
              `${knownBrowserDays} days after you last signed in, or until you delete your account`,
            ],
            [
              'Google',
              'While you’re signing in with Google: it ties Google’s reply to this browser',
              `${googleSignInMinutes} minutes`,
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
      '**A quote.** When you ask for your match, your name, age, state, coverage amount, and answers go to our server, which finds your match and sends it back. Without an account, we don’t store any of that.',
      '**An account.** We keep your email address or phone number, your name, your age or date of birth if you give it, your last quote with its answers (some of which are about your health), which carrier you went to, whether you told us you applied, and what the carrier told us about your application. We don’t keep your password itself, only a hash of it that can’t be turned back into your password. For each device you sign in with, we keep the browser’s name and when it was used, so you can sign out your other devices.',
      '**A message.** What you write on the contact page is stored and emailed to our support team so they can answer you.',
      '**A conversation with the assistant.** The assistant is automated. Your conversation is kept in your browser. Each message sends the whole conversation to our server, which needs it to answer and stores none of it. Once you confirm your answers, or continue in the form, they become your quote in this browser and, if you’re signed in, in your account.',
      '**An agreement.** When you agree to something, such as the terms or a text message, we keep the exact words, the time, and the page.',
    ],
  },
  {
    id: 'what-is-recorded',
    title: 'What we record as you use the site',
    body: [
      '**When you go to a carrier:** which carrier, which link, when, the tab’s random number, a random number for the click, and the name of your browser. We don’t record your name, your address, or any of your answers. If our server can’t be reached, your browser keeps the click and sends it later. The carrier can use the click’s number to tell us whether someone applied, was approved, or got a policy, and what it pays us for that. If you were signed in, the number is linked to your account, too, and your dashboard shows how far along your application is.',
      `**How the site is used:** which pages and buttons, which fields (but never what is typed into them), how long a page is open, which site and campaign brought you here, and how far people get in a quote, together with the tab’s random number and, if you’re signed in, your account. We never record your answers about health or tobacco, or your name, email, or phone number. We delete these records after ${defaultEventDays} days.`,
      '**Our server’s log:** what was requested, whether it worked, and how long it took. It contains nothing you typed. Sign-ins and failed attempts are logged with the account’s ID.',
      '**Your network address** reaches our server, as it does with every site you visit. We use it to stop abuse, and we don’t store it as is. When you ask us for an email or a text, we keep coded forms of your network address, the email address or phone number, and your account for up to two hours, so no one can flood people with messages. The coded forms can’t be turned back without a key that only our server has. When you delete your account, the coded form of the account is deleted right away.',
    ],
  },
  {
    id: 'privacy-signals',
    title: 'Global Privacy Control and Do Not Track',
    body: [
      'If your browser sends Global Privacy Control or Do Not Track, we count your use of the site without the tab’s number, campaign tags, or your account. You don’t need to do anything else, and everything works just as well. We don’t sell personal information or share it for advertising, so there’s nothing else to opt out of.',
    ],
  },
];
