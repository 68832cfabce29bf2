/** Uses the client generated from the OpenAPI document, and prints everything that is wrong. */
export const clientProgram = `import createClient from 'openapi-fetch';
import type { components, paths } from './api.d.ts';

declare const process: { env: Record<string, string> };
const { ORIGIN = '', ANALYTICS_KEY = '' } = process.env;
const client = createClient<paths>({ baseUrl: ORIGIN });
const expect = (name: string, isTrue: boolean) => isTrue || console.log(name);

const { data: health } = await client.GET('/healthz');
expect('health', health?.status === 'ok');

const event: components['schemas']['AnalyticsEvent'] = { action: 'track_funnel', data: { step: 'checkout' } };
const headers = { Authorization: \`Bearer \${ANALYTICS_KEY}\` };
const { data: receipt } = await client.POST('/api/analytics', { headers, body: [event] });
expect('events are accepted', receipt?.accepted === 1 && receipt.rejected.length === 0);
const { data: trial } = await client.POST('/api/analytics', {
  headers,
  params: { query: { validate: '1' } },
  body: { sentAt: new Date().toISOString(), events: [event] },
});
expect('a dry run says so', trial?.dryRun === true);
// @ts-expect-error A step needs a name.
const { error: refused, response } = await client.POST('/api/analytics', { headers, body: { action: 'track_funnel', data: {} } });
expect('an invalid event is rejected', response.status === 422 && refused !== undefined && 'rejected' in refused && refused.rejected[0]?.code === 'missing_field');
const { error: unknownKey } = await client.POST('/api/analytics', { headers: { Authorization: 'Bearer wrong' }, body: event });
expect('an unknown key is refused', unknownKey !== undefined && 'error' in unknownKey && unknownKey.error.code === 'invalid_key');

const { data: list } = await client.GET('/api/carriers');
const carrier = list?.carriers[0];
expect('carriers', carrier !== undefined);
const own = { Origin: ORIGIN };
const { data: match } = await client.POST('/api/recommendation', {
  headers: own,
  body: { userData: { name: 'Maya', age: 30, state: 'Ohio', coverageAmount: '$500,000', smokingStatus: 'No',
    policyType: 'Term Life Insurance', healthStatus: 'Good', priority: 'Comprehensive benefits', noMedicalExam: 'No', approvalPreference: 'Within a month' } },
});
expect('a match', match !== undefined && match.matchPercent > 0 && match.explanation.length > 0);
const { data: referral } = await client.POST('/api/referrals', {
  headers: own,
  body: { carrierName: carrier?.name ?? '', referralUrl: carrier?.referralLink ?? '' },
});
expect('a referral', typeof referral?.id === 'number');
const { error: signedOut } = await client.GET('/api/profile');
expect('signed out', signedOut?.error.code === 'session_missing');
`;
