/**
 * The events that the site's own pages send with `track_event`, each with its type and when it is sent. Funnel steps
 * and referrals have their own actions. See docs/product.md, "Tracked events".
 */
export const siteEvents = {
  page_view: {
    type: 'navigation',
    when: 'A page is shown: its title, where the visitor came from, and the campaign of their first and last visit.',
  },
  page_exit: {
    type: 'navigation',
    when: 'The browser leaves the page: timeOnPage, in milliseconds since the page was shown.',
  },
  page_not_found: { type: 'navigation', when: 'An address has no page.' },
  click: {
    type: 'interaction',
    when: 'A link or button is pressed: its name, and where a link leads. Without the name wherever people enter something about themselves.',
  },
  form_interaction: {
    type: 'form',
    when: 'A field is entered or changed for the first time on a page, or a form is sent: formName, fieldName, action (focus, change, submit). Never the value.',
  },
  dropdown_selection: {
    type: 'form',
    when: 'An option of a list is chosen: the name of the list. The option itself only in lists that say nothing about the person.',
  },
  question_skipped: { type: 'form', when: 'An optional question is left without an answer.' },
  quote_received: { type: 'conversion', when: 'A match is shown: the carrier.' },
  account_created: {
    type: 'conversion',
    when: 'A new account has finished its setup, once for each account.',
  },
  google_auth_attempt: { type: 'authentication', when: 'Continue with Google is pressed.' },
  match_explained: { type: 'interaction', when: 'The reasons of a match are opened.' },
  carriers_compared: { type: 'interaction', when: 'The primary carrier is compared with the match.' },
  chat_opened: { type: 'interaction', when: 'The assistant is opened: the kind of page.' },
  chat_message_sent: {
    type: 'interaction',
    when: 'A message goes to the assistant: the kind of page. Never the message.',
  },
  chat_completed: { type: 'conversion', when: 'The assistant has all answers that a match needs.' },
  user_idle: {
    type: 'engagement',
    when: 'Five minutes have passed without input, once for each such pause.',
  },
  quote_matched_in_browser: {
    type: 'error',
    when: 'The server could not match, so the browser did: the reason.',
  },
  quote_save_failed: { type: 'error', when: 'A quote could not be saved to the account: the error’s code.' },
  referral_log_failed: { type: 'error', when: 'A referral could not be recorded: the error’s code.' },
  auth_callback_failed: {
    type: 'error',
    when: 'A link from an email, or Google’s response, did not work: the error’s code.',
  },
} as const;

export type SiteEventName = keyof typeof siteEvents;
