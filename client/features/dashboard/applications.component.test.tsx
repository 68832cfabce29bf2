import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ProfileQuote } from '../../../shared/api/profile.ts';
import { buildUserData } from '../../../shared/matching/testing/builders.ts';
import { ActivePolicies, Applications } from './applications.tsx';

type Status = NonNullable<ProfileQuote['outcome']>['status'];

async function renderOutcome(status: Status) {
  const quote: ProfileQuote = {
    userData: buildUserData(),
    carrierId: 'alderpoint',
    carrierName: 'Alderpoint Life',
    carrierLogo: null,
    matchPercent: 90,
    isFallback: false,
    quotedAt: '2026-03-01T12:00:00.000Z',
    referredCarrierName: 'Alderpoint Life',
    referredAt: '2026-03-01T12:00:00.000Z',
    appliedCarrierName: null,
    appliedAt: null,
    outcome: { carrierName: 'Alderpoint Life', status, occurredOn: '2026-03-20' },
  };
  await render(
    <MemoryRouter>
      <Applications quote={quote} />
      <ActivePolicies outcome={quote.outcome} />
    </MemoryRouter>,
  );
  return page
    .getByRole('listitem')
    .elements()
    .map((step) => step.textContent ?? '');
}

test('an application that the carrier received waits for its decision', async () => {
  const [, visited, applied, decided] = await renderOutcome('applied');
  expect(visited).toContain('Done: Visited Alderpoint Life’s site');
  expect(applied).toContain('Done: Alderpoint Life received your applicationMarch 20, 2026');
  expect(decided).toContain('Not yet: Alderpoint Life decides on your application');
  await expect.element(page.getByRole('button', { name: 'I applied' })).not.toBeInTheDocument();
});

test.each([
  ['approved', 'Done: Alderpoint Life approved your applicationMarch 20, 2026It will send you the policy'],
  ['issued', 'Done: Alderpoint Life issued your policyMarch 20, 2026It will send your policy'],
  ['declined', 'Done: Alderpoint Life declined your applicationMarch 20, 2026Carriers have different rules'],
  [
    'canceled',
    'Done: Your application or policy with Alderpoint Life was canceledMarch 20, 2026If you didn’t',
  ],
] as const)('an application that is %s shows when, and what comes next', async (status, text) => {
  const steps = await renderOutcome(status);
  expect(steps).toHaveLength(4);
  expect(steps[2]).toContain('Alderpoint Life received your applicationReported by the carrier');
  expect(steps[3]).toContain(text);
  const policy = page.getByText(/Alderpoint Life issued your policy on March 20, 2026/);
  expect(policy.elements()).toHaveLength(status === 'issued' ? 1 : 0);
});
