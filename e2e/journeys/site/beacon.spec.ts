import { createServer } from 'node:http';
import Database from 'better-sqlite3';
import { listCodeBlocks } from '../../../scripts/examples/code-blocks.ts';
import { listenOnLoopback } from '../../../server/testing/peers/listen-on-loopback.ts';
import { expect, test } from '../../fixtures.ts';
import { type RunningServer, startServer } from '../../start-server.ts';
import { personsUserAgent } from '../../steps/analytics.ts';

test.use({ userAgent: personsUserAgent });

type Partner = AsyncDisposable & { origin: string; embed: (beaconOrigin: string) => void };

const [pageExample = '', tagManagerExample = ''] = listCodeBlocks('docs/integrating.md')
  .filter(({ language }) => language === 'html')
  .map(({ code }) => code);

/** Someone else's site, on which every path is a page with an example of the docs, and links of all kinds. */
async function startPartner(example = pageExample, more = ''): Promise<Partner> {
  let embedded = '';
  const site = createServer((request, response) => {
    if (request.url === '/favicon.ico') return void response.writeHead(204).end();
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.end(`<!doctype html><html lang="en"><title>Partner ${request.url}</title>
      <script>addEventListener('submit', (event) => event.preventDefault())</script>
      ${embedded}
      <button data-track="Offer" data-track-value="term">Offer</button>
      <a href="/next?secret=1#hash">Next</a>
      <p onclick="return false">
        <a href="/files/terms.pdf?secret=1"><b>Terms</b></a>
        <a href="https://elsewhere.example/a@b.example/offer?secret=1">Elsewhere</a>
        <a href="mailto:a@b.example">Email</a>
      </p>
      <button onclick="history.pushState(null, '', '/moved')">Move</button>
      ${more}</html>`);
  });
  const { port, [Symbol.asyncDispose]: close } = await listenOnLoopback(site);
  return {
    origin: `http://127.0.0.1:${port}`,
    embed(beaconOrigin) {
      embedded = example.replaceAll('$ORIGIN', beaconOrigin);
    },
    [Symbol.asyncDispose]: close,
  };
}

type Row = {
  name: string;
  page_route: string;
  element_clicked: string | null;
  additional_data: string | null;
};

/** The stored events of other sites' pages. */
function readStored(server: RunningServer): Row[] {
  const database = new Database(server.databaseFile, { readonly: true });
  try {
    return database
      .prepare<[], Row>(`select * from analytics_events where source <> 'site' order by occurred_at`)
      .all();
  } finally {
    database.close();
  }
}

/** Counts them by name and page. */
function countStored(server: RunningServer): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { name, page_route: route } of readStored(server)) {
    counts[`${name} ${route}`] = (counts[`${name} ${route}`] ?? 0) + 1;
  }
  return counts;
}

test('[security 31] events of another site are stored once each: online, offline and back, and closed mid-way', async ({
  page,
  context,
  allowedErrors,
}) => {
  allowedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await using partner = await startPartner();
  const server = await startServer({ ANALYTICS_ORIGINS: partner.origin });
  try {
    partner.embed(server.origin);
    await page.goto(`${partner.origin}/first?email=a@b.example`);
    await page.getByRole('button', { name: 'Offer' }).click();
    await expect
      .poll(() => countStored(server))
      .toEqual({ 'page_view /first': 1, 'click /first': 1, 'offer_seen /first': 1 });

    await page.getByRole('button', { name: 'Move' }).click();
    await context.setOffline(true);
    const failed = page.waitForEvent('requestfailed');
    await page.getByRole('button', { name: 'Offer' }).click();
    await page.getByRole('button', { name: 'Offer' }).click();
    await failed;
    expect(countStored(server)).not.toHaveProperty('click /moved');
    await context.setOffline(false);
    await expect.poll(() => countStored(server)).toMatchObject({ 'page_view /moved': 1, 'click /moved': 2 });

    // The response to what is sent with the page is lost. The next page can't know that, and sends it again.
    await page.getByRole('button', { name: 'Offer' }).click();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveTitle(/next/);
    await expect
      .poll(() => countStored(server))
      .toMatchObject({
        'click /moved': 3,
        'page_exit /moved': 1,
        'page_view /next': 1,
        'offer_seen /next': 1,
      });

    await context.setOffline(true);
    await page.getByRole('button', { name: 'Offer' }).click();
    // The page leaves like a person's, before the next one looks for what it kept.
    const closed = page.waitForEvent('close');
    await page.close({ runBeforeUnload: true });
    await closed;
    await context.setOffline(false);
    const later = await context.newPage();
    await later.goto(`${partner.origin}/later`);
    await expect.poll(() => countStored(server)).toMatchObject({ 'click /next': 1, 'offer_seen /later': 1 });
    await expect.poll(() => later.evaluate(() => Object.keys(localStorage))).toEqual([]);
    expect(countStored(server)).toEqual({
      'page_view /first': 1,
      'click /first': 1,
      'offer_seen /first': 1,
      'page_view /moved': 1,
      'click /moved': 3,
      'page_exit /moved': 1,
      'page_view /next': 1,
      'offer_seen /next': 1,
      'click /next': 1,
      'page_exit /next': 1,
      'page_view /later': 1,
      'offer_seen /later': 1,
    });
  } finally {
    await server.stop();
  }
});

test('[security 30] [security 31] a site that is not listed gets the script, and stores nothing', async ({
  page,
  request,
  allowedErrors,
}) => {
  allowedErrors.push(/blocked by CORS policy/, /ERR_FAILED|status of 403/);
  await using listed = await startPartner();
  await using stranger = await startPartner(tagManagerExample);
  const server = await startServer({ ANALYTICS_ORIGINS: listed.origin });
  try {
    stranger.embed(server.origin);
    const refused = page.waitForEvent('requestfailed');
    await page.goto(`${stranger.origin}/first`);
    expect((await refused).url()).toBe(`${server.origin}/api/analytics`);
    await page.close();
    expect(countStored(server)).toEqual({});

    const script = await request.get(`${server.origin}/beacon.js`, { headers: { 'Accept-Encoding': 'br' } });
    expect(script.headers()).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'cross-origin-resource-policy': 'cross-origin',
      'content-encoding': 'br',
    });
    expect(Number(script.headers()['content-length'])).toBeLessThanOrEqual(2048);
  } finally {
    await server.stop();
  }
});

test('the example of the docs reports links, files, forms, and goals, and logs what it sends on request', async ({
  page,
}) => {
  await using partner = await startPartner(pageExample.replace('<script defer', '<script defer data-debug'));
  const server = await startServer({ ANALYTICS_ORIGINS: partner.origin });
  try {
    partner.embed(server.origin);
    const logged = page.waitForEvent('console', (message) => message.text().includes('subscribed'));
    await page.goto(`${partner.origin}/first`);
    await page.getByRole('button', { name: 'Request a quote' }).click();
    for (const name of ['Terms', 'Elsewhere', 'Email']) await page.getByRole('link', { name }).click();
    await page.getByRole('button', { name: 'Subscribe' }).click();
    expect((await logged).text()).toMatch(/^coverlight 202 .*"form_submit".*{"accepted":\d/);
    await expect.poll(() => countStored(server)).toMatchObject({ 'subscribed /first': 1 });
    expect(readStored(server).map((row) => [row.name, row.element_clicked, row.additional_data])).toEqual([
      ['page_view', null, expect.stringContaining('Partner /first')],
      ['offer_seen', null, '{"price":26}'],
      ['click', 'Request a quote', null],
      ['download', `${partner.origin}/files/terms.pdf`, null],
      ['outbound_click', 'https://elsewhere.example/hidden/offer', null],
      ['form_submit', 'newsletter', null],
      ['subscribed', null, '{"list":"monthly"}'],
    ]);
  } finally {
    await server.stop();
  }
});

test('clicks in shadow DOM, SVG, and image maps, routes of the Navigation API, and opened tabs are told apart, whatever elements and fields are named', async ({
  page,
  context,
}) => {
  await using partner = await startPartner(
    pageExample.replace('<script defer', '<script defer data-debug'),
    `<form id="coverlight" name="coverlight"><input name="track"></form>
    <iframe name="coverlight" src="data:text/html,"></iframe>
    <img alt="Plans by state" usemap="#plans" width="80" height="40" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>">
    <map name="plans" onclick="return false"><area shape="default" alt="All" href="https://map.example/plans"></map>
    <plan-card></plan-card>
    <p onclick="return false"><a href="https://[">Broken link</a></p>
    <form name="order" data-goal="ordered" data-goal-plan="Term" onsubmit="return false">
      <input name="name"><input name="id"><input name="attributes"><input name="dataset">
      <input name="matches"><button>Order</button>
    </form>
    <svg width="200" height="40" onclick="return false">
      <a href="https://new.example/svg?secret=1"><text y="20">New link</text></a>
      <a xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="https://old.example/svg"><text x="90" y="20">Old link</text></a>
    </svg>
    <button onclick="navigation.navigate('/routed')">Route</button>
    <button onclick="window.open('/opened')">Open</button>
    <script>
      const root = document.querySelector('plan-card').attachShadow({ mode: 'open' });
      root.innerHTML = '<button data-track="Plan"><b>Pick</b></button><a href="https://shadow.example/a">Shadow link</a>';
      root.addEventListener('click', (event) => event.preventDefault());
      navigation.addEventListener('navigate', (event) => {
        if (event.destination.url.endsWith('/routed')) event.intercept({ handler: async () => {} });
      });
    </script>`,
  );
  const server = await startServer({ ANALYTICS_ORIGINS: partner.origin });
  try {
    partner.embed(server.origin);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.goto(`${partner.origin}/first`);
    for (const name of ['Broken link', 'Pick', 'Shadow link', 'New link', 'Old link'])
      await page.getByText(name, { exact: true }).click();
    // The area is above the picture.
    await page.getByAltText('Plans by state').click({ force: true });
    // Playwright itself trips over such fields.
    await page.evaluate(() => document.querySelector<HTMLElement>('[name=order] button')?.click());
    await page.getByRole('button', { name: 'Route' }).click();
    await expect.poll(() => countStored(server)).toMatchObject({ 'page_view /routed': 1 });
    expect(
      readStored(server)
        .filter(({ name }) => ['click', 'outbound_click', 'form_submit', 'ordered'].includes(name))
        .map(({ element_clicked: element, additional_data: values }) => element ?? values),
    ).toEqual([
      'Plan',
      'https://shadow.example/a',
      'https://new.example/svg',
      'https://old.example/svg',
      'https://map.example/plans',
      'order',
      '{"plan":"Term"}',
    ]);

    await page.evaluate((source) => {
      const again = document.createElement('script');
      again.src = source;
      again.dataset.debug = '';
      document.head.append(again);
    }, `${server.origin}/beacon.js`);
    await expect.poll(() => logged).toContain('coverlight already runs');

    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name: 'Open' }).click();
    const tab = await opened;
    await expect.poll(() => countStored(server)).toMatchObject({ 'page_view /opened': 1 });
    const [first, second] = await Promise.all(
      [page, tab].map((one) => one.evaluate(() => sessionStorage.getItem('coverlight.session'))),
    );
    expect([first, second]).toEqual([expect.any(String), expect.any(String)]);
    expect(second).not.toBe(first);
  } finally {
    await server.stop();
  }
});

test.describe('with Global Privacy Control', () => {
  test.use({ extraHTTPHeaders: { 'Sec-GPC': '1' } });

  test('no one is told apart, and nothing stays in the browser', async ({ page }) => {
    await page.addInitScript(() => Object.assign(Navigator.prototype, { globalPrivacyControl: true }));
    await using partner = await startPartner(tagManagerExample);
    const server = await startServer({ ANALYTICS_ORIGINS: partner.origin });
    try {
      partner.embed(server.origin);
      const sent = page.waitForRequest(`${server.origin}/api/analytics`);
      await page.goto(`${partner.origin}/first`);
      const body = (await sent).postData();
      expect(body).toContain('"offer_seen"');
      expect(body).not.toContain('sessionId');
      expect(
        await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]),
      ).toEqual([]);
    } finally {
      await server.stop();
    }
  });
});
