import { describe, expect, it } from 'vitest';
import { parseBirthDate, toBirthParts } from './birth-date.ts';

const now = new Date('2026-03-01T12:00:00.000Z');
const tooYoung = 'You must be at least 18 years old to apply for life insurance';

function read(text: string) {
  const [month = '', day = '', year = ''] = text.split('/');
  return parseBirthDate({ month, day, year }, now);
}

describe('parseBirthDate', () => {
  it.each([
    ['3/27/1958', '1958-03-27'],
    [' 03 / 7 / 1958 ', '1958-03-07'],
    ['Mar/27/1958', '1958-03-27'],
    ['３/２７/１９５８', '1958-03-27'],
    ['september/1/1990', '1990-09-01'],
    ['2/29/1960', '1960-02-29'],
    ['3/1/2008', '2008-03-01'],
    ['//', null],
  ])('parses %s', (text, date) => {
    expect(read(text)).toEqual({ date });
  });

  it.each([
    ['3/27/', 'year', 'Enter the month, day, and year.'],
    ['//1958', 'month', 'Enter the month, day, and year.'],
    ['13/1/1958', 'month', 'Enter the month as a number from 1 to 12.'],
    ['0/1/1958', 'month', 'Enter the month as a number from 1 to 12.'],
    ['x/1/1958', 'month', 'Enter the month as a number from 1 to 12.'],
    ['3/27/58', 'year', 'Enter all four digits of the year.'],
    ['2/30/1958', 'day', 'This date doesn’t exist. Check the month and day.'],
    ['2/29/1959', 'day', 'This date doesn’t exist. Check the month and day.'],
    ['3/0/1958', 'day', 'This date doesn’t exist. Check the month and day.'],
    ['3/2/2008', 'year', tooYoung],
    ['3/2/2030', 'year', tooYoung],
    ['3/2/1890', 'year', 'Check the year: this date is more than 120 years ago.'],
  ])('rejects %s', (text, part, error) => {
    expect(read(text)).toEqual({ part, error });
  });
});

describe('toBirthParts', () => {
  it('returns what a person would type', () => {
    expect(toBirthParts('1958-03-07')).toEqual({ month: '3', day: '7', year: '1958' });
    expect(toBirthParts(null)).toEqual({ month: '', day: '', year: '' });
  });
});
