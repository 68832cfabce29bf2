import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { recommend } from '../../../shared/matching/recommend.ts';
import { recommendationSchema } from '../../../shared/matching/recommendation.ts';
import { buildUserData } from '../../../shared/matching/testing/builders.ts';
import { matchedCarriers } from '../../../shared/site/carriers.data.ts';
import { createTestApp, type TestApp, testOrigin } from '../../testing/test-app.ts';

const userData = buildUserData({ age: 34, priority: 'Lowest premium cost', noMedicalExam: 'Yes' });

function post(app: TestApp, body: object) {
  return supertest(app.listener).post('/api/recommendation').set('Origin', testOrigin).send(body);
}

describe('POST /api/recommendation', () => {
  it('answers with the result of shared matching', async () => {
    await using app = await createTestApp();
    const response = await post(app, { userData }).expect(200);
    expect(recommendationSchema.parse(response.body)).toEqual(response.body);
    expect(response.body).toEqual(recommend(userData, matchedCarriers));
    expect(response.body).toMatchObject({ carrierId: 'alderpoint', isPrimary: true, isFallback: false });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('accepts an age in digits', async () => {
    await using app = await createTestApp();
    const response = await post(app, { userData: { ...userData, age: '34' } }).expect(200);
    expect(response.body).toEqual(recommend(userData, matchedCarriers));
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
