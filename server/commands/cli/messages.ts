import { inboxFilters } from '../../../shared/api/operator/inbox-schemas.ts';
import { parseConfig } from '../../config.ts';
import {
  describeMark,
  findInboxMessage,
  listInbox,
  listMarks,
  markInboxMessage,
} from '../../features/desk/inbox.repository.ts';
import { insertOperatorAction } from '../../features/desk/operator-actions.repository.ts';
import { choose, defineCommand, UsageError } from './command.ts';
import { changeDatabase, readDatabase } from './open-database.ts';

const maxListed = 200;
const marks = ['read', 'answered', 'spam'] as const;

export const messagesCommand = defineCommand({
  name: 'messages',
  summary: 'Messages from the contact form.',
  forms: ['[--filter open|answered|spam|all]', 'show ID', 'mark read|answered|spam ID'],
  options: { filter: { type: 'string', value: 'WHICH', help: 'open (default), answered, spam, or all' } },
  details: [
    `It lists up to ${maxListed}, newest first. Answer them at the desk, or by email to their sender.`,
  ],
  async run(values, [action, ...rest], { environment, now }) {
    const { databaseUrl } = parseConfig(environment);
    const [first, second] = rest;
    if (action === undefined) {
      const filter = choose('filter', inboxFilters, values.filter);
      const found = await readDatabase(databaseUrl, (db) => listInbox(db, filter, { max: maxListed }));
      const lines = found.map(
        ({ id, createdAt, email, subject }) =>
          `${id}  ${createdAt.toISOString()}  ${email}  ${clean(subject ?? '(no subject)')}\n`,
      );
      return { text: lines.length > 0 ? lines : 'There are no such messages.\n', json: found };
    }
    if (action === 'show' && first !== undefined && second === undefined) {
      const message = await readDatabase(databaseUrl, (db) => findInboxMessage(db, first));
      if (!message) throw new Error(`There is no message ${first}.`);
      const { name, email, subject, message: words, createdAt } = message;
      const head = [
        `From ${clean(name)} <${email}>`,
        createdAt.toISOString(),
        clean(subject ?? '(no subject)'),
      ];
      return { text: `${head.join('\n')}\n\n${words}\n`, json: message };
    }
    const mark = marks.find((each) => action === 'mark' && each === first);
    if (mark === undefined || second === undefined || rest.length > 2) {
      throw new UsageError('Use messages, messages show ID, or messages mark read|answered|spam ID.');
    }
    await changeDatabase(databaseUrl, ({ db }) =>
      db.transaction().execute(async (trx) => {
        await insertOperatorAction(trx, describeMark(second, mark), now);
        const isFound = await markInboxMessage(trx, second, listMarks(mark, now));
        if (!isFound) throw new Error(`There is no message ${second}.`);
      }),
    );
    return { text: `Marked as ${mark}.\n`, json: { id: second, mark } };
  },
});

/** Removes control characters that a terminal would obey. A stored message can't contain any others. */
function clean(text: string): string {
  return text.replaceAll(/\p{C}/gu, '\u{fffd}');
}
