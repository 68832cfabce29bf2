import { brand } from '../../../shared/site/brand.data.ts';
import { hasPrivacySignal } from '../../lib/privacy-signal.ts';
import { createRandomUuid } from '../../lib/random-uuid.ts';
import { createStoredValue } from '../../lib/stored-value.ts';

const pattern = new RegExp(`^${brand.slug}_session_[0-9a-f-]{36}$`);

const sessionId = createStoredValue({
  area: 'session',
  key: `${brand.slug}_session_id`,
  schema: (stored) => (typeof stored === 'string' && pattern.test(stored) ? stored : undefined),
});

/**
 * The tab's session id, created on first use and kept as long as the tab. It says nothing about the person. Undefined,
 * and not stored, when the browser sends a privacy signal.
 */
export function getSessionId(): string | undefined {
  if (hasPrivacySignal()) {
    sessionId.remove();
    return undefined;
  }
  const kept = sessionId.read();
  if (kept) return kept;
  const created = `${brand.slug}_session_${createRandomUuid()}`;
  sessionId.write(created);
  return created;
}
