/** General facts about decisions, ready to be shown. */
export type QuoteFacts = {
  decisionWithoutExam: string;
  decisionWithExam: string;
};
