import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/schema.ts';

/** A person's account as the server knows it. */
export type User = {
  id: string;
  email: string | null;
  emailConfirmedAt: Date | null;
  newEmail: string | null;
  phone: string | null;
  phoneConfirmedAt: Date | null;
  passwordHash: string | null;
  passwordChangedAt: Date | null;
  isPasswordResetRequired: boolean;
  givenName: string | null;
  familyName: string | null;
  firstName: string | null;
  lastName: string | null;
  fullName: string | null;
  confirmationAttempts: number;
  confirmationSentAt: Date | null;
  createdAt: Date;
};

type UserRow = Selectable<Tables['users']>;

export async function findUserById(db: Db, id: string): Promise<User | undefined> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toUser(row);
}

/** `email` as `normalizeEmail` gives it. */
export async function findUserByEmail(db: Db, email: string): Promise<User | undefined> {
  const row = await db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
  return row && toUser(row);
}

/** `phone` in E.164 form. */
export async function findUserByPhone(db: Db, phone: string): Promise<User | undefined> {
  const row = await db.selectFrom('users').selectAll().where('phone', '=', phone).executeTakeFirst();
  return row && toUser(row);
}

/** What of a user may be set. Fields left out stay as they are. */
export type UserFields = {
  [Field in keyof Omit<User, 'id' | 'createdAt'>]?: User[Field] | undefined;
};

/** Stores a new user; at least one of `email` and `phone` is needed. */
export async function insertUser(db: Db, id: string, fields: UserFields, now: Date): Promise<void> {
  const time = now.toISOString();
  await db
    .insertInto('users')
    .values({ ...emptyColumns, ...toColumns(fields), id, created_at: time, updated_at: time })
    .execute();
}

export async function updateUser(db: Db, id: string, fields: UserFields, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ ...toColumns(fields), updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}

/** Deletes the user and, by foreign keys, everything that hangs on them. */
export async function deleteUser(db: Db, id: string): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).execute();
}

const emptyColumns = {
  email: null,
  email_confirmed_at: null,
  new_email: null,
  phone: null,
  phone_confirmed_at: null,
  password_hash: null,
  password_changed_at: null,
  given_name: null,
  family_name: null,
  first_name: null,
  last_name: null,
  full_name: null,
  confirmation_sent_at: null,
};

function toUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    emailConfirmedAt: toDate(row.email_confirmed_at),
    newEmail: row.new_email,
    phone: row.phone,
    phoneConfirmedAt: toDate(row.phone_confirmed_at),
    passwordHash: row.password_hash,
    passwordChangedAt: toDate(row.password_changed_at),
    isPasswordResetRequired: row.requires_password_reset === 1,
    givenName: row.given_name,
    familyName: row.family_name,
    firstName: row.first_name,
    lastName: row.last_name,
    fullName: row.full_name,
    confirmationAttempts: row.confirmation_attempts,
    confirmationSentAt: toDate(row.confirmation_sent_at),
    createdAt: new Date(row.created_at),
  };
}

/** The columns of the fields that are given; a field left out is left out here, too. */
function toColumns(fields: UserFields) {
  const { emailConfirmedAt, phoneConfirmedAt, passwordChangedAt, confirmationSentAt } = fields;
  const { isPasswordResetRequired } = fields;
  return dropUndefined({
    email: fields.email,
    email_confirmed_at: toText(emailConfirmedAt),
    new_email: fields.newEmail,
    phone: fields.phone,
    phone_confirmed_at: toText(phoneConfirmedAt),
    password_hash: fields.passwordHash,
    password_changed_at: toText(passwordChangedAt),
    requires_password_reset:
      isPasswordResetRequired === undefined ? undefined : Number(isPasswordResetRequired),
    given_name: fields.givenName,
    family_name: fields.familyName,
    first_name: fields.firstName,
    last_name: fields.lastName,
    full_name: fields.fullName,
    confirmation_attempts: fields.confirmationAttempts,
    confirmation_sent_at: toText(confirmationSentAt),
  });
}

function dropUndefined<T extends object>(values: T): T {
  // Kysely leaves `undefined` out of SET and VALUES by itself; the spread over defaults does not.
  for (const key of Object.keys(values)) {
    if (Reflect.get(values, key) === undefined) Reflect.deleteProperty(values, key);
  }
  return values;
}

function toDate(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

function toText(date: Date | null | undefined): string | null | undefined {
  return date ? date.toISOString() : date;
}
