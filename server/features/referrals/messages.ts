import { joinWithAnd } from '../../../shared/format/lists.ts';
import { formatCount } from '../../../shared/format/plurals.ts';

export const messages = {
  unknownCarrier: 'This isn’t one of our carriers.',
  wrongLink: (carrierName: string) => `This isn’t the referral link for ${carrierName}.`,
  clickIdTaken: 'This click ID belongs to another carrier.',
  clickInFuture: 'This time is in the future. Check the device’s clock.',
  clickTooOld: 'This click is more than 30 days old.',
  unknownClick: 'We have no click with this ID that led to your site.',
  inFuture: 'This day is in the future.',
  beforeClick: 'This day is before the click.',
  idReused: 'You sent another report with this Webhook-Id. Use a new one for each report.',
  invalidNumber: 'Use a number.',
  monthInFuture: 'This month hasn’t begun yet.',
  statement: {
    workbook: 'This is a workbook, not CSV. Open it in your spreadsheet program and save the sheet as CSV.',
    missingColumns: (names: readonly string[]) =>
      `There is no column named ${joinWithAnd(names)}. Put the column names in the first line: click id, status, amount, date.`,
    repeatedColumns: (names: readonly string[]) =>
      `More than one column is named ${joinWithAnd(names)}. Rename or remove the ones you don’t need.`,
    tooLong: (max: number) =>
      `The file has more than ${formatCount(max, { one: '# line', other: '# lines' })}. Upload only one month’s lines.`,
    empty: 'The file has no lines below the column names. Check that you chose the right file.',
    invalidClick: (text: string) =>
      `${quote(text)} isn’t a click ID. It should look like 0b2f6a51-6c52-4f0e-9d36-6a1f0d6c2b11. Copy it from the carrier’s file.`,
    invalidStatus: (text: string) =>
      `${quote(text)} isn’t a status. Use applied, approved, issued, declined, or canceled.`,
    invalidAmount: (text: string) =>
      `${quote(text)} isn’t an amount of up to a million dollars. Write it as 412.50 or -412.50.`,
    invalidDate: (text: string) => `${quote(text)} isn’t a date. Write it as 2026-03-20 or 3/20/2026.`,
    dayFirst: (text: string) =>
      `${quote(text)} has the day before the month. Write every date as 2026-03-20 or 3/20/2026.`,
    otherMonth: (day: string, month: string, ambiguous: string | undefined) =>
      `The date ${day} isn’t in ${month}. Upload this line with its own month, or correct the date.${
        ambiguous
          ? ` If ${quote(ambiguous)} has the day before the month, write every date as ${month}-20.`
          : ''
      }`,
    noClick:
      'This line has no click ID, status, or date. If it’s a total or a note, remove it from the file.',
    tooManyCells:
      'This line has more cells than the first line. Put an amount with a comma in quotation marks: "1,412.50".',
    repeated: (line: number) => `This is the same as line ${line}. Remove one of them.`,
  },
} as const;

/** Shortens a part of the file for use in a message. */
function quote(text: string): string {
  const shown = text.slice(0, 40).replaceAll(/\p{C}/gu, '\u{fffd}');
  return text === '' ? 'The cell is empty, which' : `“${shown}”`;
}
