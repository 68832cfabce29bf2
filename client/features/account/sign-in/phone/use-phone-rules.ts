import { useEffect, useState } from 'react';
import { createRetryingLoader } from '../../../../lib/retrying-loader.ts';

export type PhoneRules = typeof import('../../../../../shared/validation/phone.ts');
export type PhoneRulesState =
  | { status: 'loading' }
  | { status: 'ready'; rules: PhoneRules }
  | { status: 'failed'; retry: () => void };

/** The world's numbering plans are the largest part of the page, so they load with the phone panel. */
const loadPhoneRules = createRetryingLoader(() => import('../../../../../shared/validation/phone.ts'));

/** Fetches the rules before they are needed. A failure shows up in the panel. */
export function prefetchPhoneRules(): void {
  loadPhoneRules().catch(() => undefined);
}

export function usePhoneRules(): PhoneRulesState {
  const [rules, setRules] = useState<PhoneRules | 'failed' | undefined>(undefined);
  const isWanted = rules === undefined;

  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    loadPhoneRules().then(
      (loaded) => !isGone && setRules(loaded),
      () => !isGone && setRules('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [isWanted]);

  if (rules === undefined) return { status: 'loading' };
  if (rules === 'failed') return { status: 'failed', retry: () => setRules(undefined) };
  return { status: 'ready', rules };
}
