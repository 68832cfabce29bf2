import { expect, it } from 'vitest';
import { parseStatement } from './parse-statement.ts';

const statement = { carrierId: 'alderpoint', month: '2026-03' };
const id = '0b2f6a51-6c52-4f0e-9d36-6a1f0d6c2b11';
const parse = (...rows: string[]) =>
  parseStatement(['Click ID,Status,Amount,Date', ...rows].join('\n'), statement);

it.each([
  ['an ordinary line', `${id},issued,412.50,2026-03-20`, 41_250],
  ['capitals, and a date as Americans write it', `${id.toUpperCase()},Issued,412.5,3/20/2026`, 41_250],
  ['thousands and a dollar sign', `${id},issued,"$1,412.50",2026-03-20`, 141_250],
  ['an amount that is taken back', `${id},issued,-412.50,2026-03-20`, -41_250],
  ['a negative amount in brackets', `${id},issued,($412.50),2026-03-20`, -41_250],
  ['no amount', `${id},issued,,2026-03-20`, 0],
  ['an accountant’s zero', `${id},issued," $-   ",2026-03-20`, 0],
  ['an accountant’s minus after the dollar sign', `${id},issued,$(412.50),2026-03-20`, -41_250],
  ['an accountant’s spaces', `${id},issued," $ (1,412.50)",2026-03-20`, -141_250],
  ['a minus at the end', `${id},issued,412.50-,2026-03-20`, -41_250],
  ['a decimal comma', `${id},issued,"412,50",2026-03-20`, 41_250],
  ['thousands with points', `${id},issued,"1.412,50",2026-03-20`, 141_250],
  ['a year of two digits', `${id},issued,412.50,03/20/26`, 41_250],
  ['Excel’s short month', `${id},issued,412.50,20-Mar-26`, 41_250],
  ['a time after the date', `${id},issued,412.50,3/20/2026 0:00`, 41_250],
  ['a date with points', `${id},issued,412.50,20.3.2026`, 41_250],
  ['a date with slashes, the year first', `${id},issued,412.50,2026/3/20`, 41_250],
  ['Excel’s long date', `${id},issued,412.50,"Friday, March 20, 2026"`, 41_250],
  ['Excel’s medium date, with a time', `${id},issued,412.50,"Mar 20, 2026 2:05 PM"`, 41_250],
  ['the currency’s code', `${id},issued,USD 412.50,2026-03-20`, 41_250],
  ['a typographic minus', `${id},issued,−$412.50,2026-03-20`, -41_250],
  ['apostrophes between thousands', `${id},issued,1’412.50,2026-03-20`, 141_250],
  ['the currency’s other signs', `${id},issued,US$412.50,2026-03-20`, 41_250],
  ['a dash for a minus', `${id},issued,–412.50,2026-03-20`, -41_250],
  ['a dash for zero', `${id},issued,$ –,2026-03-20`, 0],
  ['invisible marks, as Windows puts into dates', `${id},issued,412.50,\u200e3\u200e/20\u200e/2026`, 41_250],
  ['digits in full width', `${id},issued,４１２.50,2026-03-20`, 41_250],
  ['empty cells at the end', `${id},issued,412.50,2026-03-20,,`, 41_250],
  ['narrow spaces between thousands', `${id},issued,"1\u202f412,50",2026-03-20`, 141_250],
])('reads %s', (_name, row, amountCents) => {
  expect(parse(row)).toEqual({
    lines: [
      { carrierId: 'alderpoint', clickId: id, status: 'issued', amountCents, occurredOn: '2026-03-20' },
    ],
    problems: [],
  });
});

it('takes both spellings of canceled', () => {
  expect(parse(`${id},Cancelled,0,2026-03-20`).lines).toMatchObject([{ status: 'canceled' }]);
});

it('finds the columns in any order, among others', () => {
  const text = `policy;date;click_id;amount;status\nP1;2026-03-01;${id};10;applied\n`;
  expect(parseStatement(text, statement).lines).toMatchObject([{ amountCents: 1000, status: 'applied' }]);
});

it('does not choose between two columns with the same name', () => {
  const text = `click id,status,Amount,date,amount\n${id},issued,9000,2026-03-20,412.50\n`;
  expect(parseStatement(text, statement)).toEqual({
    lines: [],
    problems: [{ line: 1, message: expect.stringMatching(/^More than one column is named amount\./) }],
  });
});

it.each([
  ['an invalid click id', 'A-17,issued,1,2026-03-20', /“A-17” isn’t a click ID/],
  ['an empty click id', ',issued,1,2026-03-20', /^The cell is empty, which isn’t a click ID/],
  ['an unknown status', `${id},paid,1,2026-03-20`, /“paid” isn’t a status. Use applied/],
  ['an amount in words', `${id},issued,ten,2026-03-20`, /“ten” isn’t an amount/],
  [
    'an amount that no commission has',
    `${id},issued,"999,999,999,999,999,999",2026-03-20`,
    /isn’t an amount of up to a million dollars/,
  ],
  ['a minus twice', `${id},issued,(-412.50),2026-03-20`, /isn’t an amount/],
  ['thousands in the wrong place', `${id},issued,"14,12.50",2026-03-20`, /isn’t an amount/],
  ['a month that does not exist', `${id},issued,1,20-Mrz-26`, /isn’t a date/],
  ['three decimals', `${id},issued,1.005,2026-03-20`, /isn’t an amount/],
  ['a comma after a zero', `${id},issued,"0,412",2026-03-20`, /isn’t an amount/],
  [
    'the day before the month',
    `${id},issued,1,20/03/2026`,
    /has the day before the month\. Write every date/,
  ],
  ['that of another month', `${id},issued,1,25/11/26`, /has the day before the month\. Write every date/],
  [
    'what may be either',
    `${id},issued,1,04/03/2026`,
    /The date 2026-04-03 isn’t in 2026-03.* If “04\/03\/2026” has the day/,
  ],
  ['an amount in two parts', `${id},issued,412 50,2026-03-20`, /“412 50” isn’t an amount/],
  ['a comma without quotation marks', `${id},issued,1,412.50,2026-03-20`, /more cells than the first line/],
  ['a total', 'Total,,412.50,', /has no click ID, status, or date\. If it’s a total/],
  ['a note', '"Printed on April 1, 2026"', /If it’s a total or a note, remove it/],
  ['a date as Excel’s number', `${id},issued,1,46101`, /“46101” isn’t a date/],
  ['another currency', `${id},issued,€412.50,2026-03-20`, /isn’t an amount/],
  ['an amount that Excel couldn’t show', `${id},issued,########,2026-03-20`, /isn’t an amount/],
  ['a formula’s error', `${id},issued,#N/A,2026-03-20`, /isn’t an amount/],
  ['a day that does not exist', `${id},issued,1,2/30/2026`, /isn’t a date/],
  [
    'a day of another month',
    `${id},issued,1,2026-02-28`,
    /isn’t in 2026-03. Upload this line with its own month/,
  ],
])('reports %s with its line and what to do', (_name, row, message) => {
  const { problems } = parse(`${id},applied,0,2026-03-01`, row);
  expect(problems).toEqual([{ line: 3, message: expect.stringMatching(message) }]);
});

it('reads nothing from a file whose dates have the day first, because some may be read as another day', () => {
  const dates = ['03/11/2026', '25/11/2026', '12/11/2026', '11/11/2026'];
  const text = ['click id,status,amount,date', ...dates.map((date) => `${id},issued,1,${date}`)].join('\n');
  const { problems } = parseStatement(text, { carrierId: 'alderpoint', month: '2026-11' });
  expect(problems.map(({ line }) => line)).toEqual([2, 3, 4]);
  for (const { message } of problems) expect(message).toMatch(/the day before the month/);
});

it('does not take what is left of a last amount’s comma', () => {
  const text = `click id,date,status,amount\n${id},2026-03-20,issued,1,412.50\n`;
  expect(parseStatement(text, statement).problems).toEqual([
    { line: 2, message: expect.stringMatching(/Put an amount with a comma in quotation marks/) },
  ]);
});

it('reports every problem at the same time, and a line that is there twice', () => {
  const line = `${id},issued,1,2026-03-20`;
  expect(parse(line, 'x,y,z,w', line).problems.map((problem) => problem.line)).toEqual([3, 3, 3, 3, 4]);
});

it.each([
  ['without a column', 'click id,status,date\n', 'There is no column named amount.'],
  ['that is empty', '', 'There is no column named click id, status, amount, and date.'],
  ['without lines', 'click id,status,amount,date\n', 'The file has no lines'],
])('reports a file %s', (_name, text, message) => {
  const { problems } = parseStatement(text, statement);
  expect(problems).toEqual([{ line: 1, message: expect.stringContaining(message) }]);
});

it.each(['PK\u0003\u0004\u0014', '\u00d0\u00cf\u0011\u00e0\u00a1'])(
  'says that a workbook isn’t CSV',
  (text) => {
    expect(parseStatement(text, statement).problems).toEqual([
      { line: 1, message: expect.stringContaining('save the sheet as CSV') },
    ]);
  },
);
