export const messages = {
  overloaded: 'Too many events come in at once. Please try again in a moment.',
  diskFull: 'Events cannot be stored right now. Please try again later.',
  unknownKey: 'This key is not known here.',
  keyMissing: 'Send a key as Authorization: Bearer, or call from a page of an allowed origin.',
  foreignOrigin: 'Pages of this origin may not send events here.',
  jsonNeeded: 'Send the body as JSON with Content-Type: application/json or text/plain.',
  tooMany: (most: number) => `Send at most ${most} events at once.`,
  invalidJson: 'The request body is not valid JSON.',
  notEvents: 'Send one event as a JSON object, or an array of them.',
  unreadable: 'This event could not be read.',
  quota: {
    address:
      'This network address has sent as many events as we store in a day. Send them again after midnight UTC.',
    key: 'This key has sent as many events as we store in a day. Send them again after midnight UTC.',
    site: "We've stored as many events as we take in a day. Send them again after midnight UTC.",
  },
  event: {
    unknownReferral: "Must be a carrier's own link, or be on an origin that the site's operator listed.",
    invalidTime: 'There is no such time.',
    inFuture: 'Lies in the future.',
    before2000: 'Lies before the year 2000.',
    tooOld: (hours: number) => `Only servers with a key may report what is older than ${hours} hours.`,
    notAnEvent: 'An event is an object with action and data.',
    unknownAction: 'The action is track_event, track_funnel or track_referral.',
    missing: 'Must be given.',
  },
} as const;
