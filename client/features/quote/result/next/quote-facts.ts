/** General facts about decisions and prices. The texts are ready to be shown, and prices are in dollars a month. */
export type QuoteFacts = {
  decisionWithoutExam: string;
  decisionWithExam: string;
  /** For a healthy 30-year-old with a term policy. */
  averagePrice: number;
  /** How many times the average price half of people expect. */
  expectedTimes: number;
};
