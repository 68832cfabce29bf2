import { expect, expectNoOverflow, serverTest, test } from '../../fixtures.ts';
import { readStructuredData } from '../../steps/structured-data.ts';

const heading = { level: 1 } as const;

test('a carrier’s page leads from the directory to its facts, its comparison, and the quote', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/carriers');
  await page.getByRole('link', { name: 'Oxbow Mutual', exact: true }).click();
  await expect(page).toHaveURL('/carriers/oxbow');
  await expect(page).toHaveTitle(/^Oxbow Mutual/);
  await expect(page.getByRole('heading', heading)).toHaveText('Oxbow Mutual');
  await expect(page.getByRole('heading', heading)).toBeFocused();
  const facts = page.getByRole('region', { name: 'The facts' });
  await expect(facts.getByRole('term')).toHaveText(
    [
      'Eligible ages',
      'Coverage amounts',
      'Medical exam',
      'Usual decision time',
      'Policy types',
      'Tobacco and nicotine',
      'States',
      'Financial strength',
    ],
    { useInnerText: true },
  );
  await facts.getByRole('button', { name: 'Financial strength' }).press('Enter');
  await expect(facts.getByText(/rating agencies/)).toBeVisible();
  await expect(facts).toContainText('$25,000 – $10,000,000');
  await expect(facts).toContainText('A++ (Superior)');
  await expect(page.getByRole('region', { name: 'How it fits into our matching' })).toContainText(
    'isn’t part of our matching',
  );
  const comparison = page.getByRole('region', { name: 'How it compares' }).getByRole('table');
  await expect(comparison.getByRole('columnheader')).toHaveText([
    'Fact',
    'Oxbow Mutual',
    'Alderpoint Life',
    'Brightwater Mutual',
    'Copperleaf Life',
  ]);
  await expectNoOverflow(page);
  await expectAccessible('page of a listed carrier');

  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Carriers' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/carriers');
  await page.goBack();
  await page.getByRole('link', { name: 'Compare with my match (Oxbow Mutual)' }).click();
  await expect(page).toHaveURL('/quote?carrier=oxbow');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a matched carrier’s page tells its rules as the matching applies them', async ({
  page,
  request,
  expectAccessible,
}) => {
  const { carriers } = await (await request.get('/api/carriers')).json();
  const [{ conditions, scoring }] = carriers;
  await page.goto('/carriers/alderpoint');
  const rules = page.getByRole('region', { name: 'How it fits into our matching' }).getByRole('table');
  await expect(rules.getByRole('row', { name: /^Age/ })).toContainText(
    `${conditions.ageMin}–${conditions.ageMax}`,
  );
  await expect(rules.getByRole('row', { name: /^Head start/ })).toContainText(String(scoring.scoreBoost));
  await expect(page.getByRole('link', { name: 'See if it fits (Alderpoint Life)' })).toHaveAttribute(
    'href',
    '/quote?carrier=alderpoint',
  );
  await expectNoOverflow(page);
  await expectAccessible('page of a matched carrier', 'both');
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await expectNoOverflow(page);
  }
  await expectAccessible('page of a matched carrier at 320 px', 'none');
});

serverTest(
  'search engines read who the carrier is, what it offers, and the way to its page',
  async ({ request, server }) => {
    const [carrier, breadcrumb] = await readStructuredData(request, '/carriers/harrowgate');
    expect(carrier).toMatchObject({
      '@type': 'Organization',
      name: 'Harrowgate Life',
      logo: `${server.origin}/carriers/harrowgate.svg`,
      makesOffer: [{ itemOffered: { audience: { requiredMinAge: 20, requiredMaxAge: 60 } } }],
    });
    expect(breadcrumb).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        {},
        { item: `${server.origin}/carriers` },
        { item: `${server.origin}/carriers/harrowgate` },
      ],
    });
  },
);

test('the page of an unknown carrier is not found', async ({ page, request, allowedErrors }) => {
  allowedErrors.push(/404/);
  for (const slug of ['constructor', 'Oxbow']) {
    const response = await request.get(`/carriers/${slug}`);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain('<meta name="robots" content="noindex">');
  }
  expect((await page.goto('/carriers/no-such-carrier'))?.status()).toBe(404);
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});
