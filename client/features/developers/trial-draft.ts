import { brand } from '../../../shared/site/brand.data.ts';
import { text } from '../../lib/light-checks.ts';
import { createStoredValue } from '../../lib/stored-value.ts';

/** The events that were last typed in this tab. */
export const trialDraft = createStoredValue({
  area: 'session',
  key: `${brand.slug}.trial-events`,
  schema: text,
});
