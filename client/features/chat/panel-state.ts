import { brand } from '../../../shared/brand.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

const panelStates = ['open', 'minimised', 'closed'] as const;
export type PanelState = (typeof panelStates)[number];

const key = `${brand.slug}.chat-panel`;

/** How the assistant was left in this browser. */
export function readPanelState(): PanelState {
  const stored = readStored('local', key);
  return panelStates.find((state) => state === stored) ?? 'closed';
}

export function savePanelState(state: PanelState): void {
  writeStored('local', key, state);
}
