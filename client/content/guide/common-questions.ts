import { paths } from '../../app/paths.ts';
import type { GuideChapter } from '../../features/guide/content.ts';

export const commonQuestionsChapter: GuideChapter = {
  id: 'questions',
  title: 'Common Questions',
  intro: 'Four things that people ask late, and are glad to know early.',
  topics: [
    {
      id: 'coverage-at-work',
      title: 'Is the coverage at work enough?',
      body: [
        'It is a good start and rarely the whole answer. Group coverage is often free or cheap, asks few health questions, and usually pays one or two years of salary. A family with young children may need five times that.',
        'It also tends to end with the job. Some plans let you take the coverage along, often at a higher price, and by then you are older. A policy of your own stays with you whatever happens at work.',
        'Take what your employer pays for, and buy the difference yourself.',
      ],
    },
    {
      id: 'health-conditions',
      title: 'Can I get coverage with a health condition?',
      body: [
        'Often yes. Treated high blood pressure, well-controlled diabetes, asthma, or a depression that you are being treated for may raise the price, and often do not rule you out. What counts is how long ago it was, how stable it is, and whether you follow the treatment.',
        'Insurers judge conditions very differently, so one refusal does not speak for the rest. If none of the usual policies will have you, there are policies with few or no health questions. They cost more, cover less, and often pay only part of the amount in the first two or three years.',
        `Have a list of your medications and the dates of diagnoses at hand. And see [which carriers look kindly on what](${paths.carriers}).`,
      ],
    },
    {
      id: 'refused-claims',
      title: 'When can an insurer refuse to pay?',
      body: [
        'Rarely, and mostly for one of these reasons:',
        {
          list: [
            '**The policy had lapsed.** After a missed payment there is usually a grace period of about 30 days. Then it is over.',
            '**The application was wrong.** In the first two years, the contestable period, an insurer may check the answers and refuse to pay if something important was left out.',
            '**Suicide in the early years.** Most policies exclude it for the first two, in some states for one. The premiums are then usually paid back.',
            '**An exclusion in the contract,** such as a dangerous activity that the policy names.',
            '**The term was over.**',
          ],
        },
        'All five can be avoided on the day you apply: answer truthfully, set up automatic payments, and read the exclusions. If you are having thoughts of suicide, call or text 988. Somebody answers at any hour.',
      ],
    },
    {
      id: 'changing-a-policy',
      title: 'Can I change or cancel it later?',
      body: [
        'You can cancel at any time by telling the insurer or by no longer paying. A term policy then simply ends. A permanent one may pay its cash value, less a charge in the early years.',
        {
          list: [
            '**Beneficiaries:** change them whenever you like, with a form. Do it after a marriage, a divorce or a birth: the policy counts, not your will.',
            '**Less coverage:** many insurers let you lower the amount, and the premium with it.',
            '**More coverage:** usually a new application, with new health questions, unless you bought a rider for it.',
            '**Term into permanent:** if the policy says so, and only until the date that it names.',
          ],
        },
        'Never cancel an old policy before the new one is in force and its free-look period is over.',
      ],
    },
  ],
};
