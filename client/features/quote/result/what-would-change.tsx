import { useMemo } from 'react';
import { joinWithOr } from '../../../../shared/format/lists.ts';
import type { Recommendation } from '../../../../shared/matching/recommendation.ts';
import type { UserData } from '../../../../shared/quote/user-data.ts';
import { findChanges } from '../state/find-changes.ts';
import type { MatchingRules } from './matching-rules.ts';

type WhatWouldChangeProps = { recommendation: Recommendation; userData: UserData; rules: MatchingRules };

/** Which one wish, answered differently, would lead to another carrier. Absent when that cannot be known here. */
export function WhatWouldChange({ recommendation, userData, rules }: WhatWouldChangeProps) {
  const changes = useMemo(
    () => findChanges(userData, recommendation, rules),
    [userData, recommendation, rules],
  );
  if (!changes) return null;
  return (
    <section>
      <h3 className="font-display text-h3">What would change it</h3>
      {changes.length === 0 ? (
        <p className="mt-2 max-w-prose">
          No single change of coverage amount, policy type, priority, exam or timing would{' '}
          {recommendation.isFallback ? 'make a carrier fit' : 'lead to another carrier'}. Your other answers
          decide this.
        </p>
      ) : (
        <>
          <p className="mt-2 max-w-prose">
            This is not advice. It shows which of your wishes, changed one at a time, would{' '}
            {recommendation.isFallback ? 'make a carrier fit' : 'lead to another carrier'}.
          </p>
          <ul className="mt-4 grid max-w-prose list-disc gap-2 pl-5">
            {changes.map(({ valueId, label, to, carrierName }) => (
              <li key={`${valueId} ${carrierName}`}>
                <b className="font-semibold text-ink">{label}:</b> choosing{' '}
                {joinWithOr(to.map((option) => `“${option}”`))} would make {carrierName} your match.
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
