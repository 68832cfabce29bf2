import type { PriceAnswers } from '../api/chat.ts';
import { parseCoverageAmount } from '../quote/coverage-amounts.ts';
import { policyType } from '../quote/questions/policy-type.ts';
import { smokingStatus } from '../quote/questions/smoking-status.ts';
import { findRule } from '../quote/questions.ts';
import type { PricePerson } from './find-prices.ts';

/** What someone's answers say about the price. Someone who hasn't named an amount gets one that's in every table. */
export function toPricePerson({
  age,
  smokingStatus: tobacco,
  coverageAmount = '$500,000',
  policyType: kind = "I'm not sure",
  healthStatus = 'Good',
}: PriceAnswers): PricePerson {
  return {
    age,
    amount: parseCoverageAmount(coverageAmount),
    usesTobacco: findRule(smokingStatus, tobacco),
    policyType: findRule(policyType, kind),
    isHealthy: healthStatus === 'Excellent' || healthStatus === 'Good',
  };
}
