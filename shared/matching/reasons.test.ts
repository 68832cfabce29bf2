import { describe, expect, test } from 'vitest';
import type { UserData } from '../quote/user-data.ts';
import type { Carrier } from '../site/schemas/carriers.ts';
import { buildFallbackReasons, buildReasons } from './reasons.ts';
import { scoreCarrier } from './score.ts';
import { buildCarrier, buildUserData, findCarrier } from './testing/builders.ts';
import { translateAnswers } from './translate.ts';

function reasons(overrides: Partial<UserData>, carrier: Carrier): string[] {
  const userData = buildUserData(overrides);
  const applicant = translateAnswers(userData, 'normalised');
  return buildReasons({ userData, applicant, carrier }, scoreCarrier(applicant, carrier));
}

describe('three reasons, built from the rules that the carrier passes', () => {
  test('for someone without special preferences', () => {
    expect(reasons({}, findCarrier('alderpoint'))).toEqual([
      'Fits your age. Alderpoint Life covers ages 20 to 60.',
      'Fits your health. Alderpoint Life considers people in good or fair health.',
      'Has your policy type. Alderpoint Life offers term life insurance.',
    ]);
  });

  test('for someone who doesn’t know the policy type yet', () => {
    expect(reasons({ policyType: "I'm not sure" }, findCarrier('brightwater'))).toEqual([
      'Fits your age. Brightwater Mutual covers ages 18 to 65.',
      'Fits your health. Brightwater Mutual considers people in excellent, good, or fair health.',
      'Leaves the choice open. Brightwater Mutual considers people who aren’t sure yet which policy they want.',
    ]);
  });

  test('preferences come before the rules that everyone passes', () => {
    const wishes = {
      priority: 'Lowest premium cost',
      noMedicalExam: 'Yes',
      approvalPreference: 'Immediately (instant approval)',
    } as const;
    expect(reasons(wishes, findCarrier('copperleaf'))).toEqual([
      'Matches your priority. You put lowest premium cost first, which is one of Copperleaf Life’s strengths in our rules.',
      'No-exam option. Copperleaf Life has an option without a medical exam, and you may qualify for it.',
      'Fast approval. You’d like a decision right away, and fast approval is one of Copperleaf Life’s specialties.',
    ]);
  });

  test('a priority without points is not a reason', () => {
    expect(
      reasons({ priority: 'Flexible coverage options' }, findCarrier('copperleaf')).join(' '),
    ).not.toContain('priority');
  });

  test.each([
    ['brightwater', 'Open to tobacco and nicotine. Brightwater Mutual specializes in people who use them.'],
    ['alderpoint', 'Open to tobacco and nicotine. Alderpoint Life considers people who use them.'],
  ])('tobacco comes first at %s', (id, reason) => {
    expect(reasons({ smokingStatus: 'Yes' }, findCarrier(id))[0]).toBe(reason);
  });

  test('a no-exam option without points is not a reason', () => {
    expect(reasons({ noMedicalExam: 'Yes' }, buildCarrier()).join(' ')).not.toContain('exam');
  });
});

describe('the fallback', () => {
  const carrier = findCarrier('alderpoint');
  const userData = buildUserData();
  const about = { userData, carrier, applicant: translateAnswers(userData, 'normalised') };

  test('says plainly what does not fit, and that the carrier will confirm', () => {
    expect(buildFallbackReasons(about, ['age', 'health'])).toEqual([
      'No full match yet. No partner’s published rules fit all of your answers.',
      'Alderpoint Life will confirm. It’s our primary partner, and it will tell you whether you’re eligible when you apply.',
      'What doesn’t fit. You don’t meet Alderpoint Life’s published rules on age and overall health.',
    ]);
  });

  test('names every failed rule', () => {
    expect(
      buildFallbackReasons(about, ['smoking', 'policy', 'coverage', 'state', 'no_medical_exam'])[2],
    ).toBe(
      'What doesn’t fit. You don’t meet Alderpoint Life’s published rules on tobacco or nicotine use, policy type, coverage amount, state, and medical exams.',
    );
  });
});
