import { useEffect, useState } from 'react';
import { builtInRules, fetchMatchingRules, type MatchingRules } from './matching-rules.ts';

/** Returns the built-in rules, and the server's own as soon as they have loaded. */
export function useMatchingRules(): MatchingRules {
  const [rules, setRules] = useState(builtInRules);
  useEffect(() => {
    const leaving = new AbortController();
    void fetchMatchingRules(leaving.signal).then((fetched) => {
      if (fetched && !leaving.signal.aborted) setRules(fetched);
    });
    return () => leaving.abort();
  }, []);
  return rules;
}
