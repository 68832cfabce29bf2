import type { GuideChapter } from '../../features/guide/content.ts';

export const basicsChapter: GuideChapter = {
  id: 'basics',
  title: 'Life Insurance Basics',
  intro: 'What you buy, who is part of it, and whether you need it at all.',
  topics: [
    {
      id: 'what-life-insurance-is',
      title: 'What life insurance is',
      body: [
        'Life insurance is a contract about money and time. You pay an insurer a set amount, the premium, every month or year. If you die while the contract runs, the insurer pays an agreed sum, the death benefit, to the people you named.',
        'It does not replace a person. It replaces what that person paid for: the rent or the mortgage, groceries, childcare, a car payment, the years of college still ahead. Whoever receives the money decides what it is spent on, and nobody has to show receipts.',
        'In most cases the death benefit is free of federal income tax for the people who receive it. Interest on it, and very large estates, can be taxed.',
      ],
    },
    {
      id: 'how-a-policy-pays',
      title: 'How a policy pays out',
      body: [
        'The people you named, your beneficiaries, ask for the money. The insurer does not know that you have died until somebody says so, which is why it helps to tell one person that the policy exists and where it is.',
        {
          list: [
            'They send the insurer a claim form and a certified copy of the death certificate.',
            'The insurer checks that the policy was in force and who is named in it.',
            'Many claims are paid within 30 to 60 days. Claims in the first two years are often looked at more closely.',
            'The money usually comes as one sum. Most insurers also offer payments over time.',
          ],
        },
        'Name a second person, a contingent beneficiary, in case the first cannot receive the money. A minor usually cannot be paid directly: parents often name a trust or an adult custodian instead.',
      ],
    },
    {
      id: 'words-to-know',
      title: 'Seven words you will meet',
      body: [
        {
          table: {
            caption: 'Words in life insurance and what they mean',
            columns: ['Word', 'What it means'],
            rows: [
              ['Premium', 'What you pay, usually each month or year'],
              [
                'Death benefit',
                'What is paid when the insured person dies; also called coverage or face amount',
              ],
              ['Insured', 'The person whose life the policy is about'],
              ['Owner', 'Who pays for the policy and may change it; often the insured, but not always'],
              ['Beneficiary', 'Who receives the money'],
              ['Underwriting', 'How an insurer decides whether to insure somebody, and at what price'],
              ['Rider', 'An addition, such as a waiver of the premium if you become disabled'],
            ],
          },
        },
        'If a word in an application is not clear to you, ask before you sign. The contract means what its words mean, not what you took them for.',
      ],
    },
    {
      id: 'who-needs-it',
      title: 'Who needs it, and who may not',
      body: [
        'Ask one question: would somebody be short of money if you died? If yes, you have a reason to be insured.',
        {
          list: [
            '**Often yes:** parents of young children, couples who share a mortgage, people whose parents depend on them, co-signers of a loan, owners of a small business.',
            '**Often yes, and often forgotten:** parents who stay at home. Somebody would have to be paid for what they do.',
            '**Perhaps a little:** single people with no debts, who may want to cover a funeral, or to be insured while they are young and healthy.',
            '**Often no:** people with no dependents and enough savings to cover what they leave behind.',
          ],
        },
        'You need it for as long as the answer is yes. Many people need a lot for twenty years, and little or nothing after that.',
      ],
    },
  ],
};
