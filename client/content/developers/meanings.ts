import { analyticsLimits, type FilterReason, type RejectionCode } from '../../../shared/api/analytics.ts';

const { text, additionalKeys, oldestFromBrowserHours, clockSkewSeconds } = analyticsLimits;

/** What each reason for rejecting an event means, and how to fix it. */
export const rejectionMeanings: Readonly<Record<RejectionCode, string>> = {
  invalid_event: 'The event isn’t an object with `action` and `data`.',
  unknown_action: 'The action isn’t one of the three.',
  missing_field: 'A field that the action needs is missing.',
  invalid_field: 'A field has the wrong type or format. `message` says what it accepts.',
  too_long: `A string is longer than its field allows, usually ${text} characters. Shorten it before you send it.`,
  too_many_keys: `\`additionalData\` has more than ${additionalKeys} values.`,
  forbidden_key:
    'A key in `additionalData` refers to health, smoking, a name, an email, a phone, or an address, however it’s spelled. Leave it out.',
  unknown_referral_url:
    '`referralUrl` isn’t a carrier’s own link or on an origin the operator has listed. Ask the operator to list it.',
  occurred_too_early: `\`occurredAt\` is more than ${oldestFromBrowserHours} hours ago, which only servers with a key may report, or before the year 2000.`,
  occurred_in_future: `\`occurredAt\` is more than ${clockSkewSeconds / 60} minutes ahead of our clock.`,
};

/** Why an event is counted but not stored. */
export const filterMeanings: Readonly<Record<FilterReason, string>> = {
  bot: 'The user agent belongs to a program, such as a search engine.',
  missing_user_agent: 'The call has no user agent.',
  prefetch: 'The browser fetched the page ahead of time, and no one has seen it.',
};
