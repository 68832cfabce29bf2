/** What is said beside a value that was accepted, or with the options that are offered. */
export const notes = {
  former:
    'You used it in the past and not now, so I put No. Carriers often ask when you last used it, so tell me if it was in the past 12 months.',
  any: 'Any use of tobacco or nicotine counts, even now and then.',
  nicotine: 'Nicotine in any form counts.',
  tobaccoOnly: 'This question is about tobacco and nicotine, vaping included.',
  lasts: 'Whole life is the policy here that lasts for life.',
  major: 'Major means something like heart disease, cancer, stroke or diabetes.',
  over: 'An illness that is over counts, too.',
  now: 'The question is about what you take now.',
  prescribed: 'Anything that a doctor prescribed counts.',
  near: 'Parents, brothers and sisters count.',
  past: 'The question is about what you take part in now.',
  hobby: 'Skydiving, scuba diving, climbing and racing count for certain.',
  work: 'The question is about your work now.',
  occupation: 'Roofing, logging, mining and commercial fishing count for certain.',
  drinks: 'The number of drinks in a week is what counts.',
  exam: 'Yes means that you skip the exam, No that you are willing to take one.',
  today: 'Carriers go by your age today.',
  exactly: 'Your exact age today, please: carriers go by it.',
  setAmounts: 'Coverage comes in set amounts.',
  highest: 'The highest option here is $2,000,000+, so I put that.',
  wholeAmount: 'I need the whole amount as one number, such as $500,000.',
  payout: 'I mean the amount that your family would receive, not what you earn or pay.',
} as const;
export type NoteId = keyof typeof notes;

export function isNote(id: string | undefined): id is NoteId {
  return id !== undefined && Object.hasOwn(notes, id);
}

export const refusals = {
  tooYoung: (youngest: number, oldest: number) =>
    `I can only make a quote for people from ${youngest} to ${oldest}, because the carriers here start at ${youngest}.`,
  tooOld: (youngest: number, oldest: number) =>
    `I can only make a quote for people from ${youngest} to ${oldest}, because the carriers here stop at ${oldest}.`,
  tooLow: 'The lowest amount I can match is $25,000.',
  elsewhere: 'That is not one of the 50 states, and the carriers here serve those only.',
};
