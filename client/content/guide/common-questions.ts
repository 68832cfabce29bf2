import { paths } from '../../app/paths.ts';
import type { GuideChapter } from '../../features/guide/content.ts';

export const commonQuestionsChapter: GuideChapter = {
  id: 'questions',
  title: 'Common Questions',
  intro: 'Four things people are glad to know early.',
  topics: [
    {
      id: 'coverage-at-work',
      title: 'Is my coverage at work enough?',
      answers: ['group-life-at-work', 'leaving-a-job'],
      body: [
        'It’s a good start, but it’s rarely enough. Group coverage is often free or cheap, asks few health questions, and usually pays one or two years of salary. A family with young children may need five times that.',
        { figure: 'at-work' },
        'It also tends to end when the job does. Some plans let you keep the coverage, often at a higher price, and by then you’re older. Your own policy stays with you no matter what happens at work.',
        'Take what your employer pays for, and buy the rest yourself.',
      ],
    },
    {
      id: 'health-conditions',
      title: 'Can I get coverage with a health condition?',
      answers: ['health-conditions', 'diabetes', 'guaranteed-issue'],
      body: [
        'Often, yes. Treated high blood pressure, well-controlled diabetes, asthma, and treated depression may raise your price, but they often don’t rule you out. What matters is how long ago you were diagnosed, how stable the condition is, and whether you follow your treatment.',
        'Insurers treat health conditions very differently, so one “no” doesn’t mean they’ll all say no. If you can’t get a standard policy, there are policies with few or no health questions. They cost more, cover less, and often pay only part of the amount in the first two or three years.',
        `Keep a list of your medications and diagnosis dates handy. And see [which carriers are friendlier to which conditions](${paths.carriers}).`,
      ],
    },
    {
      id: 'refused-claims',
      title: 'When can an insurer refuse to pay?',
      answers: ['why-claims-are-denied', 'contesting-a-payout', 'missed-payments'],
      body: [
        'It’s rare. When it happens, it’s usually for one of these reasons:',
        {
          list: [
            '**The policy had lapsed.** After a missed payment, there’s usually a grace period of about 30 days. After that, the coverage ends.',
            '**The application was wrong.** In the first two years, called the **contestability period**, an insurer may check your answers and refuse to pay if something important was wrong or left out.',
            '**Suicide in the early years.** Most policies exclude it for the first two years, or one year in some states. In that case, the premiums are usually refunded.',
            '**An exclusion in the contract,** such as a dangerous activity the policy names.',
            '**The term had ended.**',
          ],
        },
        'You can prevent the most common problems on the day you apply: answer truthfully, set up automatic payments, read the exclusions, and choose a term that’s long enough. If you’re having thoughts of suicide, call or text 988. Someone will answer, day or night.',
      ],
    },
    {
      id: 'changing-a-policy',
      title: 'Can I change or cancel it later?',
      answers: ['cancel-a-policy', 'change-a-beneficiary', 'switching-policies'],
      body: [
        'You can cancel at any time by telling the insurer, or by stopping your payments. A term policy simply ends. A permanent policy may pay out its cash value, minus a charge in the early years.',
        {
          list: [
            '**Beneficiaries:** change them whenever you like, with a form. Do it after a marriage, a divorce, or a birth: the policy overrides your will.',
            '**Less coverage:** many insurers let you lower the amount, which lowers the premium, too.',
            '**More coverage:** this usually takes a new application, with new health questions, unless you bought a rider for it.',
            '**Term to permanent:** you can convert if the policy allows it, and only until the date it names.',
          ],
        },
        'Never cancel an old policy until the new one is in force and its free-look period is over.',
      ],
    },
  ],
};
