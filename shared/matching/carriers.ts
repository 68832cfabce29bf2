import type { Carrier } from './carrier.ts';

/** The partner carriers that are matched unless the operator has a file with their own. */
export const defaultCarriers: readonly Carrier[] = [
  {
    id: 'alderpoint',
    name: 'Alderpoint Life',
    referralLink: 'https://www.alderpointlife.example/quote',
    description:
      'Term life insurance for ages 20 to 60, in amounts from $100,000 to $8,000,000. Often suits people who want a low premium and room to adjust their coverage later.',
    logo: '/carriers/alderpoint.svg',
    isPrimary: true,
    talkingPoints: [
      'Amounts from $100,000 to $8,000,000',
      'An option without a medical exam, for people who may qualify',
      'Decisions often come quickly',
      'Considers people who use tobacco or nicotine',
    ],
    conditions: {
      ageMin: 20,
      ageMax: 60,
      smokingAllowed: true,
      healthStatusRequired: ['good', 'average'],
      noMedicalExamAvailable: true,
      policyTypesOffered: ['term', 'not_sure'],
      specialties: ['fast_approval'],
      coverageMin: 100_000,
      coverageMax: 8_000_000,
    },
    scoring: {
      baseScore: 85,
      scoreBoost: 100,
      ageBonus: [
        { min: 25, max: 45, bonus: 15 },
        { min: 18, max: 24, bonus: 10 },
        { min: 46, max: 60, bonus: 5 },
      ],
      healthBonus: { good: 20, average: 15 },
      priorityMatch: { price: 25, flexibility: 20, speed: 15 },
      noMedicalExamBonus: 25,
      instantApprovalBonus: 20,
    },
  },
  {
    id: 'brightwater',
    name: 'Brightwater Mutual',
    referralLink: 'https://www.brightwatermutual.example/quote',
    description:
      'Term and whole life insurance for ages 18 to 65. Considers people in excellent, good, or fair health, and specializes in people who use tobacco or nicotine.',
    logo: '/carriers/brightwater.svg',
    isPrimary: false,
    talkingPoints: [
      'Both term and whole life insurance',
      'Specializes in people who use tobacco or nicotine',
      'An option without a medical exam, for people who may qualify',
      'Decisions often come quickly',
    ],
    conditions: {
      ageMin: 18,
      ageMax: 65,
      smokingAllowed: true,
      healthStatusRequired: ['excellent', 'good', 'average'],
      noMedicalExamAvailable: true,
      policyTypesOffered: ['term', 'whole', 'not_sure'],
      specialties: ['fast_approval', 'smoker_friendly'],
    },
    scoring: {
      baseScore: 80,
      scoreBoost: 0,
      ageBonus: [
        { min: 18, max: 35, bonus: 20 },
        { min: 36, max: 50, bonus: 15 },
        { min: 51, max: 65, bonus: 10 },
      ],
      healthBonus: { excellent: 25, good: 20, average: 10 },
      priorityMatch: { speed: 30, convenience: 25, price: 15 },
      noMedicalExamBonus: 30,
      instantApprovalBonus: 25,
    },
  },
  {
    id: 'copperleaf',
    name: 'Copperleaf Life',
    referralLink: 'https://www.copperleaflife.example/quote',
    description:
      'Term life insurance for ages 21 to 55, made for people in excellent or good health who don’t use tobacco or nicotine. Often suits people who want a low premium and a simple application.',
    logo: '/carriers/copperleaf.svg',
    isPrimary: false,
    talkingPoints: [
      'Term life insurance only, kept simple',
      'Made for people in excellent or good health',
      'An option without a medical exam, for people who may qualify',
      'Decisions often come quickly',
    ],
    conditions: {
      ageMin: 21,
      ageMax: 55,
      smokingAllowed: false,
      healthStatusRequired: ['excellent', 'good'],
      noMedicalExamAvailable: true,
      policyTypesOffered: ['term'],
      specialties: ['fast_approval'],
    },
    scoring: {
      baseScore: 75,
      scoreBoost: 0,
      ageBonus: [
        { min: 21, max: 40, bonus: 25 },
        { min: 41, max: 55, bonus: 15 },
      ],
      healthBonus: { excellent: 30, good: 20 },
      priorityMatch: { price: 30, speed: 25, simplicity: 20 },
      noMedicalExamBonus: 25,
      instantApprovalBonus: 30,
    },
  },
];
