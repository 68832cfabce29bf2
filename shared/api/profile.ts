import * as z from 'zod';
import { userDataSchema } from '../quote/user-data.ts';
import { profileAge } from '../validation/age.ts';
import { personNameSchema, phoneSchema } from '../validation/person-schemas.ts';
import { outcomeStatusSchema } from './webhooks/postbacks.contract.ts';

const { minimum: minAge, maximum: maxAge, message: ageMessage } = profileAge;
const answers = userDataSchema.shape;

/** A calendar date such as 1980-02-29. The server checks whether the person is 18 today. */
const dateOfBirth = z.iso.date('Enter a date of birth as year, month, and day.');

/** Answers of the last quote. */
const answerFields = {
  state: answers.state.nullable(),
  coverageAmount: answers.coverageAmount.nullable(),
  smokingStatus: answers.smokingStatus.nullable(),
  policyType: answers.policyType.nullable(),
  healthStatus: answers.healthStatus.nullable(),
  healthConditions: answers.majorHealthConditions.unwrap().nullable(),
  priority: answers.priority.nullable(),
  noMedicalExam: answers.noMedicalExam.nullable(),
  approvalPreference: answers.approvalPreference.nullable(),
};

/** What else the person sets. */
const ownFields = {
  firstName: personNameSchema.nullable(),
  lastName: personNameSchema.nullable(),
  dob: dateOfBirth.nullable(),
  marketingOptIn: z.boolean('Choose yes or no.'),
  onboardingCompleted: z.boolean('Choose yes or no.'),
  phoneNumber: phoneSchema.nullable(),
  name: personNameSchema.nullable(),
  age: z.int(ageMessage).min(minAge, ageMessage).max(maxAge, ageMessage).nullable(),
};
export const profileFieldsSchema = z.object(ownFields).partial();

/** The fields of a profile that the person sets. `null` clears a field. The server sets the times. */
const fields = { ...ownFields, ...answerFields };

/**
 * Body of `PUT /api/profile`: any of the fields, and the last quote. The server uses only the person's answers from the
 * quote, and computes the match and the derived fields.
 */
export const profileUpdateSchema = z
  .strictObject({
    ...fields,
    /** The person agreed to the terms on this form, which is recorded as a consent. */
    termsAccepted: z.literal(true, 'You must agree to the Terms of Service and Privacy Policy'),
    quote: z.strictObject({
      userData: userDataSchema,
      /** When the person answered, in ISO 8601. An older quote never replaces a newer one. */
      quotedAt: z.iso.datetime('Send a time in ISO 8601, in UTC.'),
    }),
    hasApplied: z
      .boolean('Choose yes or no.')
      .describe(
        'The person says that they applied with the carrier of their last quote, or takes that back.',
      ),
  })
  .partial()
  .meta({ id: 'ProfileUpdate' });
export type ProfileUpdate = z.infer<typeof profileUpdateSchema>;

/** The answers in a profile, which are stored together. */
export const profileAnswersSchema = z.object(answerFields);
export type ProfileAnswers = z.infer<typeof profileAnswersSchema>;

/** A profile as stored and returned, without its quote. Times are ISO 8601 in UTC. */
export const profileSchema = z.object({ ...fields, userId: z.string(), updatedAt: z.string() });

/** A person's last quote, as shown on the dashboard. */
const profileQuoteSchema = z.object({
  userData: userDataSchema,
  carrierId: z.string(),
  carrierName: z.string(),
  carrierLogo: z
    .string()
    .nullable()
    .describe('The carrier’s logo. `null` if it’s no longer one that we match people with.'),
  matchPercent: z.int(),
  isFallback: z.boolean().describe('No carrier fits all the answers, so this is the one to ask first.'),
  quotedAt: z.string(),
  referredCarrierName: z
    .string()
    .nullable()
    .describe('The carrier whose site the person continued to; `referredAt` says when.'),
  referredAt: z.string().nullable(),
  appliedCarrierName: z
    .string()
    .nullable()
    .describe('The carrier that the person says they applied with; `appliedAt` is when they said so.'),
  appliedAt: z.string().nullable(),
  outcome: z
    .object({
      carrierName: z.string(),
      status: outcomeStatusSchema,
      occurredOn: z.iso.date(),
    })
    .nullable()
    .describe('What a carrier last reported about an application that began with this quote.'),
});
export type ProfileQuote = z.infer<typeof profileQuoteSchema>;

/** Response of `GET` and `PUT /api/profile`. */
export const profileResponseSchema = profileSchema
  .extend({ quote: profileQuoteSchema.nullable() })
  .meta({ id: 'ProfileResponse' });
export type Profile = z.infer<typeof profileResponseSchema>;
