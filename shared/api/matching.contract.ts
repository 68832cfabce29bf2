import * as z from 'zod';
import { recommendationSchema } from '../matching/recommendation.ts';
import { matchReadings } from '../matching/translate.ts';
import { exampleUserData } from '../quote/example-user-data.ts';
import { userDataSchema } from '../quote/user-data.ts';
import { carriersSchema } from '../site/schemas/carriers.ts';
import { defineContract } from './contract.ts';

const recommendationRequestSchema = z
  .strictObject({ userData: userDataSchema })
  .meta({ id: 'RecommendationRequest' });

const carriersResponseSchema = z
  .object({ carriers: carriersSchema, reading: z.enum(matchReadings) })
  .meta({ id: 'CarriersResponse' });

const identifier = z
  .string('Must be text.')
  .min(1, 'Must not be empty.')
  .max(128, 'Must be at most 128 characters.')
  .regex(/^[\w.:-]+$/, 'May contain only letters, digits, dots, colons, dashes, and underscores.');

/** The carrier whose site the visitor is going to, and the link they clicked. */
const referralRequestSchema = z
  .strictObject({
    carrierName: z
      .string('Name the carrier.')
      .min(1, 'Name the carrier.')
      .max(120, 'Must be at most 120 characters.'),
    referralUrl: z
      .url({ protocol: /^https?$/, error: 'Must be a web address.' })
      .max(2048, 'Must be at most 2,048 characters.'),
    sessionId: identifier.optional(),
    clickId: z.uuid('Must be a UUID.').toLowerCase().optional(),
    clickedAt: z.iso
      .datetime({ offset: true, error: 'Must be a time such as 2026-03-20T14:05:00Z.' })
      .optional()
      .describe('For clicks that are sent late: not in the future, and at most 30 days old.'),
  })
  .meta({ id: 'ReferralRequest' });
export type ReferralRequest = z.infer<typeof referralRequestSchema>;

const referralResponseSchema = z
  .object({ id: z.int(), clickId: z.string() })
  .meta({ id: 'ReferralResponse' });

const carrierCard = {
  carrierId: 'example-life',
  recommendedCompany: 'Example Life',
  description: 'Term coverage for families.',
  referralLink: 'https://www.example-life.example/quote',
  logo: '/carriers/example-life.svg',
};

export const getRecommendation = defineContract({
  id: 'recommend',
  method: 'POST',
  path: '/api/recommendation',
  tag: 'Matching',
  summary: 'Finds the carrier that fits the answers best, with every reason.',
  description: 'Nothing in the request is stored.',
  access: 'anyone',
  limit: { name: 'recommendation', limit: 60, windowSeconds: 60 },
  body: {
    schema: recommendationRequestSchema,
    example: {
      userData: exampleUserData,
    },
  },
  response: {
    status: 200,
    description: 'The match.',
    schema: recommendationSchema,
    example: {
      ...carrierCard,
      score: 85,
      matchPercent: 85,
      isPrimary: true,
      isFallback: false,
      reasons: ['Good rates at your age'],
      explanation: [
        {
          carrierId: carrierCard.carrierId,
          carrierName: carrierCard.recommendedCompany,
          isEligible: true,
          score: 85,
          lines: [{ rule: 'baseScore', label: 'Base score', answer: '', points: 85 }],
          failures: [],
        },
      ],
      alternatives: [],
      primary: { ...carrierCard, isEligible: true },
    },
  },
});

export const listCarriers = defineContract({
  id: 'listCarriers',
  method: 'GET',
  path: '/api/carriers',
  tag: 'Matching',
  summary: 'The carriers and rules that matching uses.',
  access: 'anyone',
  response: {
    status: 200,
    description: 'The carriers.',
    schema: carriersResponseSchema,
    example: {
      carriers: [
        {
          id: carrierCard.carrierId,
          name: carrierCard.recommendedCompany,
          referralLink: carrierCard.referralLink,
          description: carrierCard.description,
          logo: carrierCard.logo,
          isPrimary: true,
          talkingPoints: ['Coverage up to $1 million without an exam'],
          conditions: {
            ageMin: 18,
            ageMax: 65,
            smokingAllowed: true,
            healthStatusRequired: ['excellent', 'good', 'average'],
            noMedicalExamAvailable: true,
            policyTypesOffered: ['term', 'not_sure'],
            specialties: [],
          },
          scoring: {
            baseScore: 60,
            scoreBoost: 0,
            ageBonus: [],
            healthBonus: {},
            priorityMatch: {},
            noMedicalExamBonus: 0,
            instantApprovalBonus: 0,
          },
        },
      ],
      reading: 'normalised',
    },
  },
});

export const logReferral = defineContract({
  id: 'logReferral',
  method: 'POST',
  path: '/api/referrals',
  tag: 'Matching',
  summary: 'Logs that a visitor leaves for a carrier.',
  description:
    'Stored before the response. Only the carriers’ own links are accepted. A repeated `clickId` is stored once. A click counts for the signed-in account only if its session began before the click.',
  access: 'anyone',
  limit: { name: 'referral', limit: 60, windowSeconds: 60 },
  body: {
    schema: referralRequestSchema,
    example: { carrierName: carrierCard.recommendedCompany, referralUrl: carrierCard.referralLink },
  },
  response: {
    status: 201,
    description: 'Stored.',
    schema: referralResponseSchema,
    example: { id: 1042, clickId: '5f0c8a3e-7f57-4a6e-9d53-2f6c1f0b8a77' },
  },
});

export const matchingContracts = [getRecommendation, listCarriers, logReferral] as const;
