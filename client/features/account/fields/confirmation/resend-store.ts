import { brand } from '../../../../../shared/brand.ts';
import { readStored, removeStored, writeStored } from '../../../../lib/storage.ts';

const key = `${brand.slug}.confirmation`;

/** Epoch milliseconds from which another mail to the address may be asked for; undefined for another address. */
export function readResendAt(address: string): number | undefined {
  const stored = readStored('session', key);
  if (typeof stored !== 'object' || stored === null) return undefined;
  if (!('address' in stored) || stored.address !== address) return undefined;
  return 'resendAt' in stored && typeof stored.resendAt === 'number' ? stored.resendAt : undefined;
}

export function writeResendAt(address: string, resendAt: number): void {
  writeStored('session', key, { address, resendAt });
}

/** Whether this tab was waiting for the address to be confirmed. Asked once. */
export function takeWaiting(address: string): boolean {
  const isWaiting = readResendAt(address) !== undefined;
  if (isWaiting) removeStored('session', key);
  return isWaiting;
}
