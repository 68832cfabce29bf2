import { writeFile } from 'node:fs/promises';
import { formatCount } from '../../../shared/format/plurals.ts';
import { parseConfig } from '../../config.ts';
import type { PeopleService, PersonOverview } from '../../features/auth/account/people.service.ts';
import {
  insertOperatorAction,
  type OperatorActionName,
} from '../../features/desk/operator-actions.repository.ts';
import type { Db } from '../../platform/database/database.ts';
import { defineCommand, UsageError } from './command.ts';
import { withPeople } from './with-people.ts';

const actions = {
  find: 'viewed_person',
  export: 'exported_person',
  delete: 'deleted_person',
  'end-sessions': 'ended_sessions',
  'reset-factors': 'reset_factors',
} as const satisfies Record<string, OperatorActionName>;
type Action = keyof typeof actions;

function isAction(text: string | undefined): text is Action {
  return text !== undefined && Object.hasOwn(actions, text);
}

export const peopleCommand = defineCommand({
  name: 'people',
  summary: 'Finds, exports, or deletes a person, ends their sessions, or resets a lost second factor.',
  forms: [
    'find CONTACT',
    'export CONTACT [--out FILE]',
    'delete CONTACT --yes',
    'end-sessions CONTACT',
    'reset-factors CONTACT --checked HOW',
  ],
  options: {
    out: { type: 'string', value: 'FILE', help: 'writes the export to a file' },
    yes: { type: 'boolean', help: 'confirms a deletion, which cannot be undone; required for delete' },
    checked: {
      type: 'string',
      value: 'HOW',
      help: 'how you checked who is asking; stored, and required for reset-factors',
    },
  },
  details: [
    'CONTACT is an email address or a phone number. Someone who only wrote through the contact form can be found, exported,',
    'and deleted by their address. What you do is recorded as done by a command.',
  ],
  async run(values, [action, contact, ...rest], { environment, now }) {
    if (!isAction(action) || contact === undefined || rest.length > 0) {
      throw new UsageError(
        `Use one of ${Object.keys(actions).join(', ')}, and then an email address or phone number.`,
      );
    }
    if (action === 'delete' && !values.yes) throw new UsageError('Add --yes: a deletion cannot be undone.');
    const checked = values.checked?.trim() ?? '';
    if (action === 'reset-factors' && checked.length < 10) {
      throw new UsageError(
        'Say how you checked who is asking, in ten characters or more: --checked "called back …".',
      );
    }
    return withPeople(parseConfig(environment), async ({ people, db }) => {
      const person = await people.find(contact);
      if (!person) return serveWriter({ action, contact, out: values.out, now }, { people, db });
      const { id } = person;
      const detail = action === 'reset-factors' ? checked : '';
      await insertOperatorAction(db, { action: actions[action], subjectId: id, detail }, now);
      if (action === 'find') return { text: describe(person), json: person };
      if (action === 'export') {
        return writeExport({ exportedAt: now, ...(await people.collect(id)) }, values.out);
      }
      if (action === 'delete') {
        await people.remove(id);
        return { text: deletedText, json: { deleted: id } };
      }
      const count = action === 'end-sessions' ? await people.endSessions(id) : await people.resetFactors(id);
      const text =
        action === 'end-sessions'
          ? `Signed out on ${formatCount(count, { one: '# device', other: '# devices' })}.\n`
          : `Removed ${formatCount(count, { one: '# second factor', other: '# second factors' })}, and signed out everywhere.\n`;
      return { text, json: { id, count } };
    });
  },
});

const deletedText = 'Deleted. Backups still contain the person until they are removed.\n';

async function writeExport(json: object, out: string | undefined) {
  const text = `${JSON.stringify(json, undefined, 2)}\n`;
  if (out === undefined) return { text, json };
  await writeFile(out, text);
  return { text: `Exported to ${out}.\n`, json: { file: out } };
}

type WriterCall = { action: Action; contact: string; out: string | undefined; now: Date };

/** The same for someone who wrote without an account. The record doesn't name them, because the record is kept. */
async function serveWriter(
  { action, contact, out, now }: WriterCall,
  { people, db }: { people: PeopleService; db: Db },
) {
  const record = (name: OperatorActionName) => insertOperatorAction(db, { action: name }, now);
  const writer = await people.findWriter(contact);
  if (!writer) {
    await record('missed_person');
    throw new Error(`No account has the address or number ${contact}, and no one has written from it.`);
  }
  const { email } = writer;
  if (action === 'find') {
    await record('viewed_writer');
    const count = formatCount(writer.messages, { one: '# message', other: '# messages' });
    return { text: `No account, but ${email} wrote ${count}.\n`, json: writer };
  }
  if (action === 'export') {
    await record('exported_writer');
    return writeExport({ exportedAt: now, ...(await people.collectWriter(email)) }, out);
  }
  if (action !== 'delete') throw new Error(`${contact} wrote to you, but has no account.`);
  await record('deleted_writer');
  await people.removeWriter(email);
  return { text: deletedText, json: { deleted: email } };
}

function describe(person: PersonOverview): string {
  const { id, name, email, phone, isEmailConfirmed, isPhoneConfirmed, createdAt, factors, sessions } = person;
  const isConfirmed = (is: boolean) => (is ? 'confirmed' : 'not confirmed');
  const rows = [
    ['Account', id],
    ['Name', name ?? 'none'],
    ['Email', email === null ? 'none' : `${email} (${isConfirmed(isEmailConfirmed)})`],
    ['Phone', phone === null ? 'none' : `${phone} (${isConfirmed(isPhoneConfirmed)})`],
    ['Created', createdAt.toISOString()],
    ['Passkeys and apps', String(factors)],
    ['Signed in on', sessions.map(({ device }) => device).join(', ') || 'no device'],
  ];
  return rows.map(([label = '', value]) => `${label.padEnd(20)}${value}\n`).join('');
}
