import { formatCount } from '../../shared/format/plurals.ts';
import { brand } from '../../shared/site/brand.data.ts';

export const carriersPage = {
  title: 'Carrier Directory',
  description: (count: number) =>
    `${formatCount(count, { one: 'The life insurance carrier', other: 'The # life insurance carriers' })} that ${brand.name} lists: term, permanent, no medical exam, and final expense, each with its financial strength rating.`,
  listTitle: 'Life insurance carriers',
} as const;
