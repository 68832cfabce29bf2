import { useMemo } from 'react';
import { joinWithOr } from '../../../../../shared/format/lists.ts';
import type { Recommendation } from '../../../../../shared/matching/recommendation.ts';
import type { UserData } from '../../../../../shared/quote/user-data.ts';
import { RichText } from '../../../../ui/layout/rich-text.tsx';
import { findChanges } from '../../state/find-changes.ts';
import type { MatchingRules } from '../matching-rules.ts';
import { messages } from '../messages.ts';

type WhatWouldChangeProps = { recommendation: Recommendation; userData: UserData; rules: MatchingRules };

/**
 * Shows which single preference, answered differently, would lead to another carrier. Renders nothing if this browser
 * can't tell.
 */
export function WhatWouldChange({ recommendation, userData, rules }: WhatWouldChangeProps) {
  const changes = useMemo(
    () => findChanges(userData, recommendation, rules),
    [userData, recommendation, rules],
  );
  if (!changes) return null;
  const outcome = recommendation.isFallback ? messages.changes.someFit : messages.changes.otherCarrier;
  return (
    <section>
      <h3 className="font-display text-h3">{messages.changes.title}</h3>
      {changes.length === 0 ? (
        <p className="mt-2 max-w-prose">{messages.changes.none(outcome)}</p>
      ) : (
        <>
          <p className="mt-2 max-w-prose">{messages.changes.lead(outcome)}</p>
          <ul className="mt-4 grid max-w-prose list-disc gap-2 pl-5">
            {changes.map(({ valueId, label, to, carrierName }) => (
              <li key={`${valueId} ${carrierName}`}>
                <RichText
                  text={messages.changes.change(
                    label,
                    joinWithOr(to.map((option) => `“${option}”`)),
                    carrierName,
                  )}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
