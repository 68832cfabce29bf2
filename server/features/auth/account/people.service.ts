import { randomUUID } from 'node:crypto';
import { keepPhoneCharacters } from '../../../../shared/validation/digits.ts';
import { emailSchema, phoneSchema } from '../../../../shared/validation/person-schemas.ts';
import type { Db } from '../../../platform/database/database.ts';
import {
  collectPersonalData,
  erasePersonalData,
  type Person,
} from '../../../platform/security/personal-data.ts';
import type { AccountContext } from '../account-context.ts';
import { deleteKnownBrowsers } from '../codes/known-browsers.repository.ts';
import { emailSecurityNotice, securityNotices } from '../codes/security-messages.ts';
import { deleteRecoveryCodes } from '../factors/recovery-codes.repository.ts';
import { countSecondFactors } from '../factors/second-factors.ts';
import { nameDevice } from '../users/device-name.ts';
import { findLastEnd } from '../users/earlier-emails.repository.ts';
import { deleteUserFactors } from '../users/factors.repository.ts';
import { deleteUserPasskeys } from '../users/passkeys.repository.ts';
import {
  findUserByEmail,
  findUserById,
  findUserByPhone,
  listUsersWaitingFor,
  type User,
} from '../users/users.repository.ts';
import { deleteAccount, emptyLogAfterErasure, findAccountSubject } from './account-deletion.service.ts';

/** What an operator needs to recognize a person and help them. It contains no answers from the questionnaire. */
export type PersonOverview = NonNullable<Awaited<ReturnType<PeopleService['findById']>>>;

/** What operators do for people who ask. Methods that take an id throw 401 if the account is gone. */
export type PeopleService = ReturnType<typeof createPeopleService>;

export function joinNames(names: Pick<User, 'firstName' | 'lastName'> | undefined): string | null {
  return [names?.firstName, names?.lastName].filter(Boolean).join(' ') || null;
}

export function createPeopleService(deps: AccountContext) {
  const { db, logger, sessions, personalData, hub, findProfileName } = deps;

  const present = async (user: User) => ({
    id: user.id,
    email: user.email ?? user.unprovenEmail,
    isEmailConfirmed: user.emailConfirmedAt !== null,
    phone: user.phone,
    isPhoneConfirmed: user.phoneConfirmedAt !== null,
    name: (await findProfileName(db, user.id)) ?? user.fullName ?? joinNames(user),
    createdAt: user.createdAt,
    hasPassword: user.passwordHash !== null,
    factors: await countSecondFactors(db, deps, user.id),
    sessions: (await sessions.list(db, user.id)).map(({ id, userAgent, refreshedAt }) => ({
      id,
      device: nameDevice(userAgent),
      lastUsedAt: refreshedAt,
    })),
  });

  return {
    /** Finds an account by its email address or phone number, written in any usual way. */
    async find(contact: string) {
      const user = await findUser(contact);
      return user && present(user);
    },

    async findById(id: string) {
      const user = await findUserById(db, id);
      return user && present(user);
    },

    /** Finds someone who wrote through the contact form, from an address that no account has confirmed. */
    async findWriter(contact: string) {
      const { data: email } = emailSchema.safeParse(contact);
      if (email === undefined || (await findUserByEmail(db, email))) return undefined;
      const { contactMessages } = await collectPersonalData(
        db,
        personalData,
        await describeWriter(db, email),
      );
      const messages = Array.isArray(contactMessages) ? contactMessages.length : 0;
      return messages > 0 ? { email, messages } : undefined;
    },

    /** Everything stored about a writer, such as messages and emails. */
    collectWriter: async (email: string) =>
      collectPersonalData(db, personalData, await describeWriter(db, email)),

    async removeWriter(email: string) {
      await db
        .transaction()
        .execute(async (trx) => erasePersonalData(trx, personalData, await describeWriter(trx, email)));
      logger.info('data of a writer without an account deleted');
      await emptyLogAfterErasure(deps);
    },

    /** Everything stored about the person, like their own export. */
    collect: async (id: string) => collectPersonalData(db, personalData, await findAccountSubject(db, id)),

    remove: (id: string) => deleteAccount(deps, id),

    /** Signs the person out everywhere, and returns on how many devices. */
    async endSessions(id: string) {
      const { length } = await sessions.list(db, id);
      await sessions.endAll(db, id);
      await deleteKnownBrowsers(db, id);
      logger.info({ userId: id }, 'sessions ended by an operator');
      return length;
    },

    /** Removes apps, passkeys, and recovery codes, signs the person out, tells them, and returns how many there were. */
    async resetFactors(id: string) {
      const removed = await db.transaction().execute(async (trx) => {
        const count = (await deleteUserFactors(trx, id)) + (await deleteUserPasskeys(trx, id));
        await deleteRecoveryCodes(trx, id);
        await sessions.endAll(trx, id);
        await deleteKnownBrowsers(trx, id);
        await emailSecurityNotice(trx, deps, id, securityNotices.factorsReset);
        return count;
      });
      logger.info({ userId: id }, 'second factor reset by an operator');
      hub.publish({ name: 'user_updated', userId: id });
      return removed;
    },
  };

  async function findUser(contact: string): Promise<User | undefined> {
    const email = emailSchema.safeParse(contact);
    if (email.success) {
      return (await findUserByEmail(db, email.data)) ?? (await listUsersWaitingFor(db, email.data))[0];
    }
    const digits = keepPhoneCharacters(contact);
    const phone = phoneSchema.safeParse(digits.startsWith('+') ? digits : `+1${digits.replace(/^1/, '')}`);
    return phone.success ? findUserByPhone(db, phone.data) : undefined;
  }
}

/** Someone we only know the address of. No account has the id. */
async function describeWriter(db: Db, email: string): Promise<Person> {
  const emailSince = await findLastEnd(db, { email });
  return { id: randomUUID(), email, emailSince, earlierEmails: [], phone: null };
}
