import { describe, expect, it } from 'vitest';
import { findFailedRules } from '../../../../shared/matching/eligibility.ts';
import { addPoints, scoreCarrier } from '../../../../shared/matching/score.ts';
import type { Applicant } from '../../../../shared/matching/translate.ts';
import { matchedCarriers } from '../../../../shared/site/carriers.data.ts';
import type { Carrier } from '../../../../shared/site/schemas/carriers.ts';
import { describeRules } from './describe-rules.ts';

const [primary, second, third] = matchedCarriers;

function readRows(carrier: Carrier | undefined): Record<string, readonly string[]> {
  if (!carrier) throw new Error('There is no such carrier.');
  const rows = describeRules(carrier).rows.map(([rule = '', ...cells]) => [
    rule,
    cells.map((cell) => cell.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')),
  ]);
  return Object.fromEntries(rows);
}

describe('the rules in words', () => {
  it('are those of the primary carrier, with its head start and its ages alone', () => {
    expect(readRows(primary)).toEqual({
      'Starting score': ['Everyone', '85'],
      'Head start': ['Everyone, because it’s our primary partner', '100'],
      Age: ['20–60', '20–24: 10; 25–45: 15; 46–60: 5'],
      'Tobacco or nicotine': ['Yes or no', 'None'],
      'Overall health': ['Good or fair', 'Good: 20; Fair: 15'],
      'Policy type': ["“Term Life Insurance” or “I'm not sure”", 'None'],
      'Coverage amount': ['From $100,000 to $8,000,000', 'None'],
      State: ['Any', 'None'],
      'Medical exam': ['With or without', 'No exam: 25'],
      'What matters most to you': [
        'Any',
        'Lowest premium cost: 25; Flexible coverage options: 20; Quick approval process: 15',
      ],
      'When you need approval': ['Any', 'Immediately: 20'],
    });
  });

  it('keep points on the line of their answer, and a range of ages in one piece', () => {
    if (!primary) throw new Error('There is no such carrier.');
    expect(describeRules(primary).rows.flat()).toContain(
      '20–\u206024:\u00a010; 25–\u206045:\u00a015; 46–\u206060:\u00a05',
    );
  });

  it('say who is admitted and who earns more', () => {
    const brightwater = readRows(second);
    expect(brightwater['Head start']).toBeUndefined();
    expect(brightwater['Tobacco or nicotine']).toEqual(['Yes or no', 'Yes: 20']);
    expect(brightwater['Coverage amount']).toEqual(['Of any size', 'None']);
    expect(readRows(third)['Tobacco or nicotine']).toEqual(['No', 'None']);
  });

  it('name the states and the exam, and say if there are no points, for an operator’s rules', () => {
    if (!third) throw new Error('There is no such carrier.');
    const rows = readRows({
      ...third,
      conditions: {
        ...third.conditions,
        statesAvailable: ['Maine', 'Ohio'],
        noMedicalExamAvailable: false,
        specialties: [],
      },
    });
    expect(rows.State).toEqual(['Maine and Ohio', 'None']);
    expect(rows['Medical exam']).toEqual(['Only with an exam', 'None']);
    expect(rows['When you need approval']).toEqual(['Any', 'None']);
  });

  it.each(matchedCarriers)('add up to the best score that $name can give', (carrier) => {
    const best = describeRules(carrier).rows.reduce((sum, [, , points = '']) => {
      const numbers = points.split('; ').map((part) => Number(part.split(/:\s/).at(-1)) || 0);
      return sum + Math.max(...numbers);
    }, 0);
    const scores = listApplicants(carrier)
      .filter((applicant) => findFailedRules(applicant, carrier).length === 0)
      .map((applicant) => addPoints(scoreCarrier(applicant, carrier)));
    expect(best).toBe(Math.max(...scores));
  });
});

/** Applicants of every age, health, and priority who ask for everything that earns points. */
function listApplicants({ conditions }: Carrier): Applicant[] {
  const ages = Array.from({ length: 100 }, (_value, age) => age);
  return ages.flatMap((age) =>
    conditions.healthStatusRequired.flatMap((health) =>
      ['price', 'flexibility', 'speed', 'comprehensive'].map((priority) => ({
        reading: 'normalised' as const,
        age,
        state: 'Ohio' as const,
        coverage: 500_000,
        smokes: conditions.smokingAllowed,
        health,
        policy: 'term',
        priority,
        wantsNoExam: true,
        wantsInstantApproval: true,
      })),
    ),
  );
}
