import {
  commissionsSchema,
  maxStatementBytes,
  statementRequestSchema,
  statementResponseSchema,
} from './commission-schemas.ts';
import { afterParameter, defineOperatorContract, periodParameters } from './operator-limits.ts';
import { csvFileSchema, referralsSchema } from './schemas.ts';

export const listOperatorReferrals = defineOperatorContract({
  id: 'listOperatorReferrals',
  method: 'GET',
  path: '/api/operator/referrals',
  summary: 'Clicks to carriers and what happened to them, with counts by carrier and month.',
  parameters: [...periodParameters, afterParameter],
  errors: ['invalid_input'],
  response: {
    status: 200,
    description: 'Clicks.',
    schema: referralsSchema,
    example: {
      from: '2026-03-01',
      to: '2026-03-30',
      referrals: [
        {
          id: 21,
          clickedAt: '2026-03-02T15:04:05.000Z',
          carrierName: 'Example Life',
          clickId: '0b2f6a51-6c52-4f0e-9d36-6a1f0d6c2b11',
          campaign: 'term-life',
          isSignedIn: false,
          outcome: { status: 'issued', commissionCents: 41_250 },
        },
      ],
      next: null,
      months: [{ month: '2026-03', carrierName: 'Example Life', clicks: 21 }],
    },
  },
});

/** What all exports of a period have in common. */
const csvExport = {
  method: 'POST',
  parameters: periodParameters,
  errors: ['invalid_input', 'reauthentication_required'],
} as const;
const csvResponse = { status: 200, description: 'The file’s text.', schema: csvFileSchema } as const;

export const exportOperatorReferrals = defineOperatorContract({
  ...csvExport,
  id: 'exportOperatorReferrals',
  path: '/api/operator/referrals/export',
  summary: 'A period’s clicks as CSV. The call is recorded.',
  response: {
    ...csvResponse,
    example: {
      name: 'referrals.csv',
      text: 'time,carrier,click_id,campaign,signed_in,status,commission\r\n',
    },
  },
});

export const getOperatorCommissions = defineOperatorContract({
  id: 'readOperatorCommissions',
  method: 'GET',
  path: '/api/operator/commissions',
  summary: 'What carriers reported by month, against their statements, with the differences.',
  description: 'Months are whole, so the period covers all of those it touches.',
  parameters: periodParameters,
  errors: ['invalid_input'],
  response: {
    status: 200,
    description: 'By month and carrier.',
    schema: commissionsSchema,
    example: {
      from: '2026-03',
      to: '2026-03',
      carriers: [{ id: 'example-life', name: 'Example Life' }],
      months: [
        {
          month: '2026-03',
          carrierId: 'example-life',
          carrierName: 'Example Life',
          clicks: 21,
          statuses: { applied: 3, approved: 1, issued: 2, declined: 1, canceled: 0 },
          unknownClicks: 0,
          reportedCents: 82_500,
          statedCents: 41_250,
          uploadedAt: '2026-04-02T09:00:00.000Z',
          differences: 1,
        },
      ],
      differences: [
        {
          month: '2026-03',
          carrierName: 'Example Life',
          clickId: '0b2f6a51-6c52-4f0e-9d36-6a1f0d6c2b11',
          clickedAt: '2026-03-02T15:04:05.000Z',
          difference: 'not_in_statement',
          reported: { status: 'issued', commissionCents: 41_250 },
          stated: null,
        },
      ],
    },
  },
});

export const uploadOperatorStatement = defineOperatorContract({
  id: 'uploadOperatorStatement',
  method: 'POST',
  path: '/api/operator/commissions/statements',
  summary: 'Stores a carrier’s statement for a month, in place of an earlier one. The call is recorded.',
  description: 'If any line has a problem, nothing is stored, and every problem is listed with its line.',
  body: {
    schema: statementRequestSchema,
    maxBytes: maxStatementBytes,
    example: {
      carrierId: 'example-life',
      month: '2026-03',
      text: 'click id,status,amount,date\n0b2f6a51-6c52-4f0e-9d36-6a1f0d6c2b11,issued,412.50,2026-03-20\n',
    },
  },
  response: {
    status: 200,
    description: 'Whether it is stored, and what to fix if it isn’t.',
    schema: statementResponseSchema,
    example: { isStored: true, lines: 1, totalCents: 41_250, problems: [], problemCount: 0 },
  },
});

export const exportOperatorCommissions = defineOperatorContract({
  ...csvExport,
  id: 'exportOperatorCommissions',
  path: '/api/operator/commissions/export',
  summary: 'Reports and statements click by click, as CSV. The call is recorded.',
  response: { ...csvResponse, example: { name: 'commissions.csv', text: 'month,carrier,click_id\r\n' } },
});

export const operatorReferralContracts = [
  listOperatorReferrals,
  exportOperatorReferrals,
  getOperatorCommissions,
  uploadOperatorStatement,
  exportOperatorCommissions,
] as const;
