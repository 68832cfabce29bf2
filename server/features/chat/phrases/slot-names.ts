import type { SlotId } from '../../../../shared/quote/questions.ts';
import type { Phrases } from './slot-phrases.ts';

/** What people call each answer when they want to change it. */
export const slotNames: Readonly<Partial<Record<SlotId, Phrases>>> = {
  name: `name/names/surname, first/last/full name`,
  age: `age/birthday/birthdate`,
  state: `state/location/address, where i live, home state`,
  coverageAmount: `coverage/amount, coverage amount, amount of coverage, death benefit, face amount`,
  smokingStatus: `smoking/tobacco/nicotine/smoker, tobacco or nicotine, smoking status, tobacco use`,
  policyType: `policy type, type of policy, term or whole, kind of policy`,
  healthStatus: `overall health, health status, health`,
  majorHealthConditions: `major/health/medical condition/conditions, conditions, major health conditions, diagnosis`,
  medications: `medication/medications/meds/prescription/prescriptions/medicine`,
  familyHistory: `family history`,
  riskyHobbies: `risky? hobby/hobbies`,
  highRiskOccupation: `occupation/job/profession, high risk occupation/job`,
  alcoholConsumption: `alcohol/drinking, alcohol consumption`,
  exercise: `exercise/workout/workouts`,
  priority: `top? priority/priorities, what matters most`,
  noMedicalExam: `medical? exam, the exam, no exam`,
  approvalPreference: `approval, approval timing, timing, how soon`,
};

/** Words around the answers to the four fields. They carry nothing themselves. */
export const fieldTopics = {
  name: `name/name's/named/called, my name is, name is, call me, full/first/last/legal name is?, friends call me, you can call me, i go by, go by, this is, it's, they call me, people call me`,
  age: `age/aged/old/years/yrs/yo/y, year old, years young/of, currently, turned, just turned, years old, my age is, birthday, today, now, this year/week/month, last week/month, just, old today, f/female/male/woman/man, year`,
  state: `state/live/living/lives/based/located/residing/reside/resident/residents/from/usa/us/home/area/city/county, live in, state of, state is, up/down/over/out/here/near/outside/just/north/south/east/west/northern/southern/eastern/western/central, born and raised, all my life, my whole life, i've lived in, the great state of, right outside, originally, good old, by/around/way, in the`,
  coverageAmount: `coverage/cover/amount/policy/worth/insurance/life/total/death/benefit/quote, of coverage, in coverage, at least, enough, i need/want, would like, up to, looking for, even, total of, somewhere, neighborhood, range, in the, to cover`,
} satisfies Partial<Record<SlotId, Phrases>>;

/** Words that make a number an age, or money an amount of coverage, in any message. \`_\` is the number. */
export const ageFrames = `change/make/correct/update/fix/set my/the age to #, my/the age to #, age to be #, age should be #, age as #, i'm actually/really #, i'm #, i'm a # year old, i'm # years/yrs old, # years/yrs/yr old, # yo, # y o, # year old, aged/age #, age is #, my age is #, i just? turned #, turned # in/on/last/this, # years of age, # yrs of age, my age: #, i'm # now, # years young, i recently turned #`;
export const coverageFrames = `# of/in coverage/cover, # coverage/policy/cover, coverage/amount of #, coverage amount #, coverage is #, # worth of coverage, # term/whole policy, # in life? insurance, # of life? insurance, # life insurance`;
