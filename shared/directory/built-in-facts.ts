import { defaultCarriers } from '../matching/carriers.ts';
import type { CarrierFacts } from './carrier-facts.ts';
import { deriveFacts } from './derive-facts.ts';
import { finalExpenseFacts } from './facts/final-expense.ts';
import { matchedFacts } from './facts/matched.ts';
import { noExamFacts } from './facts/no-exam.ts';
import { permanentFacts } from './facts/permanent.ts';
import { termFacts } from './facts/term.ts';

export const builtInFacts: Readonly<Record<string, CarrierFacts>> = {
  ...Object.fromEntries(
    defaultCarriers.flatMap((carrier) => {
      const unruled = matchedFacts[carrier.id];
      return unruled ? [[carrier.id, deriveFacts(carrier, unruled)] as const] : [];
    }),
  ),
  ...termFacts,
  ...permanentFacts,
  ...noExamFacts,
  ...finalExpenseFacts,
};
