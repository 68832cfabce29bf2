import { mkdirSync, writeFileSync } from 'node:fs';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { defaultCarriers } from '../../../shared/matching/carriers.ts';
import { recommend } from '../../../shared/matching/recommend.ts';
import { recommendationSchema } from '../../../shared/matching/recommendation.ts';
import { buildUserData } from '../../../shared/matching/testing/builders.ts';
import { createTestApp, type TestApp, testOrigin } from '../../testing/test-app.ts';
import { loadCarriers } from './load-carriers.ts';

const userData = buildUserData({ age: 34, priority: 'Lowest premium cost', noMedicalExam: 'Yes' });

function post(app: TestApp, body: object) {
  return supertest(app.listener).post('/api/recommendation').set('Origin', testOrigin).send(body);
}

describe('POST /api/recommendation', () => {
  it('answers with the result of shared matching', async () => {
    await using app = await createTestApp();
    const response = await post(app, { userData }).expect(200);
    expect(recommendationSchema.parse(response.body)).toEqual(response.body);
    expect(response.body).toEqual(recommend(userData, defaultCarriers));
    expect(response.body).toMatchObject({ carrierId: 'alderpoint', isPrimary: true, isFallback: false });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('accepts an age in digits', async () => {
    await using app = await createTestApp();
    const response = await post(app, { userData: { ...userData, age: '34' } }).expect(200);
    expect(response.body).toEqual(recommend(userData, defaultCarriers));
  });

  it('can be configured to use the literal reading', async () => {
    await using app = await createTestApp({ MATCH_READING: 'literal' });
    const response = await post(app, { userData }).expect(200);
    expect(response.body).toMatchObject({ isFallback: true, score: 50 });
  });

  it.each([
    ['name', { name: ' ' }],
    ['age', { age: 17 }],
    ['age', { age: 81 }],
    ['age', { age: 34.5 }],
    ['state', { state: 'OH' }],
    ['coverageAmount', { coverageAmount: '$1' }],
    ['smokingStatus', { smokingStatus: 'yes' }],
    ['healthStatus', { healthStatus: 'good' }],
    ['aal', { aal: 'aal2' }],
    ['exercise', { exercise: ['Daily'] }],
  ])('names the invalid field %s', async (field, change) => {
    await using app = await createTestApp();
    const response = await post(app, { userData: { ...userData, ...change } }).expect(422);
    expect(Object.keys(response.body.error.fields)).toEqual([`userData.${field}`]);
  });

  it('[security 44] never logs an answer', async () => {
    await using app = await createTestApp();
    await post(app, { userData: { ...userData, name: 'Unmistakable Name' } });
    expect(JSON.stringify(app.readLog())).not.toMatch(/Unmistakable|Good|\$500,000/);
  });
});

describe('the operator’s carriers', () => {
  it('replace the built-in ones, and the browser gets the same', async () => {
    await using first = await createTestApp();
    const file = `${first.folder}/carriers.json`;
    const carriers = defaultCarriers.map((carrier) => ({
      ...carrier,
      referralLink: `https://${carrier.id}.example/new`,
      logo: `/logos/${carrier.id}.svg`,
    }));
    writeFileSync(file, JSON.stringify(carriers));
    mkdirSync(`${first.folder}/logos`);
    const draw = (id: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><title>${id}</title></svg>`;
    for (const { id } of carriers) writeFileSync(`${first.folder}/logos/${id}.svg`, draw(id));
    await using app = await createTestApp({ CARRIERS_FILE: file });
    const response = await post(app, { userData }).expect(200);
    expect(response.body.referralLink).toBe('https://alderpoint.example/new');
    const offered = await supertest(app.listener).get('/api/carriers').expect(200);
    expect(offered.body).toEqual({ carriers, reading: 'normalised' });
    const logo = await supertest(app.listener).get('/logos/alderpoint.svg').expect(200);
    expect([logo.type, logo.body.toString()]).toEqual(['image/svg+xml', draw('alderpoint')]);
    const again = supertest(app.listener).get('/logos/alderpoint.svg');
    await again.set('If-None-Match', String(logo.headers.etag)).expect(304);
  });

  it('stop the start when a logo is missing', async () => {
    await using first = await createTestApp();
    const file = `${first.folder}/carriers.json`;
    const [carrier] = defaultCarriers;
    writeFileSync(file, JSON.stringify([{ ...carrier, isPrimary: true, logo: '/logos/none.svg' }]));
    await expect(createTestApp({ CARRIERS_FILE: file })).rejects.toThrow(
      `carriers[0].logo: There is no file ${first.folder}/logos/none.svg (.svg, .png, or .webp), and the site has no /logos/none.svg.`,
    );
  });

  it('stop the start with a line per error', async () => {
    await using app = await createTestApp();
    const file = `${app.folder}/carriers.json`;
    writeFileSync(
      file,
      JSON.stringify([{ ...defaultCarriers[0], name: '', referralLink: 'http://x.example' }]),
    );
    expect(() => loadCarriers(file)).toThrow(/has 2 error\(s\):\n {2}.*\n {2}.*$/);
    writeFileSync(file, 'not json');
    expect(() => loadCarriers(file)).toThrow('cannot be read as JSON');
    expect(() => loadCarriers(`${app.folder}/absent.json`)).toThrow('cannot be read');
  });
});
