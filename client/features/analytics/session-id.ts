import { brand } from '../../../shared/brand.ts';
import { hasPrivacySignal } from '../../lib/privacy-signal.ts';
import { createRandomUuid } from '../../lib/random-uuid.ts';
import { readStored, removeStored, writeStored } from '../../lib/storage.ts';

const storageKey = `${brand.slug}_session_id`;
const pattern = new RegExp(`^${brand.slug}_session_[0-9a-f-]{36}$`);

/**
 * The tab's session id: made at its first use, kept as long as the tab. It says nothing about the person. Undefined,
 * and not kept, when the browser sends a privacy signal.
 */
export function readSessionId(): string | undefined {
  if (hasPrivacySignal()) {
    removeStored('session', storageKey);
    return undefined;
  }
  const stored = readStored('session', storageKey);
  if (typeof stored === 'string' && pattern.test(stored)) return stored;
  const created = `${brand.slug}_session_${createRandomUuid()}`;
  writeStored('session', storageKey, created);
  return created;
}
