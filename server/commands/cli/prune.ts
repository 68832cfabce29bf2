import { setTimeout as pause } from 'node:timers/promises';
import { parseConfig } from '../../config.ts';
import { createEventRetention } from '../../features/analytics/event-retention.repository.ts';
import { countPrunable } from '../../features/reports/raw-events.repository.ts';
import { defineCommand, parseNumber } from './command.ts';
import { changeDatabase, readDatabase } from './open-database.ts';

/** Each step is short enough for the server to wait for it, and the server goes first between two steps. */
const rowsAtOnce = 500;
const pauseMs = 10;

export const pruneCommand = defineCommand({
  name: 'prune',
  summary: 'Removes raw events and keeps their daily totals.',
  options: {
    'older-than': { type: 'string', value: 'DAYS', help: 'by default ANALYTICS_RETENTION_DAYS' },
    'dry-run': { type: 'boolean', help: 'only counts the events' },
  },
  async run(values, _positionals, { environment, now }) {
    const given = values['older-than'];
    const chosen = given === undefined ? undefined : parseNumber('older-than', given, 1, 9999);
    const isDryRun = values['dry-run'];
    const { databaseUrl, analyticsRetentionDays } = parseConfig(environment);
    const days = chosen ?? analyticsRetentionDays;
    const { events, before } = await readDatabase(databaseUrl, (db) => countPrunable(db, days, now));
    if (isDryRun) {
      return {
        text: `${events} events from before ${before} would be removed.\n`,
        json: { events, before },
      };
    }
    const lines: string[] = [];
    const removed: Record<string, number> = {};
    await changeDatabase(databaseUrl, async ({ db }) => {
      for (const { name, removeSome } of createEventRetention(days)) {
        let sum = 0;
        for (let last = rowsAtOnce; last === rowsAtOnce; await pause(pauseMs)) {
          last = await removeSome(db, now, rowsAtOnce);
          sum += last;
        }
        lines.push(`${name}: ${sum} removed\n`);
        removed[name] = sum;
      }
    });
    return { text: lines, json: { before, removed } };
  },
});
