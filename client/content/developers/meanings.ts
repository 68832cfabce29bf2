import { analyticsLimits, type FilterReason, type RejectionCode } from '../../../shared/api/analytics.ts';

const { text, additionalKeys, oldestFromBrowserHours, clockSkewSeconds } = analyticsLimits;

/** When an event is rejected for each reason, and what to do about it. */
export const rejectionMeanings: Readonly<Record<RejectionCode, string>> = {
  invalid_event: 'The event is no object with `action` and `data`.',
  unknown_action: 'The action is none of the three.',
  missing_field: 'A field that the action needs is not there.',
  invalid_field: 'A field has the wrong type or form; `message` says which it takes.',
  too_long: `A text is longer than its field takes, mostly ${text} characters. Shorten it before you send it.`,
  too_many_keys: `\`additionalData\` has more than ${additionalKeys} values.`,
  forbidden_key:
    'A key of `additionalData` names health, smoking, a name, an email, a phone or an address, however it is spelled. Leave it out.',
  unknown_referral_url:
    '`referralUrl` is neither a carrier’s own link nor on an origin that the operator listed. Ask the operator to list it.',
  occurred_too_early: `\`occurredAt\` is more than ${oldestFromBrowserHours} hours ago, which only servers with a key may report, or before the year 2000.`,
  occurred_in_future: `\`occurredAt\` is more than ${clockSkewSeconds / 60} minutes ahead of our clock.`,
};

/** Why an event is counted and not stored. */
export const filterMeanings: Readonly<Record<FilterReason, string>> = {
  bot: 'The user agent is that of a program, such as a search engine.',
  missing_user_agent: 'The call names no user agent.',
  prefetch: 'The browser fetched the page ahead of time; nobody has seen it.',
};
