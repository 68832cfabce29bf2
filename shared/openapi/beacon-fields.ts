import { analyticsLimits } from '../api/analytics.ts';

/** What each field of an event's `data` means, for people who send events. The schema says what it may hold. */
export const beaconFields: Readonly<Record<string, string>> = {
  eventId:
    'A UUID that you make for the event. Sent again, the event is counted as a duplicate and not stored twice.',
  occurredAt: `When it happened. Without it, when the server got it. Browsers may go back ${analyticsLimits.oldestFromBrowserHours} hours, servers as far as they like.`,
  sessionId: 'A random id of the visit, such as of the browser tab. It must say nothing about the person.',
  userId: 'Ignored, whatever it holds: on its own pages the server knows who is signed in.',
  pageRoute: 'The path of the page. What follows ? or # is not stored.',
  eventName: 'What happened, such as `page_view` or `click`.',
  eventType: 'A kind of your choice to group names by, such as `navigation` or `interaction`.',
  elementClicked: 'What was clicked, in your own words.',
  elementValue: 'What it was set to. Never an answer about health.',
  additionalData:
    'More about the event: names and single values. Never a name that means health, smoking, or who a person is.',
  step: 'The step of a funnel that was reached. It says which, never what was answered there.',
  carrierName: 'The carrier that a visitor left for.',
  referralUrl:
    'The link that the visitor followed: a carrier’s own, or one on an origin that the operator listed. Of its query only campaign parameters (`utm_…`, `clid`) are stored.',
  interest: 'The carrier that the visitor had asked about.',
};

/** Calls that one address may make in a minute, unless the operator multiplies every limit. */
export const beaconCallsPerMinute = 600;
