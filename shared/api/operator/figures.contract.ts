import { defineContract } from '../contract.ts';
import { operatorLimits } from './operator-limits.ts';
import { csvFileSchema, funnelSchema, referralsSchema, todaySchema } from './schemas.ts';

const from = {
  name: 'from',
  isQuery: true,
  description: 'First day in UTC. By default, 30 days ago.',
} as const;
const to = { name: 'to', isQuery: true, description: 'Last day, included. By default, today.' } as const;
const outcome = { visits: 400, started: 240, matches: 57, referrals: 21, referralRate: 0.0525 };

export const getOperatorToday = defineContract({
  id: 'readOperatorToday',
  method: 'GET',
  path: '/api/operator/today',
  tag: 'Operator',
  summary: 'The last seven days against the seven before, and what needs attention.',
  access: 'operator',
  limit: operatorLimits.read,
  answers: [
    {
      status: 200,
      description: 'Figures.',
      schema: todaySchema,
      example: {
        thisWeek: outcome,
        lastWeek: outcome,
        signUps: { thisWeek: 4, lastWeek: 3 },
        days: [{ date: '2026-03-01', visits: 60, matches: 8, referrals: 3 }],
        attention: [{ kind: 'messages', count: 2 }],
      },
    },
  ],
});

export const getOperatorFunnel = defineContract({
  id: 'readOperatorFunnel',
  method: 'GET',
  path: '/api/operator/funnel',
  tag: 'Operator',
  summary: 'The steps of the quote, where people leave, and what campaigns, devices, and pages lead to.',
  access: 'operator',
  limit: operatorLimits.read,
  parameters: [from, to],
  errors: ['invalid_input'],
  answers: [
    {
      status: 200,
      description: 'Figures.',
      schema: funnelSchema,
      example: {
        from: '2026-03-01',
        to: '2026-03-30',
        limits: [],
        steps: [
          { title: 'Quick info', branch: 'quote', reached: 240, reachedRate: 1, left: 40, leftRate: 0.1667 },
        ],
        campaigns: [{ name: 'search / cpc / term-life', ...outcome }],
        devices: [{ name: 'phone', ...outcome }],
        pages: [{ name: '/', ...outcome }],
      },
    },
  ],
});

export const listOperatorReferrals = defineContract({
  id: 'listOperatorReferrals',
  method: 'GET',
  path: '/api/operator/referrals',
  tag: 'Operator',
  summary: 'Clicks to carriers, and their number by carrier and month.',
  access: 'operator',
  limit: operatorLimits.read,
  parameters: [from, to, { name: 'after', isQuery: true, description: 'The `next` of the call before.' }],
  errors: ['invalid_input'],
  answers: [
    {
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
            carrierName: 'Alderpoint Life',
            clickId: '0b2f6a51-6c52-4f0e-9d36-6a1f0d6c2b11',
            campaign: 'term-life',
            isSignedIn: false,
          },
        ],
        next: null,
        months: [{ month: '2026-03', carrierName: 'Alderpoint Life', clicks: 21 }],
      },
    },
  ],
});

export const exportOperatorReferrals = defineContract({
  id: 'exportOperatorReferrals',
  method: 'POST',
  path: '/api/operator/referrals/export',
  tag: 'Operator',
  summary: 'The clicks of a period as CSV. It is recorded.',
  access: 'operator',
  limit: operatorLimits.change,
  parameters: [from, to],
  errors: ['invalid_input'],
  answers: [
    {
      status: 200,
      description: 'The file’s text.',
      schema: csvFileSchema,
      example: { name: 'referrals.csv', text: 'time,carrier,click_id,campaign,signed_in\r\n' },
    },
  ],
});

export const figureContracts = [
  getOperatorToday,
  getOperatorFunnel,
  listOperatorReferrals,
  exportOperatorReferrals,
] as const;
