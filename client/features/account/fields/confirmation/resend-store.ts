import { brand } from '../../../../../shared/brand.ts';
import { fields, number, text } from '../../../../lib/light-checks.ts';
import { createStoredValue } from '../../../../lib/stored-value.ts';

const waiting = createStoredValue({
  area: 'session',
  key: `${brand.slug}.confirmation`,
  schema: fields({ address: '', resendAt: 0 }, { address: text, resendAt: number }, ['address', 'resendAt']),
});

/** Epoch milliseconds from which another email to the address may be asked for; undefined for another address. */
export function readResendAt(address: string): number | undefined {
  const stored = waiting.read();
  return stored?.address === address ? stored.resendAt : undefined;
}

export function writeResendAt(address: string, resendAt: number): void {
  waiting.write({ address, resendAt });
}

/** Whether this tab was waiting for the address to be confirmed. Asked once. */
export function takeWaiting(address: string): boolean {
  const isWaiting = readResendAt(address) !== undefined;
  if (isWaiting) waiting.remove();
  return isWaiting;
}
