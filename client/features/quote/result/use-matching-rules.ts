import { useEffect, useState } from 'react';
import { builtInRules, fetchMatchingRules, type MatchingRules } from './matching-rules.ts';

/** The built-in rules, and the server's own as soon as they are here. */
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
