import type { Db } from '../database/database.ts';

/** Whose data is meant. What belongs to a contact and to no account is theirs only where the contact is proven. */
export type Person = {
  id: string;
  /** Confirmed: messages and codes to this address are this person's. */
  email: string | null;
  /** In E.164 form; confirmed. */
  phone: string | null;
  /** The account's, given but not confirmed: perhaps someone else's. */
  unconfirmedEmail: string | null;
};

/** One kind of data about people: how it is handed out, and how it goes. Every feature that stores some has one. */
export type PersonalData = {
  /** Its name in the export, camelCase. */
  name: string;
  /** Everything held about the person, as JSON, without secrets; undefined leaves the name out of the export. */
  collect(db: Db, person: Person): Promise<unknown>;
  /** Removes it, or its link to the person, inside the deletion's transaction. */
  erase(trx: Db, person: Person): Promise<void>;
};

/** Everything about the person, by name. */
export async function collectPersonalData(
  db: Db,
  registry: readonly PersonalData[],
  person: Person,
): Promise<Record<string, unknown>> {
  const collected: Record<string, unknown> = {};
  for (const { name, collect } of registry) collected[name] = await collect(db, person);
  return collected;
}

/** Erases everything, the last registered first: what was registered first may be what the others hang on. */
export async function erasePersonalData(
  trx: Db,
  registry: readonly PersonalData[],
  person: Person,
): Promise<void> {
  for (const { erase } of registry.toReversed()) await erase(trx, person);
}

/** The addresses that are proven to be the person's. */
export function listContacts({ email, phone }: Person): string[] {
  return [email, phone].filter((contact) => contact !== null);
}
