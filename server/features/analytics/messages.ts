export const messages = {
  overloaded: 'Too many events are coming in right now. Please try again in a moment.',
  diskFull: "We can't store events right now. Please try again later.",
  unknownKey: "We don't recognize this key.",
  keyMissing: 'Send a key as Authorization: Bearer, or call from a page on an allowed origin.',
  foreignOrigin: "Pages on this origin can't send events here.",
  jsonNeeded: 'Send the body as JSON with Content-Type: application/json or text/plain.',
  tooMany: (most: number) => `Send at most ${most} events per call.`,
  invalidJson: 'The request body is not valid JSON.',
  notEvents: 'Send one event as a JSON object, or an array of them.',
  unreadable: "We couldn't read this event.",
  quota: {
    address:
      'This network address has reached its limit of events for today. Send these again after midnight UTC.',
    key: 'This key has reached its limit of events for today. Send these again after midnight UTC.',
    site: "We've reached our limit of events for today. Send these again after midnight UTC.",
  },
  event: {
    unknownReferral: "Must be a carrier's own link, or on an origin the site's operator has listed.",
    invalidTime: "This time doesn't exist.",
    inFuture: 'Must not be in the future.',
    before2000: 'Must not be before the year 2000.',
    tooOld: (hours: number) => `Only servers with a key can report events older than ${hours} hours.`,
    notAnEvent: 'An event must be an object with action and data.',
    unknownAction: 'The action must be track_event, track_funnel, or track_referral.',
    missing: 'This field is required.',
  },
} as const;
