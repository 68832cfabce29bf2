/** General facts about decisions, ready to be shown. */
export type QuoteFacts = {
  decisionWithoutExam: string;
  decisionWithExam: string;
  /** Leads to answers that people may need now, in marked text. */
  answers: string;
};
