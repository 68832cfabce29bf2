import { useEffect, useId, useRef, useState } from 'react';
import type { PricePerson } from '../../../shared/prices/find-prices.ts';
import { coverageAmounts, parseCoverageAmount } from '../../../shared/quote/coverage-amounts.ts';
import { age as ageQuestion } from '../../../shared/quote/questions/age.ts';
import type { PriceStart } from '../../../shared/site/schemas/answer.ts';
import { getTypedValues } from '../../lib/forms/get-typed-values.ts';
import { Select } from '../inputs/select.tsx';
import { messages } from './messages.ts';
import { PriceContext } from './price-context.tsx';

const { explorer } = messages;
const toOptions = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const amounts = coverageAmounts.map((label) => ({ value: String(parseCoverageAmount(label)), label }));

type Fields = Record<'age' | 'amount' | 'tobacco' | 'policyType', string>;
/** Someone to begin with, until the person says who they are. */
const blank: Fields = { age: '40', amount: '500000', tobacco: 'no', policyType: 'term' };

/** What is known of someone, or of those whom a page is about. */
type Said = { [Name in keyof PricePerson]?: PricePerson[Name] | undefined };

type PriceExplorerProps = {
  headingLevel: 2 | 3;
  /** The amount in dollars, if something else on the page decides it. */
  amount?: number;
  /** What the page is about, whatever the person said elsewhere. */
  start?: PriceStart;
  /** Loads what the person said elsewhere in this browser, such as in a quote. */
  loadPerson: () => Promise<PricePerson | undefined>;
};

/** What people paid, for an age, an amount, and two answers that can be changed right there. Nothing is stored or sent. */
export function PriceExplorer({ headingLevel, amount, start, loadPerson }: PriceExplorerProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const Heading = `h${headingLevel}` as const;
  const [known, setKnown] = useState<PricePerson>();
  const [said, setSaid] = useState<Partial<Fields>>({});
  const fields: Fields = { ...blank, ...toFields(known), ...toFields(start), ...said };
  const bind = (name: keyof Fields) => ({
    name,
    value: fields[name],
    onChange: (value: string) => setSaid((before) => ({ ...before, [name]: value })),
  });
  const age = bind('age');

  useEffect(() => {
    let isWanted = true;
    setSaid((before) => ({ ...getTypedValues(form.current, { ...blank, ...toFields(start) }), ...before }));
    loadPerson().then(
      (person) => {
        if (isWanted) setKnown(person);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [loadPerson, start]);

  return (
    <section aria-labelledby={id} className="my-10 max-w-[46rem]">
      <Heading id={id} className="font-display text-h3">
        {explorer.title}
      </Heading>
      <form
        ref={form}
        onSubmit={(event) => event.preventDefault()}
        className="mt-4 mb-6 grid gap-x-6 gap-y-4 md:grid-cols-2 noscript:hidden print:hidden"
      >
        <label className="grid content-start gap-1.5 font-semibold text-ink">
          <span className="flex items-baseline justify-between gap-4">
            {explorer.age} <b className="tabular font-display text-h3 leading-none">{fields.age}</b>
          </span>
          <input
            type="range"
            {...ageQuestion.range}
            {...age}
            onChange={(event) => age.onChange(event.target.value)}
            className="h-13 w-full cursor-pointer accent-primary"
          />
        </label>
        {amount === undefined && <Select label={explorer.amount} options={amounts} {...bind('amount')} />}
        <Select label={explorer.tobacco} options={toOptions(explorer.uses)} {...bind('tobacco')} />
        <Select label={explorer.policyType} options={toOptions(explorer.types)} {...bind('policyType')} />
      </form>
      <PriceContext person={{ ...toPerson(fields, amount), isHealthy: known?.isHealthy }} />
    </section>
  );
}

function toFields({ age, amount, usesTobacco, policyType }: Said = {}): Partial<Fields> {
  return {
    ...(age !== undefined && { age: String(age) }),
    ...(amount !== undefined && { amount: String(amount) }),
    ...(usesTobacco !== undefined && { tobacco: usesTobacco ? 'yes' : 'no' }),
    ...(policyType && { policyType }),
  };
}

function toPerson({ age, amount, tobacco, policyType }: Fields, decided = Number(amount)): PricePerson {
  return {
    age: Number(age),
    amount: decided,
    usesTobacco: tobacco === 'yes',
    policyType: policyType === 'whole' || policyType === 'not_sure' ? policyType : 'term',
  };
}
