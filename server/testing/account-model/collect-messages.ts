import type { StoredMessage } from '../../platform/messages/messages.repository.ts';
import { readOutbox } from '../test-outbox.ts';
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

function receive(
  scenario: Scenario,
  reader: PersonName,
  { purpose, recipient, text, subject }: StoredMessage,
): void {
  const { links, digits } = scenario.model.holdings[reader];
  const [href] = text.match(/https?:\/\/\S+\/auth\/callback\S*/) ?? [];
  const code = href && new URL(href).searchParams.get('code');
  if (code) links.push({ purpose, address: recipient, code });
  const [typed] = text.match(/\b\d{6}\b/) ?? [];
  if (typed) digits.push({ purpose, digits: typed });
  const words = `${subject} ${text}`.toLowerCase();
  const leak = listSecrets(people[findOther(reader)]).find((secret) => words.includes(secret));
  if (leak) scenario.breakRule('secrets', `A message (${purpose}) to the ${reader} says “${leak}”.`);
}
