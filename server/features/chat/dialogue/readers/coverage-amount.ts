import {
  type CoverageAmount,
  coverageAmounts,
  parseCoverageAmount,
} from '../../../../../shared/quote/coverage-amounts.ts';
import { simplify } from '../text/plain-text.ts';
import { mendNumbers } from '../text/unread-words.ts';
import { bareValue, offer, type Reader, type Reading } from './reading.ts';

const top = '$2,000,000+';
const lowest = 25_000;
const money = /(?<!-)\$(\d+(?:\.\d+)?)(\+?)(?!\d)/g;
const plain =
  /(?<![$\d.,-])(\d+(?:\.\d+)?)(?![\d$%]|[.,]\d|\s?%|\s?(?:years?|yo\b|y\/o|kids?|children|times|days?|weeks?|months?|people|st\b|nd\b|rd\b|th\b))/g;
const perTime =
  /\b(?:a|per|each|every|an|this|last)\s+(?:month|year|yr|week|hour|day)\b|\/\s?(?:mo|month|yr|year|week|wk|hr)\b|\bmonthly\b|\byearly\b|\bannual(?:ly)?\b/;
const otherMoney =
  /\b(?:i (?:make|earn|bring home|get paid|owe|paid|have saved|spend)|income|salary|salaries|wage|earnings?|mortgage|debts?|loans?|savings?|house|home (?:is|worth)|net worth|owe|rent|bonus|my (?:budget|premium))\b/;
const about =
  /\b(?:cover\w*|policy|insur\w*|benefit|payout|worth|want|need|looking|amount|protection|death|quote|life|go(?:ing)? with|leave|like)\b/;
const notExact =
  /\b(?:more than|over|above|at least|minimum of|under|below|less than|up to|at most|no more than|maximum of|max of|north of|upwards of|close to|almost|nearly|just (?:over|under))\b/;

/** `double 250k`, `500k each`, `a million is too much`: the amount has to be worked out, or is not the one that is meant. */
const reckons =
  /\b(?:pesos|euros?|pounds|rupees|yen|lakhs?|crores?|on top of|double|twice|triple|half of|\d+ times|times \$?\d|each|apiece|change|already (?:have|got)|too (?:much|high|little|low|small)|(?:not|isn't|ain't) enough)\b|\$\d{4,} \d|\bplus \$\d/;

export const coverageAmountReader: Reader = {
  slot: 'coverageAmount',
  read({ text, original }, isAsked) {
    const mended = mendNumbers(original);
    if (mended === undefined) return readCoverage(text.replace(/\bfrom \$?\d+ to\b/, 'to'), isAsked);
    const reading = readCoverage(simplify(mended), isAsked);
    return reading?.kind === 'value' ? offer([String(reading.value)], undefined, reading.source) : reading;
  },
};

function readCoverage(text: string, isAsked: boolean): Reading | undefined {
  const own = text.replace(
    /,? ?\b(?:not|instead of|rather than|no longer)\s+(?:the |a )?\$?\d[\d.]*\+?/g,
    '',
  );
  if (perTime.test(own) && /\$?\d/.test(own)) {
    return isAsked
      ? offer([], 'I mean the amount that your family would receive, not what you earn or pay.')
      : undefined;
  }
  if (otherMoney.test(own) && !/\b(?:coverage|policy|cover (?:of|for))\b/.test(own)) {
    return isAsked && /\d/.test(own)
      ? offer(
          readMoney(own).slice(0, 1).flatMap(nearestTo),
          'I mean the amount that your family would receive.',
        )
      : undefined;
  }
  if (reckons.test(own) && /\d/.test(own))
    return isAsked ? offer([], 'I need the whole amount as one number, such as $500,000.') : undefined;
  return readPlain(own, isAsked);
}

function readPlain(own: string, isAsked: boolean): Reading | undefined {
  const amounts = readMoney(own);
  if (amounts.length > 0) {
    const reading = readAmounts(own, amounts);
    const isSensible = amounts.some((amount) => amount >= lowest);
    if (!isAsked && !isSensible && !/\bcoverage|policy\b/.test(own)) return undefined;
    return { ...reading, source: about.test(own) || isSensible ? 'topic' : 'bare' };
  }
  return isAsked ? readAsked(own) : undefined;
}

/** The amounts of a text in dollars; in `250-500k` the unit counts for both. */
function readMoney(text: string): number[] {
  const scaled = text.replace(
    /(?<![$\d.])(\d{1,3}(?:\.\d)?)\s?(-|to|and|or)\s?\$(\d+)/g,
    (match, low: string, joint: string, high: string) => {
      const unit = Number(high) >= 1_000_000 && Number(low) < 10 ? 1_000_000 : 1000;
      return Number(high) >= 10_000 ? `$${Number(low) * unit} ${joint} $${high}` : match;
    },
  );
  const marked = [...scaleSecond(scaled).matchAll(money)].map((match) => Number(match[1]));
  if (marked.length > 0) return [...new Set(marked)];
  return [
    ...new Set(
      [...scaled.matchAll(plain)].map((match) => Number(match[1])).filter((amount) => amount >= 10_000),
    ),
  ];
}

/** In `1 mil or 2` the unit counts for the second number, too. */
function scaleSecond(text: string): string {
  return text.replace(
    /\$(\d{4,})\s?(or|to|-)\s?(\d{1,3})(?![\d.,%])/g,
    (_, first: string, joint: string, second: string) =>
      `$${first} ${joint} $${Number(second) * (Number(first) >= 1_000_000 && Number(second) < 10 ? 1_000_000 : 1000)}`,
  );
}

function readAmounts(text: string, amounts: readonly number[]): Reading {
  const [amount, ...more] = amounts;
  if (amount === undefined) return offer([]);
  if (more.length > 0) return offer([...new Set(amounts.flatMap(nearestTo))].slice(0, 4));
  if (amount < 1000 && coverageAmounts.some((option) => parseCoverageAmount(option) === amount * 1000))
    return offer(nearestTo(amount * 1000));
  // Spanish `500 mil` is half a million: what is far above every option is asked back.
  if (amount >= 25_000_000) return offer([...nearestTo(amount / 1000), top]);
  if (amount > 2_000_000) return bareValue(top, 'The highest option here is $2,000,000+, so I put that.');
  if (amount < lowest) return refuseLow();
  const exact = coverageAmounts.find((option) => parseCoverageAmount(option) === amount);
  if (exact !== undefined && notExact.test(text)) return offerAround(text, exact);
  if (exact !== undefined) return bareValue(exact);
  return offer(nearestTo(amount), 'Coverage comes in set amounts.');
}

function refuseLow(): Reading {
  return { kind: 'refusal', source: 'bare', message: 'The lowest amount I can match is $25,000.' };
}

/** `more than 500k` and `under 500k`: the option itself and the next one in that direction. */
function offerAround(text: string, exact: CoverageAmount): Reading {
  const index = coverageAmounts.indexOf(exact);
  const isBelow =
    /\b(?:under|below|less than|up to|at most|no more than|max\w* of|close to|almost|nearly|just under)\b/.test(
      text,
    );
  const options = isBelow
    ? coverageAmounts.slice(Math.max(0, index - 1), index + 1)
    : coverageAmounts.slice(index, index + 2);
  const only = options[0];
  return options.length === 1 && only !== undefined ? bareValue(only) : offer(options);
}

/** The option of this amount, or the two around it. */
function nearestTo(amount: number): string[] {
  const above = coverageAmounts.findIndex((option) => parseCoverageAmount(option) >= amount);
  if (above === -1) return [top];
  if (above === 0) return ['$25,000'];
  const exact = coverageAmounts[above];
  if (exact !== undefined && parseCoverageAmount(exact) === amount) return [exact];
  return coverageAmounts.slice(above - 1, above + 1);
}

/** A number without a unit counts in thousands or millions, and is asked back. */
function readAsked(text: string): Reading | undefined {
  if (/\b(?:max(?:imum)?|highest|the most|as much as|biggest|largest|top)\b/.test(text)) return offer([top]);
  if (/\b(?:min(?:imum)?|lowest|smallest|least|as little as)\b/.test(text)) return offer(['$25,000']);
  if (/\d,\d{1,2}(?!\d)/.test(text)) {
    const digits = Number(text.replace(/\D/g, ''));
    return offer([...new Set([...nearestTo(digits), ...nearestTo(digits * 10)])].slice(0, 3));
  }
  const found = [...text.matchAll(plain)].map((match) => Number(match[1])).filter((amount) => amount > 0);
  if (found.length === 0)
    return /\bmillions?\b/.test(text) ? offer(['$1,000,000', '$1,500,000', top]) : undefined;
  const dollars = found.map((amount) => amount * (amount < 10 ? 1_000_000 : amount < 10_000 ? 1000 : 1));
  return offer([...new Set(dollars.flatMap(nearestTo))].slice(0, 4));
}
