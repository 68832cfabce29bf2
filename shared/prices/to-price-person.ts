import { parseCoverageAmount } from '../quote/coverage-amounts.ts';
import { policyType } from '../quote/questions/policy-type.ts';
import { smokingStatus } from '../quote/questions/smoking-status.ts';
import { findRule } from '../quote/questions.ts';
import type { UserData } from '../quote/user-data.ts';
import type { PricePerson } from './find-prices.ts';

/** What the answers of a quote say about the price. */
export function toPricePerson(
  answers: Pick<UserData, 'age' | 'coverageAmount' | 'smokingStatus' | 'policyType' | 'healthStatus'>,
): PricePerson {
  return {
    age: answers.age,
    amount: parseCoverageAmount(answers.coverageAmount),
    usesTobacco: findRule(smokingStatus, answers.smokingStatus),
    policyType: findRule(policyType, answers.policyType),
    isHealthy: answers.healthStatus === 'Excellent' || answers.healthStatus === 'Good',
  };
}
