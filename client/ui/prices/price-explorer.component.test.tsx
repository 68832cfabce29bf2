import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { PricePerson } from '../../../shared/prices/find-prices.ts';
import { samplePrices } from '../../../shared/prices/testing/sample-prices.ts';
import type { PriceStart } from '../../../shared/site/schemas/answer.ts';
import { PriceExplorer } from './price-explorer.tsx';

vi.mock('../../../shared/site/prices.data.ts', () => ({ prices: samplePrices }));

const age = page.getByRole('slider', { name: /^Your age/ });
const chart = page.getByRole('figure');
const here = chart.getByRole('listitem').filter({ hasText: 'You are here' });

const open = (
  loadPerson: () => Promise<PricePerson | undefined> = async () => undefined,
  page: { amount?: number; start?: PriceStart } = {},
) => render(<PriceExplorer headingLevel={2} loadPerson={loadPerson} {...page} />);

test('follows the age, with a place of its own between two published ages', async () => {
  await open();
  await expect.element(here).toMatchTextContent(/\$31 to \$43.*40/);
  await age.click();
  await userEvent.keyboard('{Home}');
  await expect
    .element(page.getByText(/No published price fits your age: .* for ages 30 to 50/))
    .toBeVisible();
  await expect.element(chart).not.toBeInTheDocument();
  for (let years = 18; years < 44; years += 1) await userEvent.keyboard('{ArrowRight}');
  await expect.element(here).toMatchTextContent(/\$31 to \$101.*44/);
  await expect.element(page.getByText(/^People between 40 and 50 who don’t use tobacco/)).toBeVisible();
});

test('shows both kinds of policies to someone who isn’t sure, and says which one has no published price', async () => {
  await open();
  await page.getByRole('combobox', { name: 'Type of policy' }).selectOptions('I’m not sure');
  await expect.element(chart).toHaveLength(2);
  await page.getByRole('combobox', { name: 'Tobacco or nicotine' }).selectOptions('Yes');
  await expect
    .element(page.getByText(/any published whole life.* prices for people who use tobacco/))
    .toBeVisible();
  await expect.element(page.getByText(/in 2023; prices have come down since\./)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'whole life' })).toBeVisible();
});

test('begins with what the person said in a quote, and names the closest published amount', async () => {
  await open(async () => ({ age: 50, amount: 500_000, usesTobacco: false, policyType: 'term' }), {
    amount: 600_000,
  });
  await expect.element(age).toHaveValue('50');
  await expect.element(here).toMatchTextContent(/\$78 to \$101.*50/);
  await expect
    .element(page.getByText(/This is for \$500,000, the closest published amount to \$600,000\./))
    .toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Coverage' })).not.toBeInTheDocument();
});

test('begins with what its page is about, whatever the person said in a quote', async () => {
  const person: PricePerson = { age: 50, amount: 250_000, usesTobacco: false, policyType: 'term' };
  await open(async () => person, { start: { policyType: 'whole', amount: 1_000_000, usesTobacco: true } });
  await expect.element(age).toHaveValue('50');
  await expect.element(page.getByRole('combobox', { name: 'Type of policy' })).toHaveValue('whole');
  await expect.element(page.getByRole('combobox', { name: 'Coverage' })).toHaveValue('1000000');
  const tobacco = page.getByRole('combobox', { name: 'Tobacco or nicotine' });
  await expect.element(tobacco).toHaveValue('yes');
  await tobacco.selectOptions('No');
  await expect.element(tobacco).toHaveValue('no');
});

test.each([
  [false, 1],
  [true, 0],
  [undefined, 0],
])(
  'tells someone that the prices are of people in good health if theirs isn’t: %s',
  async (isHealthy, count) => {
    await open(async () => ({ age: 50, amount: 500_000, usesTobacco: false, policyType: 'term', isHealthy }));
    await expect.element(age).toHaveValue('50');
    await expect.element(page.getByText(/Yours may well be higher\./)).toHaveLength(count);
  },
);

test('names the amount that was chosen last on a translated page, whose text nodes are not React’s', async () => {
  await open();
  await page.getByRole('combobox', { name: 'Coverage' }).selectOptions('$750,000');
  await expect.element(page.getByText(/closest published amount to \$750,000/)).toBeVisible();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
  for (const text of found) {
    const copy = document.createElement('font');
    copy.textContent = text.data;
    if (!text.parentElement?.closest('option, script, style')) text.replaceWith(copy);
  }
  await page.getByRole('combobox', { name: 'Coverage' }).selectOptions('$250,000');
  await expect.element(page.getByText(/closest published amount to \$250,000/)).toBeVisible();
});
