/** What the site says in general of decisions and prices; the texts are ready to show, prices are in dollars a month. */
export type QuoteFacts = {
  decisionWithoutExam: string;
  decisionWithExam: string;
  /** For a healthy 30-year-old with a term policy. */
  averagePrice: number;
  /** How many times the average half of people expect. */
  expectedTimes: number;
};
