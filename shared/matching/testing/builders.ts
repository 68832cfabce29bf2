import { exampleUserData } from '../../quote/example-user-data.ts';
import type { UserData } from '../../quote/user-data.ts';
import { matchedCarriers } from '../../site/carriers.data.ts';
import type { Carrier } from '../../site/schemas/carriers.ts';

/** A visitor whom all three default carriers admit, and who earns points only for age and health. */
export function buildUserData(overrides: Partial<UserData> = {}): UserData {
  return { ...exampleUserData, ...overrides };
}

type CarrierOverrides = Partial<Omit<Carrier, 'conditions' | 'scoring'>> & {
  conditions?: Partial<Carrier['conditions']>;
  scoring?: Partial<Carrier['scoring']>;
};

/** By default, a carrier that admits everyone, gives no points, and isn't primary. */
export function buildCarrier({ conditions, scoring, ...rest }: CarrierOverrides = {}): Carrier {
  return {
    id: 'larkfield',
    name: 'Larkfield Life',
    referralLink: 'https://www.larkfield.example/quote',
    description: 'A carrier for everybody.',
    logo: '/carriers/larkfield.svg',
    isPrimary: false,
    talkingPoints: ['Open to all'],
    ...rest,
    conditions: {
      ageMin: 0,
      ageMax: 120,
      smokingAllowed: true,
      healthStatusRequired: ['excellent', 'good', 'average', 'poor'],
      noMedicalExamAvailable: true,
      policyTypesOffered: ['term', 'whole', 'not_sure'],
      specialties: [],
      ...conditions,
    },
    scoring: {
      baseScore: 0,
      scoreBoost: 0,
      ageBonus: [],
      healthBonus: {},
      priorityMatch: {},
      noMedicalExamBonus: 0,
      instantApprovalBonus: 0,
      ...scoring,
    },
  };
}

/** Returns the default carrier with this id. */
export function findCarrier(id: string): Carrier {
  const carrier = matchedCarriers.find((candidate) => candidate.id === id);
  if (!carrier) throw new RangeError(`No default carrier has the id ${id}`);
  return carrier;
}
