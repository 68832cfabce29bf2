import type { Carrier } from '../../../shared/site/schemas/carriers.ts';
import { sum } from './arithmetic.ts';
import type { Figures } from './load-figures.ts';
import type { CarrierCount } from './raw-figures.repository.ts';
import type { CarrierRow } from './report.ts';

const maxUnknown = 20;

type Logged = { carrierId: string; name: string; clicks: number };

/** Returns the operator's carriers in their order, followed by other carriers in events or the log. */
export function composeCarriers(
  carriers: readonly Carrier[],
  parts: readonly Figures[],
  logged: readonly Logged[],
): readonly CarrierRow[] {
  const matches = parts.flatMap((part) => part.matches);
  const referrals = parts.flatMap((part) => part.referrals);
  const known: { id: string; name: string }[] = carriers.map(({ id, name }) => ({ id, name }));
  const mentions = [
    ...logged.map(({ carrierId, name }) => ({ id: carrierId, name })),
    ...[...matches, ...referrals].map(({ carrier }) => ({ id: carrier, name: carrier || '(unnamed)' })),
  ];
  for (const mention of mentions) {
    if (known.length >= carriers.length + maxUnknown) break;
    if (!known.some(({ id, name }) => id === mention.id || name === mention.id)) known.push(mention);
  }
  return known.map(({ id, name }) => {
    const count = (rows: readonly CarrierCount[]) =>
      sum(rows.filter(({ carrier }) => carrier === id || carrier === name).map((row) => row.count));
    return {
      carrierId: id,
      name,
      matches: count(matches),
      referrals: count(referrals),
      loggedClicks: sum(logged.filter(({ carrierId }) => carrierId === id).map(({ clicks }) => clicks)),
    };
  });
}
