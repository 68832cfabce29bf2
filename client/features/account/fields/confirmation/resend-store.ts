import { useEffect, useState } from 'react';
import { brand } from '../../../../../shared/brand.ts';
import { fields, number, text } from '../../../../lib/light-checks.ts';
import { createStoredValue } from '../../../../lib/stored-value.ts';

const waiting = createStoredValue({
  area: 'session',
  key: `${brand.slug}.confirmation`,
  schema: fields({ address: '', resendAt: 0 }, { address: text, resendAt: number }, ['address', 'resendAt']),
});

/** From the first email on, in milliseconds. The product specification, "Business constants". */
const firstWaitMs = 30_000;

/** From when on another email to the address may be asked for, in epoch milliseconds, kept over a reload of the tab. */
export function useResendAt(address: string): [resendAt: number, setResendAt: (resendAt: number) => void] {
  // The first email has left just before this tab came to wait for it.
  const [resendAt, setResendAt] = useState(() => readResendAt(address) ?? Date.now() + firstWaitMs);
  useEffect(() => {
    waiting.write({ address, resendAt });
  }, [address, resendAt]);
  return [resendAt, setResendAt];
}

/** Undefined for another address. */
function readResendAt(address: string): number | undefined {
  const stored = waiting.read();
  return stored?.address === address ? stored.resendAt : undefined;
}

/** Whether this tab was waiting for the address to be confirmed. Asked once. */
export function takeWaiting(address: string): boolean {
  const isWaiting = readResendAt(address) !== undefined;
  if (isWaiting) waiting.remove();
  return isWaiting;
}
