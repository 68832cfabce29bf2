import * as z from 'zod';
import { outcomeStatusSchema } from '../webhooks/postbacks.contract.ts';

/** How a statement can differ from what a carrier reported earlier. */
const differences = ['unknown_click', 'not_reported', 'not_in_statement', 'amount', 'status'] as const;
export type CommissionDifference = (typeof differences)[number];

const count = z.int().min(0);
const cents = z.int().describe('In cents of a US dollar.');
const monthSchema = z
  .string('Choose a month.')
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'Choose a month, such as 2026-03.');

export const outcomeSummarySchema = z
  .object({
    status: outcomeStatusSchema.describe('The latest one.'),
    commissionCents: cents.describe('The sum, in cents of a US dollar.'),
  })
  .meta({ id: 'OperatorOutcomeSummary' });

const commissionMonthSchema = z
  .object({
    month: monthSchema,
    carrierId: z.string(),
    carrierName: z.string(),
    clicks: count,
    statuses: z.record(outcomeStatusSchema, count).describe('Clicks by their latest status in this month.'),
    unknownClicks: count.describe('Clicks in the statement that were never sent to this carrier.'),
    reportedCents: cents.describe('What the carrier reported by postback, in cents of a US dollar.'),
    statedCents: cents.nullable().describe('The sum of its statement. Null before that is uploaded.'),
    uploadedAt: z.iso.datetime().nullable(),
    differences: count,
  })
  .meta({ id: 'OperatorCommissionMonth' });
export type CommissionMonth = z.infer<typeof commissionMonthSchema>;

const clickSchema = z
  .object({
    month: monthSchema,
    carrierName: z.string(),
    clickId: z.string(),
    clickedAt: z.iso.datetime().nullable().describe('Null when no such click was logged.'),
    difference: z.enum(differences),
    reported: outcomeSummarySchema.nullable(),
    stated: outcomeSummarySchema.nullable(),
  })
  .meta({ id: 'OperatorCommissionDifference' });

export const commissionsSchema = z
  .object({
    from: monthSchema,
    to: monthSchema,
    carriers: z.array(z.object({ id: z.string(), name: z.string() })).describe('Those with statements.'),
    months: z.array(commissionMonthSchema),
    differences: z.array(clickSchema).describe('Up to 200.'),
  })
  .meta({ id: 'OperatorCommissions' });

export const maxStatementBytes = 2 * 1024 * 1024;

export const statementRequestSchema = z
  .strictObject({
    carrierId: z.string('Choose a carrier.').min(1, 'Choose a carrier.').max(100),
    month: monthSchema,
    text: z
      .string('Choose a file.')
      .min(1, 'Choose a file that isn’t empty.')
      .describe('CSV with the columns `click id`, `status`, `amount`, and `date`.'),
  })
  .meta({ id: 'OperatorStatementRequest' });

export const statementResponseSchema = z
  .object({
    isStored: z.boolean().describe('False when any line has a problem: then nothing is stored.'),
    lines: count.describe('Lines that are fine.'),
    totalCents: cents.describe('Their sum, in cents of a US dollar.'),
    problems: z
      .array(z.object({ line: z.int().min(1), message: z.string() }))
      .describe('What to fix, line by line, up to 100.'),
    problemCount: count.describe('How many there are.'),
  })
  .meta({ id: 'OperatorStatementResponse' });
