import type { Question, QuestionSpeech, ValueOf } from '../question.ts';

export const smokingStatus = {
  id: 'smokingStatus',
  kind: 'yes-no',
  label: 'Do you use tobacco or nicotine?',
  shortLabel: 'Tobacco or nicotine',
  why: 'carriers have different rules for tobacco and nicotine, so this can change your match and your price.',
  advice: 'Answer Yes or No.',
  options: [
    { value: 'Yes', hint: 'Cigarettes, cigars, chewing tobacco, or vaping', rule: true },
    { value: 'No', rule: false },
  ],
  required: true,
  group: 'health-lifestyle',
  example: 'No',
  revealingStarts: ['smok', 'tobacco', 'nicotin', 'cigar', 'cannabis', 'marijuana'],
} as const satisfies Question;

export const smokingStatusSpeech = {
  names: ['tobacco/nicotine/smoking/smoker', 'smoking status'],
  options: {
    Yes: {
      free: [
        'i do? smoke/vape/dip/chew',
        "i'm a smoker/vaper",
        'i use tobacco/nicotine',
        'i still smoke/vape',
        'i smoke cigarettes/cigars',
        'a smoker',
        'heavy/light/social smoker',
      ],
      asked: [
        'smoker/smoke/vape',
        'cigarettes/cigars',
        'occasionally/sometimes/socially',
        'a pack a day',
        'once in a while',
        'trying to quit',
      ],
    },
    No: {
      free: [
        'non/never smoker',
        'nonsmoker',
        'non-smoker',
        "i? don't smoke/vape",
        'i? never smoked',
        'no tobacco/nicotine/smoking',
        "i? don't use tobacco/nicotine",
        'not a smoker',
        'smoke/tobacco free',
        'i quit/stopped smoking',
        'ex/former smoker',
      ],
      asked: ['i? quit', 'not anymore', 'i used to', 'never touched it'],
    },
  },
} as const satisfies QuestionSpeech<ValueOf<typeof smokingStatus>>;
