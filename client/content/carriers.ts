import { brand } from '../../shared/brand.ts';
import { formatCount } from '../../shared/format/plurals.ts';

export const carriersPage = {
  title: 'Carrier Directory',
  description: (count: number) =>
    `${formatCount(count, { one: 'The life insurance carrier', other: 'The # life insurance carriers' })} that ${brand.name} lists: term, permanent, no medical exam, and final expense, each with its financial strength rating.`,
  listTitle: 'Life insurance carriers',
} as const;
