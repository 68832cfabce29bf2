import { locale } from './locale.ts';
import { formatNumber } from './numbers.ts';
import { whenNeeded } from './when-needed.ts';

/** The sentence for each of the language's plural forms. `#` stands for the number. */
type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

const rules = whenNeeded(() => new Intl.PluralRules(locale));

/** Returns the sentence for a number: `formatCount(1, { one: '# match.', other: '# matches.' })` is `1 match.` */
export function formatCount(count: number, forms: Forms): string {
  return (forms[rules().select(count)] ?? forms.other).replaceAll('#', formatNumber(count));
}
