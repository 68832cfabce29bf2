import { brand } from '../../../shared/brand.ts';
import { createStoredValue } from '../../lib/stored-value.ts';

const panelStates = ['open', 'minimised', 'closed'] as const;
export type PanelState = (typeof panelStates)[number];

/** How the assistant was left in this browser. */
export const storedPanelState = createStoredValue<PanelState>({
  area: 'local',
  key: `${brand.slug}.chat-panel`,
  schema: (stored) => panelStates.find((state) => state === stored),
});
