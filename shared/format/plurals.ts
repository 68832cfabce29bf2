import { locale } from './locale.ts';
import { formatNumber } from './numbers.ts';

/** The sentence for each form that the language has; `#` is the number. */
type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

const rules = new Intl.PluralRules(locale);

/** `formatCount(1, { one: '# match.', other: '# matches.' })` is `1 match.` */
export function formatCount(count: number, forms: Forms): string {
  return (forms[rules.select(count)] ?? forms.other).replaceAll('#', formatNumber(count));
}
