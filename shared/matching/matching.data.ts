import type { Carrier } from './carrier.ts';
import { defaultCarriers } from './carriers.ts';

/**
 * The carriers that people are matched with. CARRIERS_FILE replaces them when the server starts, even in the built
 * scripts.
 */
export const matching: { readonly carriers: readonly Carrier[] } = { carriers: defaultCarriers };
