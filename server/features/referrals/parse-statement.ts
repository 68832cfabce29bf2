import * as z from 'zod';
import { maxPostbackDollars, outcomeStatusSchema } from '../../../shared/api/webhooks/postbacks.contract.ts';
import { toAsciiDigits } from '../../../shared/validation/digits.ts';
import { toPlainAmount } from '../../../shared/validation/money.ts';
import { parseCsv } from '../../platform/parse-csv.ts';
import { messages } from './messages.ts';
import type { Outcome } from './outcomes.repository.ts';

type StatementProblem = { line: number; message: string };
type ParsedStatement = { lines: readonly Outcome[]; problems: readonly StatementProblem[] };

const words = messages.statement;
/** More lines than any carrier has in a month, but few enough to be stored in one transaction. */
const maxLines = 20_000;
/** The same as for a single report. */
const maxCents = 100 * maxPostbackDollars;
/** The first bytes of .xlsx (and .ods), and of .xls. */
const workbook = /^(?:PK|ÐÏ)\p{Cc}/u;
const columns = ['click id', 'status', 'amount', 'date'] as const;

/**
 * Parses a carrier's statement of a month: CSV with the columns click id, status, amount, and date, in any order and
 * possibly with others. Returns every error with its line, so that the operator can correct them all in one pass.
 */
export function parseStatement(
  text: string,
  { carrierId, month }: { carrierId: string; month: string },
): ParsedStatement {
  if (workbook.test(text)) return { lines: [], problems: [{ line: 1, message: words.workbook }] };
  const [head, ...rows] = parseCsv(text);
  const names = head?.cells.map((name) => name.toLowerCase().replaceAll(/[\s_-]+/g, ' ')) ?? [];
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0) {
    return { lines: [], problems: [{ line: head?.line ?? 1, message: words.missingColumns(missing) }] };
  }
  const repeated = columns.filter((column) => names.indexOf(column) !== names.lastIndexOf(column));
  if (repeated.length > 0) {
    return { lines: [], problems: [{ line: head?.line ?? 1, message: words.repeatedColumns(repeated) }] };
  }
  if (rows.length === 0) return { lines: [], problems: [{ line: 1, message: words.empty }] };
  if (rows.length > maxLines) {
    return { lines: [], problems: [{ line: rows[maxLines]?.line ?? 1, message: words.tooLong(maxLines) }] };
  }
  const lines: Outcome[] = [];
  const problems: StatementProblem[] = [];
  const seen = new Map<string, number>();
  for (const { line, cells } of rows) {
    const add = (message: string) => void problems.push({ line, message });
    if (cells.slice(names.length).some(Boolean)) {
      add(words.tooManyCells);
      continue;
    }
    const parsed = parseLine((column) => toAsciiDigits(cells[names.indexOf(column)] ?? ''), month, add);
    if (!parsed) continue;
    const same = JSON.stringify(parsed);
    const first = seen.get(same);
    if (first !== undefined) add(words.repeated(first));
    seen.set(same, first ?? line);
    lines.push({ carrierId, ...parsed });
  }
  return { lines, problems };
}

function parseLine(
  read: (column: (typeof columns)[number]) => string,
  month: string,
  add: (problem: string) => void,
): Omit<Outcome, 'carrierId'> | undefined {
  const { data: clickId } = z.uuid().safeParse(read('click id').toLowerCase());
  const { data: status } = outcomeStatusSchema.safeParse(
    read('status').toLowerCase().replace('cancelled', 'canceled'),
  );
  if (!clickId && read('status') === '' && read('date') === '') {
    add(words.noClick);
    return undefined;
  }
  const amountCents = parseCents(read('amount'));
  const occurredOn = parseDay(read('date'));
  const dayFirst = parseDay(read('date').replace(/^(\d+)\/(\d+)\//, '$2/$1/'));
  if (!clickId) add(words.invalidClick(read('click id')));
  if (!status) add(words.invalidStatus(read('status')));
  if (amountCents === undefined) add(words.invalidAmount(read('amount')));
  if (!occurredOn) add(dayFirst ? words.dayFirst(read('date')) : words.invalidDate(read('date')));
  else if (!occurredOn.startsWith(month))
    add(words.otherMonth(occurredOn, month, dayFirst?.startsWith(month) ? read('date') : undefined));
  if (!clickId || !status || amountCents === undefined || !occurredOn) return undefined;
  return { clickId, status, amountCents, occurredOn };
}

/**
 * Accepts `1,204.50`, `1'204.50`, `$412.5` or `USD 412.5`, `-10`, `(10.00)` or `$(10.00)`, which is how accountants write
 * minus ten, `-` for zero, and `1.204,50`, as in Europe. An empty text means zero.
 */
function parseCents(text: string): number | undefined {
  const compact = toPlainAmount(text);
  if (/^-?$/.test(compact)) return 0;
  const [, open, before, digits = '', after, close] = /^(\()?(-)?([\d.,]+)(-)?(\))?$/.exec(compact) ?? [];
  const signs = [open && close, before, after].filter((sign) => sign !== undefined).length;
  const american = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d{1,2})?$|^\d+(?:\.\d{1,2})?$/.test(digits);
  const european = /^(?:\d{1,3}(?:\.\d{3})+|\d+),\d{1,2}$/.test(digits);
  if ((!american && !european) || (open === undefined) !== (close === undefined) || signs > 1)
    return undefined;
  const plain = american ? digits.replaceAll(',', '') : digits.replaceAll('.', '').replace(',', '.');
  const [whole = '', cents = ''] = plain.split('.');
  const value = Number(whole) * 100 + Number(cents.padEnd(2, '0'));
  if (value > maxCents) return undefined;
  return signs === 0 ? value : -value;
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const dayForms = [
  /^(?<year>\d{4})[-/](?<month>\d{1,2})[-/](?<day>\d{1,2})$/,
  /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4}|\d{2})$/,
  /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4}|\d{2})$/,
  /^(?<day>\d{1,2})[- ](?<name>[a-z]{3})[- ](?<year>\d{4}|\d{2})$/i,
  // Excel's long date.
  /^(?:[a-z]+, )?(?<name>[a-z]{3})[a-z]* (?<day>\d{1,2}), (?<year>\d{4})$/i,
];

/** Each with or without a time. */
function parseDay(text: string): string | undefined {
  const date = text.replace(/[ T]+\d{1,2}:\d{2}.*$/, '');
  const { year, month, day, name } = dayForms.map((form) => form.exec(date)?.groups).find(Boolean) ?? {};
  return toIsoDate(year, name ? `${monthNames.indexOf(name.toLowerCase()) + 1}` : month, day);
}

/** Two digits are a year of this century. */
function toIsoDate(year = '', month = '', day = ''): string | undefined {
  const iso = [year.padStart(4, '20'), month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  return z.iso.date().safeParse(iso).data;
}
