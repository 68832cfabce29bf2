import type { Question, QuestionSpeech } from '../question.ts';

export const age = {
  id: 'age',
  kind: 'number',
  label: 'How old are you?',
  shortLabel: 'Age',
  why: 'each carrier has its own age limits.',
  advice: 'Enter your age as a whole number from 18 to 80.',
  options: [],
  range: { min: 18, max: 80 },
  required: true,
  group: 'basic-information',
  example: 30,
} as const satisfies Question;

export const ageSpeech: QuestionSpeech = {
  names: `age/birthday/birthdate`,
  frames: `
    change/make/correct/update/fix/set my/the age to #, age should be #, i'm actually/really #, i'm #,
    i'm a # year old, a? # year/yr old male/female/man/woman?, # male/female/man/woman/guy, male/female #,
    i have # years, i'm # years/yrs old, # years/yrs/yr old, # yo, # y o, # year old, aged/age #, age is #,
    my age is #, i just? turned #, turned # in/on/last/this, # years of age, i'm # now, # years young`,
  topic: `
    age/aged/old/years/yrs/yo/y, years young/of, turned, just turned, years old, my age is, birthday, today,
    now, this year/week/month, last week/month, f/female/male/woman/man, year`,
};
