/** What is said beside a value that was accepted, or with the options that are offered. */
export const notes = {
  former:
    'You used it in the past but not anymore, so I put No. Carriers often ask when you last used it, so tell me if it was within the past 12 months.',
  any: 'Any use of tobacco or nicotine counts, even now and then.',
  nicotine: 'Nicotine in any form counts.',
  tobaccoOnly: 'This question is about tobacco and nicotine, including vaping.',
  lasts: 'Of the policies here, whole life is the one that lasts for life.',
  major: 'Major means something like heart disease, cancer, a stroke, or diabetes.',
  over: 'A past illness counts, too.',
  now: 'The question is about what you take now.',
  prescribed: 'Anything a doctor prescribed counts.',
  near: 'Parents, brothers, and sisters count.',
  past: 'The question is about what you take part in now.',
  hobby: 'Skydiving, scuba diving, climbing, and racing definitely count.',
  work: 'The question is about your work now.',
  occupation: 'Roofing, logging, mining, and commercial fishing definitely count.',
  drinks: 'What counts is the number of drinks per week.',
  exam: 'Yes means you skip the exam. No means you’re willing to take one.',
  today: 'Carriers go by your age today.',
  exactly: 'Please tell me your exact age today. That’s what carriers go by.',
  setAmounts: 'Coverage comes in set amounts.',
  highest: 'The highest option here is $2,000,000+, so I put that.',
  wholeAmount: 'I need the whole amount as one number, such as $500,000.',
  payout: 'I mean the amount your family would receive, not what you earn or pay.',
} as const;
export type NoteId = keyof typeof notes;

export function isNote(id: string | undefined): id is NoteId {
  return id !== undefined && Object.hasOwn(notes, id);
}

export const refusals = {
  otherAge: (youngest: number, oldest: number) =>
    `I can only prepare quotes for people from ${youngest} to ${oldest}. If that was a typo, tell me your age. If not, you can ask our team through the contact page.`,
  tooLow: 'The lowest amount I can match is $25,000. You can choose that or more.',
  elsewhere:
    'That isn’t one of the 50 states, and those are the only places our carriers serve. If you live in one of them, tell me which. If not, you can ask our team through the contact page.',
};
