import type { GuideChapter } from '../../features/guide/content.ts';

export const basicsChapter: GuideChapter = {
  id: 'basics',
  title: 'Life Insurance Basics',
  intro: 'What you’re buying, who’s involved, and whether you need it at all.',
  topics: [
    {
      id: 'what-life-insurance-is',
      title: 'What life insurance is',
      answers: ['what-is-life-insurance', 'is-the-payout-taxed'],
      body: [
        'Life insurance is a contract. You pay an insurer a set amount, the **premium**, every month or year. If you die while the policy is **in force**, which means active and paid for, the insurer pays a set amount, the **death benefit**, to the people you named.',
        'It can’t replace a person. It replaces what that person paid for: the rent or the mortgage, groceries, childcare, a car payment, the years of college still ahead. The people who receive the money decide how to spend it, and they don’t have to show receipts.',
        'In most cases, the people who receive the death benefit don’t owe federal income tax on it. Interest it earns can be taxed, and so can very large estates.',
      ],
    },
    {
      id: 'how-a-policy-pays',
      title: 'How a policy pays out',
      answers: ['file-a-claim', 'how-long-a-payout-takes', 'minor-as-beneficiary'],
      body: [
        'The people you named, your **beneficiaries**, file a claim. The insurer won’t know you’ve died until someone tells them, so let at least one person know that the policy exists and where to find it.',
        { figure: 'claim' },
        {
          list: [
            'Your beneficiaries send the insurer a claim form and a certified copy of the death certificate.',
            'The insurer confirms that the policy was in force and who the beneficiaries are.',
            'Many claims are paid within 30 to 60 days. Insurers often look more closely at claims in a policy’s first two years.',
            'The money usually comes as a lump sum. Most insurers also offer payments over time.',
          ],
        },
        'Name a backup, called a contingent beneficiary, in case the first person can’t receive the money. Insurers usually can’t pay a minor directly, so parents often name a trust or an adult custodian instead.',
      ],
    },
    {
      id: 'words-to-know',
      title: 'Seven terms to know',
      answers: ['words-in-a-policy', 'who-owns-a-policy'],
      body: [
        {
          table: {
            caption: 'Life insurance terms and what they mean',
            columns: ['Term', 'What it means'],
            rows: [
              ['Premium', 'What you pay, usually every month or year'],
              [
                'Death benefit',
                'The amount paid when the insured person dies; usually the coverage, or face amount, you chose',
              ],
              ['Insured', 'The person whose life is covered'],
              [
                'Owner',
                'The person who controls the policy and can change it; often the insured, but not always',
              ],
              ['Beneficiary', 'The person who receives the money'],
              ['Underwriting', 'How an insurer decides whether to insure someone, and at what price'],
              ['Rider', 'An add-on, such as one that waives your premiums if you become disabled'],
            ],
          },
        },
        'If anything in an application is unclear, ask before you sign. What counts is what the contract says, even if you understood it differently.',
      ],
    },
    {
      id: 'who-needs-it',
      title: 'Who needs it, and who may not',
      answers: ['do-i-need-life-insurance', 'who-does-not-need-it', 'spouse-or-at-home-parent'],
      body: [
        'Ask yourself one question: would anyone struggle financially if you died? If the answer is yes, you have a reason to be insured.',
        {
          list: [
            '**Often yes:** parents of young children, couples who share a mortgage, people whose parents depend on them, anyone with a co-signed loan, small business owners.',
            '**Often yes, and often forgotten:** stay-at-home parents. Someone would have to be paid to do what they do.',
            '**Maybe a little:** single people with no debts who want to cover a funeral, or to lock in coverage while they’re young and healthy.',
            '**Often no:** people with no dependents and enough savings to cover any bills they’d leave behind.',
          ],
        },
        'You need coverage for as long as the answer is yes. Many people need a lot for twenty years, then little or none.',
      ],
    },
  ],
};
