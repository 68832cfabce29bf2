import type { Db } from '../database/database.ts';

/**
 * The person that the data is about. Data that belongs to a contact and not to an account is theirs only if the contact
 * is confirmed.
 */
export type Person = {
  id: string;
  /** The confirmed address. Messages and codes to it belong to this person. */
  email: string | null;
  /** When the last other account gave up the address. What is older may be that account's. */
  emailSince: Date | null;
  /** Addresses confirmed before. What is older than the change is theirs, because someone else may have it now. */
  earlierEmails: readonly EarlierEmail[];
  /** The confirmed phone number, in E.164 format. */
  phone: string | null;
};

export type EarlierEmail = {
  email: string;
  /** When another account gave it up before. */
  since: Date | null;
  endedAt: Date;
};

/** One kind of personal data, and how to export and erase it. Every feature that stores personal data defines one. */
export type PersonalData = {
  /** The camel-case name in the export. */
  name: string;
  /**
   * Returns everything stored about the person, as JSON without secrets. Undefined leaves the name out of the export.
   */
  collect(db: Db, person: Person): Promise<unknown>;
  /** Removes the data, or its link to the person, in the deletion's transaction. */
  erase(trx: Db, person: Person): Promise<void>;
};
export async function collectPersonalData(
  db: Db,
  registry: readonly PersonalData[],
  person: Person,
): Promise<Record<string, unknown>> {
  const collected: Record<string, unknown> = {};
  for (const { name, collect } of registry) collected[name] = await collect(db, person);
  return collected;
}

/** Erases everything in reverse order of registration, because later kinds may depend on earlier ones. */
export async function erasePersonalData(
  trx: Db,
  registry: readonly PersonalData[],
  person: Person,
): Promise<void> {
  for (const { erase } of registry.toReversed()) await erase(trx, person);
}
export function listContacts({ email, phone }: Person): string[] {
  return [email, phone].filter((contact) => contact !== null);
}

/** The person's addresses, now and before, each with the time in which what was sent to or from it was theirs. */
export function listOwnedEmails({
  email,
  emailSince,
  earlierEmails,
}: Pick<Person, 'email' | 'emailSince' | 'earlierEmails'>): readonly {
  email: string;
  since: Date | null;
  endedAt: Date | null;
}[] {
  return email === null ? earlierEmails : [{ email, since: emailSince, endedAt: null }, ...earlierEmails];
}
