import { writeFileSync } from 'node:fs';
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
    }));
    writeFileSync(file, JSON.stringify(carriers));
    await using app = await createTestApp({ CARRIERS_FILE: file });
    const response = await post(app, { userData }).expect(200);
    expect(response.body.referralLink).toBe('https://alderpoint.example/new');
    const offered = await supertest(app.listener).get('/api/carriers').expect(200);
    expect(offered.body).toEqual({ carriers, reading: 'normalised' });
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
