import type { StoredMessage } from '../../platform/messages/messages.repository.ts';
import { readOutbox } from '../test-outbox.ts';
import type { EmailedLink } from './model.ts';
import { findOther, findReader, listSecrets, type PersonName, people } from './people.ts';
import type { Scenario } from './scenario.ts';

const collected = new WeakMap<Scenario, Set<string>>();

/** Delivers every new email and text to its reader. */
export async function collectMessages(scenario: Scenario): Promise<void> {
  const known = collected.get(scenario) ?? new Set();
  collected.set(scenario, known);
  const messages = (await readOutbox(scenario.app)).filter(({ id }) => !known.has(id));
  for (const message of messages.toReversed()) {
    known.add(message.id);
    const reader = findReader(message.recipient);
    if (reader) receive(scenario, reader, message);
  }
}

/** The newest link that the person hasn't read yet. */
export async function readNewLink(scenario: Scenario, person: PersonName): Promise<EmailedLink | undefined> {
  const { links } = scenario.model.holdings[person];
  const before = links.length;
  await scenario.collectMessages();
  return links.slice(before).at(-1);
}

function receive(scenario: Scenario, reader: PersonName, { purpose, text, subject }: StoredMessage): void {
  const { links, digits } = scenario.model.holdings[reader];
  const [href] = text.match(/https?:\/\/\S+\/auth\/callback\S*/) ?? [];
  const code = href && new URL(href).searchParams.get('code');
  if (code) links.push({ purpose, code });
  const [typed] = text.match(/\b\d{6}\b/) ?? [];
  if (typed) digits.push({ purpose, digits: typed });
  const words = `${subject} ${text}`.toLowerCase();
  const leak = listSecrets(people[findOther(reader)]).find((secret) => words.includes(secret));
  if (leak) scenario.breakRule('secrets', `A message (${purpose}) to the ${reader} says “${leak}”.`);
}
