import { defineOperatorContract, periodParameters, timeZoneParameter } from './operator-limits.ts';
import { funnelSchema, todaySchema } from './schemas.ts';

const outcome = { visits: 400, started: 240, matches: 57, referrals: 21, referralRate: 0.0525 };

export const getOperatorToday = defineOperatorContract({
  id: 'readOperatorToday',
  method: 'GET',
  path: '/api/operator/today',
  summary: 'Compares the last seven days with the seven before, and lists what needs attention.',
  parameters: [timeZoneParameter],
  errors: ['invalid_input'],
  response: {
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
});

export const getOperatorFunnel = defineOperatorContract({
  id: 'readOperatorFunnel',
  method: 'GET',
  path: '/api/operator/funnel',
  summary: 'The steps of the quote, where people leave, and what campaigns, devices, and pages lead to.',
  parameters: [
    ...periodParameters,
    { name: 'campaign', isQuery: true, description: 'Only visits of this campaign; `(direct)` means none.' },
    { name: 'device', isQuery: true, description: 'Only visits on phone, tablet, desktop, or other.' },
    { name: 'page', isQuery: true, description: 'Only visits that began on this page.' },
  ],
  errors: ['invalid_input'],
  response: {
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
      campaigns: [{ name: 'search / cpc / term-life', campaign: 'term-life', ...outcome }],
      devices: [{ name: 'phone', ...outcome }],
      pages: [{ name: '/', ...outcome }],
    },
  },
});

export const figureContracts = [getOperatorToday, getOperatorFunnel] as const;
