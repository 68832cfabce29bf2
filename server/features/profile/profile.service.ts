import {
  type Profile,
  type ProfileQuote,
  type ProfileUpdate,
  profileAnswersSchema,
} from '../../../shared/api/profile.ts';
import { recommend } from '../../../shared/matching/recommend.ts';
import type { MatchReading } from '../../../shared/matching/translate.ts';
import type { Carrier } from '../../../shared/site/schemas/carriers.ts';
import { computeAge, minAdultAge } from '../../../shared/validation/age.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError, createInvalidInput } from '../../platform/errors.ts';
import type { PersonalData } from '../../platform/security/personal-data.ts';
import { messages } from './messages.ts';
import { deleteProfile, findProfile, type ProfileFields, upsertProfile } from './profiles.repository.ts';
import {
  deleteQuote,
  findQuote,
  listQuoteClicks,
  markApplied,
  markReferred,
  type QuoteClick,
  replaceQuote,
  type StoredQuote,
} from './quotes.repository.ts';

/** Stores the consents in the forms. The account feature implements it. */
type ConsentKeeper = {
  record: (db: Db, userId: string, kind: 'terms' | 'marketing', page: string, now: Date) => Promise<void>;
  withdraw: (db: Db, userId: string, kind: 'marketing', now: Date) => Promise<void>;
};

export type ProfileService = ReturnType<typeof createProfileService>;

/** Finds what a carrier last reported about some clicks. The referral feature implements it. */
export type FindOutcome = (db: Db, clickIds: readonly string[]) => Promise<ProfileQuote['outcome']>;

type Dependencies = {
  db: Db;
  clock: Clock;
  carriers: readonly Carrier[];
  reading: MatchReading;
  consents: ConsentKeeper;
  findOutcome: FindOutcome;
};

/** By how many milliseconds a device's clock can be ahead before its quote is rejected as being from the future. */
const clockToleranceMs = 24 * 60 * 60 * 1000;

export function createProfileService(dependencies: Dependencies) {
  const { db, clock, consents } = dependencies;
  return {
    /** Throws 404 `no_profile` if the person has none yet. */
    getProfile: (userId: string) =>
      db
        .transaction()
        .setAccessMode('read only')
        .execute((trx) => loadProfile(trx, userId, dependencies)),

    /**
     * Creates or changes the person's own profile, and resolves once it is on disk. A quote is matched here, only from
     * its answers, and fills the profile fields derived from it. Throws 422 for a date of birth less than 18 years ago, a
     * quote from the future, or an application without a quote.
     */
    saveProfile(userId: string, update: ProfileUpdate, page: string): Promise<Profile> {
      const now = clock.now();
      const { quote, termsAccepted, hasApplied, ...fields } = update;
      checkDateOfBirth(fields.dob, now);
      const newQuote = quote && matchQuote(quote, dependencies, now);
      return db.transaction().execute(async (trx) => {
        const isReplaced = newQuote && (await isNewer(trx, userId, newQuote));
        if (isReplaced) await replaceQuote(trx, userId, newQuote);
        const derived = isReplaced ? deriveFields(newQuote) : {};
        await upsertProfile(trx, userId, { ...derived, ...withAge(fields, now) }, now);
        if (termsAccepted) await consents.record(trx, userId, 'terms', page, now);
        if (fields.marketingOptIn) await consents.record(trx, userId, 'marketing', page, now);
        if (fields.marketingOptIn === false) await consents.withdraw(trx, userId, 'marketing', now);
        if (hasApplied !== undefined) await noteApplication(trx, userId, hasApplied, now);
        return loadProfile(trx, userId, dependencies);
      });
    },

    /** Records on the person's quote that they continued to a carrier. */
    noteReferral: (trx: Db, userId: string, click: QuoteClick) => markReferred(trx, userId, click),
  };
}

/** The profile and the last quote, for the export and the deletion. */
export function createProfilePersonalData(findOutcome: FindOutcome): PersonalData {
  return {
    name: 'profile',
    async collect(db, { id }) {
      const profile = await findProfile(db, id);
      const clicks = await listQuoteClicks(db, id);
      const outcome = await findOutcome(db, clicks);
      return profile && { ...profile, quote: await findQuote(db, id), clicks, outcome };
    },
    async erase(trx, { id }) {
      await deleteQuote(trx, id);
      await deleteProfile(trx, id);
    },
  };
}

async function loadProfile(
  db: Db,
  userId: string,
  { carriers, findOutcome }: Pick<Dependencies, 'carriers' | 'findOutcome'>,
): Promise<Profile> {
  const profile = await findProfile(db, userId);
  if (!profile) throw new AppError(404, 'no_profile', messages.missing);
  const quote = await findQuote(db, userId);
  const carrierLogo = carriers.find(({ id }) => id === quote?.carrierId)?.logo ?? null;
  const outcome = await findOutcome(db, await listQuoteClicks(db, userId));
  return { ...profile, quote: quote && { ...quote, carrierLogo, outcome } };
}

/** The application is with the carrier that the person continued to or, if there is none, with their match. */
async function noteApplication(trx: Db, userId: string, hasApplied: boolean, now: Date): Promise<void> {
  const quote = await findQuote(trx, userId);
  if (!quote) throw createInvalidInput({ hasApplied: messages.noQuote });
  await markApplied(trx, userId, hasApplied ? (quote.referredCarrierName ?? quote.carrierName) : null, now);
}

function checkDateOfBirth(dob: string | null | undefined, now: Date): void {
  if (!dob) return;
  const age = computeAge(dob, now);
  if (age < minAdultAge) {
    throw createInvalidInput({
      dob: messages.tooYoung(minAdultAge),
    });
  }
  if (age > 120) throw createInvalidInput({ dob: messages.tooOld });
}

/** Computes the age from the date of birth, unless an age is given. */
function withAge(fields: ProfileFields, now: Date): ProfileFields {
  if (!fields.dob || fields.age !== undefined) return fields;
  return { ...fields, age: Math.min(100, computeAge(fields.dob, now)) };
}

function matchQuote(
  { userData, quotedAt }: NonNullable<ProfileUpdate['quote']>,
  { carriers, reading }: Dependencies,
  now: Date,
): StoredQuote {
  if (new Date(quotedAt).getTime() > now.getTime() + clockToleranceMs) {
    throw createInvalidInput({ 'quote.quotedAt': messages.inFuture });
  }
  const match = recommend(userData, carriers, { reading });
  return {
    userData,
    carrierId: match.carrierId,
    carrierName: match.recommendedCompany,
    matchPercent: match.matchPercent,
    isFallback: match.isFallback,
    quotedAt: new Date(quotedAt).toISOString(),
    referredCarrierName: null,
    referredAt: null,
    appliedCarrierName: null,
    appliedAt: null,
  };
}

async function isNewer(db: Db, userId: string, { quotedAt }: StoredQuote): Promise<boolean> {
  const last = await findQuote(db, userId);
  return !last || last.quotedAt < quotedAt;
}

/** The profile fields that follow from the last quote. */
function deriveFields({ userData }: StoredQuote): ProfileFields {
  const answers = { ...userData, healthConditions: userData.majorHealthConditions ?? null };
  return { ...profileAnswersSchema.parse(answers), name: userData.name, age: userData.age };
}
