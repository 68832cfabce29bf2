import { describe, expect, it } from 'vitest';
import { parseOpsArguments, UsageError } from './ops-arguments.ts';

const now = new Date('2026-03-30T23:59:00.000Z');

describe('the arguments of npm run ops', () => {
  it.each([
    [[], { name: 'help' }],
    [['report', '--help'], { name: 'help' }],
    [['report'], { period: { from: '2026-03-01', to: '2026-03-30' }, format: 'table' }],
    [['report', '--to', '2026-02-28'], { period: { from: '2026-01-30', to: '2026-02-28' } }],
    [['report', '--from', '2026-03-29'], { period: { from: '2026-03-29', to: '2026-03-30' } }],
    [['report', '--out', 'a/b.html'], { format: 'html', out: 'a/b.html' }],
    [['report', '--out', 'notes.txt'], { format: 'table' }],
    [['report', '--out', 'a.html', '--format', 'json'], { format: 'json' }],
    [['export'], { period: { from: '2000-01-01', to: '2999-12-31' }, format: 'ndjson' }],
    [
      ['export', '--from', '2026-01-01', '--format', 'csv'],
      { period: { from: '2026-01-01', to: '2999-12-31' } },
    ],
    [['prune'], { olderThanDays: undefined, isDryRun: false }],
    [['prune', '--older-than', '30', '--dry-run'], { olderThanDays: 30, isDryRun: true }],
  ])('%j', (args, expected) => {
    expect(parseOpsArguments(args, now)).toMatchObject(expected);
  });

  it.each([
    [['delete'], 'There is no command "delete".'],
    [['report', '--from', '2026-02-30'], '--from must be a date such as 2026-03-01, not "2026-02-30".'],
    [['report', '--from', 'yesterday'], '--from must be a date'],
    [['report', '--from', '2026-03-02', '--to', '2026-03-01'], 'is after'],
    [['export', '--from', '2026-03-02', '--to', '2026-03-01'], 'is after'],
    [['report', '--from', '1990-01-01'], 'is longer than'],
    [['report', '--format', 'pdf'], '--format must be table or csv or json or html, not "pdf".'],
    [['report', '--colour'], "Unknown option '--colour'"],
    [['prune', '--older-than', '0'], '--older-than must be a number of days'],
    [['prune', '--older-than=-5'], '--older-than must be a number of days'],
  ])('rejects %j', (args, words) => {
    expect(() => parseOpsArguments(args, now)).toThrow(UsageError);
    expect(() => parseOpsArguments(args, now)).toThrow(words);
  });
});
