import { parseConfig } from '../../config.ts';
import { listProblems } from '../../platform/database/sqlite/integrity.ts';
import { defineCommand } from './command.ts';
import { readDatabase } from './open-database.ts';

export const checkCommand = defineCommand({
  name: 'check',
  summary: 'Looks for damage in the database, and exits with 1 if it finds any.',
  details: ['It runs SQLite’s full check, which reads the whole file, and checks every foreign key.'],
  async run(_values, _positionals, { environment }) {
    const problems = await readDatabase(parseConfig(environment).databaseUrl, listProblems);
    if (problems.length === 0) return { text: 'The database has no damage.\n', json: { problems } };
    const lines = ['The database is damaged:', ...problems.map((line) => `  ${line}`)];
    return { text: `${lines.join('\n')}\n`, json: { problems }, exitCode: 1 };
  },
});
