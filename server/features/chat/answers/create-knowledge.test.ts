import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findBreaches } from '../../../../eval/chat/policy.ts';
import { listSections } from '../../../../scripts/knowledge/list-sections.ts';
import { createKnowledge } from './create-knowledge.ts';
import { ownAnswers } from './own-answers.ts';
import { questionParaphrases } from './page-phrases.ts';
import { splitPhrases } from './split-phrases.ts';

/** What people ask, by the sections that answer it: each of them would do. */
const asked: readonly (readonly [string, string])[] = [
  ['/guide#what-life-insurance-is', `What is life insurance?`],
  ['/guide#what-life-insurance-is /guide#how-a-policy-pays', `how does life insurance work`],
  [
    '/guide#term-life /blog/term-vs-whole-life-insurance-which-is-right-for-you#how-term-life-works',
    `what is term life insurance | How does term life work? | do I get my money back if I outlive the term | do I get money back if I dont die | can you explain how term policies work | what happens to my policy when the 20 years are up | do i lose all the money i paid in if i live | when does a term policy expire`,
  ],
  [
    '/guide#permanent-life /blog/term-vs-whole-life-insurance-which-is-right-for-you#how-whole-life-works',
    `what's whole life? | what is cash value | can I borrow from my policy | what do I do with the cash value | how does the cash value part work?`,
  ],
  [
    '/faq#term-or-whole /guide#permanent-life /blog/term-vs-whole-life-insurance-which-is-right-for-you /blog/term-vs-whole-life-insurance-which-is-right-for-you#side-by-side',
    `difference between term and whole life | whats the difference between term & permanent`,
  ],
  [
    '/guide#words-to-know',
    `what does premium mean | what is a beneficiary | what is a rider | what does underwriting mean? | difference between beneficiary and owner`,
  ],
  [
    '/blog/life-insurance-for-new-parents-complete-guide#who-should-receive-the-money /guide#how-a-policy-pays',
    `who should I name as my beneficiary | can my child be the beneficiary | can a trust be a beneficiary`,
  ],
  [
    '/guide#changing-a-policy',
    `can I change my beneficiary later | how do I get out of the policy | Can I cancel anytime? | what if I want to quit after a year | what if I change carriers | can I lower my coverage amount in a few years`,
  ],
  [
    '/guide#refused-claims /guide#changing-a-policy /guide#permanent-life /blog/term-vs-whole-life-insurance-which-is-right-for-you#side-by-side',
    `what happens if I stop paying`,
  ],
  [
    '/guide#refused-claims',
    `what if i miss a payment | when would an insurance company refuse to pay | does it cover suicide | what is the contestability period | does an accident count | what are the odds of my claim being rejected | when is a claim denied | what is the grace period for late payments | what stops them from not paying`,
  ],
  [
    '/guide#medical-exam /faq#medical-exam',
    `do i have to do a physical | will there be needles | Do I need a medical exam? | is there a blood test? | how does no exam insurance work | how much can I get without an exam | do i have to pee in a cup | what is the downside of no exam policies | is there any way to skip the medical | does the medical exam hurt`,
  ],
  ['/guide#medical-exam', `do they take blood`],
  [
    '/faq#how-much-coverage /guide#how-much-coverage /calculator /blog/how-much-life-insurance-do-i-need /blog/how-much-life-insurance-do-i-need#the-four-parts-of-the-sum',
    `how much life insurance do i need`,
  ],
  [
    '/faq#how-much-coverage /guide#how-much-coverage /blog/how-much-life-insurance-do-i-need#what-the-rules-of-thumb-leave-out /calculator /',
    `how many times my salary should I have`,
  ],
  [
    '/guide#how-long /blog/how-much-life-insurance-do-i-need#how-long-is-as-important-as-how-much',
    `how long should my term be | How do I know which term length to pick?`,
  ],
  [
    '/guide#what-sets-the-price',
    `what affects the price | how do they decide how much I pay | how are premiums determined`,
  ],
  [
    '/guide#what-sets-the-price /faq#health-and-smoking',
    `why is it more expensive for smokers | how do rates for smokers compare`,
  ],
  ['/guide#paying-less', `how can I lower my premium | how do i pay less | is it cheaper to pay annually`],
  ['/guide#what-sets-the-price /faq#health-and-smoking /quote', `does vaping count as smoking`],
  [
    '/ /blog/term-vs-whole-life-insurance-which-is-right-for-you#how-term-life-works /blog/top-5-life-insurance-myths-busted#myth-1-it-is-too-expensive',
    `what does term life cost on average`,
  ],
  ['/blog/top-5-life-insurance-myths-busted#myth-1-it-is-too-expensive /', `is life insurance expensive`],
  [
    '/guide#health-conditions /faq#health-and-smoking /blog/top-5-life-insurance-myths-busted#myth-5-with-my-health-nobody-will-insure-me',
    `can I get insurance if I have diabetes`,
  ],
  [
    '/guide#health-conditions /blog/top-5-life-insurance-myths-busted#myth-5-with-my-health-nobody-will-insure-me /guide#what-sets-the-price',
    `does high blood pressure matter`,
  ],
  ['/faq#health-and-smoking', `can smokers get coverage`],
  [
    '/guide#coverage-at-work /blog/top-5-life-insurance-myths-busted#myth-3-i-am-covered-at-work',
    `is my coverage at work enough | I have insurance through my job, do I still need this | what happens to my work coverage if I leave my job | is employer life insurance enough for a family | my company gives me 2x salary, why buy more | is the coverage from my employer portable | will my company policy cover me after I retire`,
  ],
  [
    '/guide#how-a-policy-pays',
    `how does my family get the money | how long does it take to get paid after someone dies | what does contingent beneficiary mean | do beneficiaries get the full amount right away`,
  ],
  [
    '/guide#what-life-insurance-is /guide#key-benefits',
    `is the payout taxed? | do beneficiaries pay taxes | Is the money from the policy taxable to my wife? | do I have to pay taxes on the death benefit`,
  ],
  [
    '/guide#who-needs-it /blog/top-5-life-insurance-myths-busted#myth-2-i-am-young-and-healthy-so-it-can-wait',
    `do I really need life insurance`,
  ],
  [
    '/guide#who-needs-it /blog/top-5-life-insurance-myths-busted#myth-4-only-people-with-children-need-it',
    `I have no kids, do I need it?`,
  ],
  [
    '/guide#who-needs-it /blog/top-5-life-insurance-myths-busted#myth-4-only-people-with-children-need-it /blog/life-insurance-for-new-parents-complete-guide#cover-both-parents-whoever-earns-the-money',
    `should stay at home moms have life insurance`,
  ],
  [
    '/guide#changing-a-policy /guide#term-life /blog/term-vs-whole-life-insurance-which-is-right-for-you#how-term-life-works',
    `can I convert term to permanent | whats a convertible policy`,
  ],
  [
    '/guide#term-life /blog/term-vs-whole-life-insurance-which-is-right-for-you#how-term-life-works /guide#refused-claims',
    `what happens when the term ends`,
  ],
  ['/guide#checking-a-carrier /guide#changing-a-policy', `is there a free look period`],
  ['/guide#checking-a-carrier', `can i change my mind after buying`],
  [
    '/guide#checking-a-carrier /legal/disclosures#ratings /carriers#vetting',
    `how do I know the insurance company is financially strong`,
  ],
  [
    '/legal/disclosures#ratings /guide#checking-a-carrier /carriers#vetting',
    `what does A+ rating mean | whats an AM Best rating`,
  ],
  ['/faq#who-we-are', `are you an insurance company`],
  [
    '/faq#who-we-are /legal/licenses /legal/licenses#check-a-license /about#values /legal/licenses#what-a-license-means /about#mission',
    `is this legit`,
  ],
  [
    '/faq#how-matching-works /legal/disclosures#matching /how-it-works#match',
    `how do you pick the carrier | how does the matching work? | why was this company recommended to me`,
  ],
  [
    '/faq#what-it-costs /legal/disclosures#how-we-are-paid',
    `how do you make money | do you get a commission | how do you earn your money if its free`,
  ],
  ['/faq#what-it-costs / /legal/disclosures#how-we-are-paid', `is this free`],
  ['/faq#phone-calls', `will someone call me | are you going to spam me with calls`],
  [
    '/faq#your-information /legal/privacy /legal/privacy#who-receives-it',
    `do you sell my data | is my information sold to third parties`,
  ],
  ['/faq#your-information /legal/privacy /legal/privacy#how-we-use-it', `what do you do with my information`],
  [
    '/legal/privacy#your-choices /contact#delete-data /legal/terms#your-account',
    `how do I delete my account | how do I get rid of my account`,
  ],
  [
    '/faq#how-long-it-takes',
    `how long does this take | how long does approval take | how soon would my coverage kick in`,
  ],
  ['/legal/disclosures#match-percentage', `what does the match percentage mean`],
  [
    '/carriers /carriers#network /legal/disclosures#matching /carriers#vetting /faq#how-matching-works',
    `which carriers do you work with`,
  ],
  ['/carriers#category-term', `tell me about Alderpoint | is Brightwater Mutual any good`],
  [
    '/contact#reach',
    `what is your phone number | can I talk to a human | what are your hours | how do I reach customer support | Where are you guys located? | what number can I call`,
  ],
  [
    '/legal/licenses /legal/licenses#other-states /legal/licenses#what-a-license-means /carriers#network /legal/licenses#license-numbers',
    `are you licensed in Texas`,
  ],
  [
    '/blog/life-insurance-for-new-parents-complete-guide#when-to-apply',
    `is it too late to get insurance when pregnant | can I apply while pregnant`,
  ],
  [
    '/blog/life-insurance-for-new-parents-complete-guide#is-coverage-for-the-baby-needed',
    `should I insure my baby`,
  ],
  ['/legal/terms#arbitration /legal/terms#opt-out', `what is arbitration`],
  ['/legal/privacy#cookies', `do you use cookies`],
  ['/quote', `why do you ask about smoking | why do you want to know how often I drink`],
  ['/calculator', `how does the calculator work`],
  ['/legal/disclosures#assistant', `are you a real person or a bot | are you chatgpt`],
  [
    '/blog/top-5-life-insurance-myths-busted#myth-5-with-my-health-nobody-will-insure-me',
    `what is guaranteed issue`,
  ],
  [
    '/guide#health-conditions /blog/top-5-life-insurance-myths-busted#myth-5-with-my-health-nobody-will-insure-me',
    `I was denied by another company, can I try again`,
  ],
  [
    '/guide#how-long /guide#permanent-life /blog/how-much-life-insurance-do-i-need#how-long-is-as-important-as-how-much',
    `can I have two policies`,
  ],
  [
    '/guide#refused-claims /guide#paying-less /faq#health-and-smoking /legal/terms#your-part',
    `what if I lie on the application`,
  ],
  ['/guide#how-a-policy-pays /contact#existing-policy', `how do I file a claim`],
  [
    '/guide#who-needs-it /blog/top-5-life-insurance-myths-busted#myth-4-only-people-with-children-need-it /guide#key-benefits',
    `does life insurance cover funeral costs`,
  ],
  ['/contact#change-answers', `how do I change my answers`],
  [
    '/ /blog/term-vs-whole-life-insurance-which-is-right-for-you#how-term-life-works /blog/top-5-life-insurance-myths-busted#myth-1-it-is-too-expensive /blog/how-much-life-insurance-do-i-need#what-if-the-result-is-more-than-you-can-afford /blog/life-insurance-for-new-parents-complete-guide#which-kind-of-policy',
    `what is the average cost for a 30 year old`,
  ],
  [
    '/guide#how-a-policy-pays /guide#words-to-know /blog/life-insurance-for-new-parents-complete-guide#who-should-receive-the-money',
    `so if i die who actually gets the check? | who will get my money when i am gone`,
  ],
  [
    '/guide#term-life /blog/term-vs-whole-life-insurance-which-is-right-for-you#how-term-life-works /guide#key-benefits /blog/top-5-life-insurance-myths-busted#myth-2-i-am-young-and-healthy-so-it-can-wait',
    `can the insurance company raise my rates after i sign up`,
  ],
  [
    '/faq#term-or-whole /guide#permanent-life /blog/term-vs-whole-life-insurance-which-is-right-for-you#side-by-side /blog/term-vs-whole-life-insurance-which-is-right-for-you',
    `hows term different from whole | explain the difference between whole and term please`,
  ],
  ['/guide#words-to-know /guide#what-life-insurance-is', `whats a death benefit`],
  ['/guide#refused-claims /guide#health-conditions /faq#how-long-it-takes', `is there a waiting period`],
  [
    '/guide#term-life /guide#what-sets-the-price /blog/top-5-life-insurance-myths-busted#myth-2-i-am-young-and-healthy-so-it-can-wait /blog/term-vs-whole-life-insurance-which-is-right-for-you#how-term-life-works /guide#key-benefits',
    `will my premiums go up as i get older`,
  ],
  ['/guide#what-sets-the-price /quote', `my dad died of a heart attack does that matter`],
  [
    '/legal/privacy /legal/privacy#what-you-send /faq#your-information /legal/privacy#how-long',
    `do you guys store my social security number`,
  ],
  ['/how-it-works#comparison /faq#who-we-are', `how are you different from a broker`],
  ['/faq#health-and-smoking /guide#health-conditions', `I'm a smoker, am I out of luck?`],
  ['/carriers#network /faq#how-matching-works /carriers#vetting', `how many carriers are there`],
  ['/carriers#network /carriers#vetting', `which companies are in your directory`],
  [
    '/guide#how-a-policy-pays /blog/life-insurance-for-new-parents-complete-guide#who-should-receive-the-money',
    `what happens to the money if my beneficiary dies before me`,
  ],
  [
    '/faq#your-information /legal/privacy#security /legal/privacy /faq#who-we-are',
    `can i trust this website with my health info`,
  ],
  ['/legal/terms#your-account', `do i need an account to use this`],
  [
    '/guide#health-conditions /blog/top-5-life-insurance-myths-busted#myth-5-with-my-health-nobody-will-insure-me /quote',
    `can I apply if im on blood pressure meds`,
  ],
  [
    '/faq#how-long-it-takes /guide#medical-exam /blog/term-vs-whole-life-insurance-which-is-right-for-you#what-the-shopping-feels-like',
    `what is the fastest way to get covered`,
  ],
  [
    '/blog/term-vs-whole-life-insurance-which-is-right-for-you#when-whole-life-may-be-worth-its-price /guide#permanent-life /faq#term-or-whole',
    `why would I want whole life instead`,
  ],
  ['/guide#what-sets-the-price /how-it-works#answer /quote', `why do you need my age`],
  [
    '/guide#how-much-coverage /faq#how-much-coverage /blog/how-much-life-insurance-do-i-need#one-family-worked-out /blog/how-much-life-insurance-do-i-need#what-the-rules-of-thumb-leave-out',
    `what is a good amount for a family of four | is $250k enough coverage for a family`,
  ],
  ['/guide#how-long /guide#permanent-life', `can I have more than one life insurance policy`],
  ['/legal/licenses#what-a-license-means /legal/licenses', `what happens if I move to another state`],
  ['/contact#reach /legal/privacy#contact /contact#when-you-answer', `is there an email I can write to`],
  [
    '/legal/privacy#who-receives-it /faq#your-information /how-it-works#apply',
    `what info do you give the carrier when I click`,
  ],
  [
    '/legal/disclosures#match-percentage /faq#how-matching-works /legal/disclosures#matching',
    `where does the match score come from`,
  ],
  ['/legal/terms#who-may-use-it /guide#what-sets-the-price', `can a 70 year old get life insurance`],
  [
    '/blog/life-insurance-for-new-parents-complete-guide#cover-both-parents-whoever-earns-the-money /guide#who-needs-it /blog/top-5-life-insurance-myths-busted#myth-4-only-people-with-children-need-it',
    `does my spouse need coverage if they dont work`,
  ],
  [
    '/how-it-works#match /guide#health-conditions /legal/disclosures#matching /blog/top-5-life-insurance-myths-busted#myth-5-with-my-health-nobody-will-insure-me',
    `what do you do if no one will accept me`,
  ],
  ['/legal/disclosures#reviews', `are your reviews fake`],
  ['/faq#how-long-it-takes /how-it-works#answer', `can I stop halfway and finish tomorrow`],
  [
    '/blog/top-5-life-insurance-myths-busted#myth-2-i-am-young-and-healthy-so-it-can-wait /guide#who-needs-it',
    `is it worth getting insurance in my 20s | why do I need this if I am healthy`,
  ],
  ['/guide#what-sets-the-price /guide#medical-exam', `what does the insurance company look at`],
  [
    '/legal/privacy#what-you-send /legal/privacy /legal/privacy#your-device /faq#your-information',
    `do you save my conversation`,
  ],
  [
    '/guide#key-benefits /guide#term-life /blog/top-5-life-insurance-myths-busted#myth-2-i-am-young-and-healthy-so-it-can-wait /guide#health-conditions',
    `if i get cancer later does the price change`,
  ],
  [
    '/faq#medical-exam /guide#medical-exam',
    `is a medical check up mandatory | how big of a policy can I get with no exam`,
  ],
  [
    '/blog/life-insurance-for-new-parents-complete-guide#who-should-receive-the-money /guide#changing-a-policy /guide#how-a-policy-pays /guide#words-to-know',
    `can i name my brother to receive the money`,
  ],
  [
    '/faq#who-we-are /legal/terms#carriers /how-it-works#apply /legal/disclosures',
    `who decides if I get approved`,
  ],
  ['/blog/top-5-life-insurance-myths-busted#myth-1-it-is-too-expensive', `will using this hurt my credit`],
  ['/faq#what-it-costs /legal/terms#the-service', `is there an obligation to buy after the quote`],
  ['/contact#reach /how-it-works#comparison', `how do I talk to an agent`],
  ['/guide#term-life /guide#key-benefits', `what does level premium mean`],
  [
    '/guide#health-conditions /guide#refused-claims /quote /guide#paying-less',
    `do I have to tell them I used to have cancer`,
  ],
  [
    '/faq#health-and-smoking /guide#what-sets-the-price /guide#key-benefits',
    `what if I start smoking after I buy it`,
  ],
  [
    '/legal/privacy#who-receives-it /faq#your-information /legal/privacy',
    `do you share my info with advertisers`,
  ],
  [
    '/blog/life-insurance-for-new-parents-complete-guide#cover-both-parents-whoever-earns-the-money',
    `should both me and my husband be covered`,
  ],
  ['/guide#permanent-life', `is universal life the same as whole life`],
  [
    '/guide#how-much-coverage /faq#how-much-coverage /calculator /blog/how-much-life-insurance-do-i-need#the-four-parts-of-the-sum',
    `how do i figure out my coverage`,
  ],
  [
    '/guide#how-much-coverage /calculator /faq#how-much-coverage /blog/how-much-life-insurance-do-i-need#the-four-parts-of-the-sum /blog/how-much-life-insurance-do-i-need#what-the-rules-of-thumb-leave-out',
    `does the coverage amount include my mortgage`,
  ],
  ['/legal/privacy#security', `is my info encrypted`],
  ['/legal/disclosures#quotes /legal/terms#the-service /legal/disclosures', `are the quotes final`],
  [
    '/legal/terms#your-part /guide#who-needs-it /legal/terms#who-may-use-it',
    `can i get a policy for my mother`,
  ],
  [
    '/carriers#category-permanent /faq#term-or-whole /guide#permanent-life /carriers#category-term',
    `do you offer whole life`,
  ],
  [
    '/carriers#category-term /faq#health-and-smoking /guide#health-conditions',
    `which carriers are good for smokers`,
  ],
  [
    '/carriers#category-final_expense /guide#who-needs-it /blog/top-5-life-insurance-myths-busted#myth-5-with-my-health-nobody-will-insure-me',
    `what is final expense insurance`,
  ],
  ['/legal/disclosures#assistant /legal/disclosures#matching', `does the AI make mistakes`],
  [
    '/blog/how-much-life-insurance-do-i-need#five-mistakes-that-are-easy-to-make',
    `how often should I review my coverage`,
  ],
  [
    '/guide#refused-claims /guide#how-a-policy-pays /guide#what-life-insurance-is',
    `does life insurance pay if I die of natural causes`,
  ],
  [
    '/blog/top-5-life-insurance-myths-busted#myth-4-only-people-with-children-need-it',
    `do student loans get passed on to my parents | how much does a funeral cost`,
  ],
  [
    '/contact#delete-data /legal/privacy#your-choices',
    `how do I delete everything you have on me | how do I remove my data`,
  ],
  ['/guide#what-sets-the-price /guide#health-conditions', `does being overweight make it cost more`],
  [
    '/guide#paying-less /faq#health-and-smoking /guide#what-sets-the-price',
    `I quit smoking last year, does that help`,
  ],
  ['/faq#what-it-costs', `does it cost me anything to use you guys`],
  [
    '/faq#who-we-are /about#mission /legal/disclosures#who-we-are /legal/privacy#who-we-are',
    `who is behind this website`,
  ],
  ['/faq#who-we-are /legal/disclosures#who-we-are', `are you guys an agency`],
  [
    '/faq#how-matching-works /legal/disclosures#matching /legal/disclosures#match-percentage /how-it-works#match',
    `how is the match computed`,
  ],
  ['/contact#when-you-answer /contact#reach', `when will I get an answer to my email`],
  [
    '/guide#checking-a-carrier /legal/disclosures#ratings',
    `what if the insurance company goes out of business`,
  ],
  [
    '/guide#changing-a-policy /blog/life-insurance-for-new-parents-complete-guide#who-should-receive-the-money',
    `can divorced people keep the ex as beneficiary`,
  ],
  [
    '/blog/term-vs-whole-life-insurance-which-is-right-for-you#buy-term-and-invest-the-rest',
    `what is buy term and invest the difference`,
  ],
  [
    '/blog/life-insurance-for-new-parents-complete-guide#who-should-receive-the-money',
    `do I need a lawyer for my will`,
  ],
  ['/legal/privacy#how-long', `how long do you store my data`],
  [
    '/carriers#category-term /blog/life-insurance-for-new-parents-complete-guide#cover-both-parents-whoever-earns-the-money',
    `can my wife and I share one policy`,
  ],
  ['/how-it-works#answer /how-it-works#apply /guide#health-conditions', `what documents do I need to apply`],
];
const askedQuestions = asked.flatMap(([paths, questions]) =>
  splitPhrases(questions).map((question) => [question, paths.split(' ')] as const),
);

/** What people ask that no page says anything about. */
const foreignQuestions = splitPhrases(`
  what's the weather | who won the game last night | write me python | tell me a joke |
  what is the capital of France | how do I cook rice | what's 2+2 | who is the president |
  play some music | translate hello to spanish | what's the best phone to buy | do you like pizza |
  what time is it | how tall is mount everest | recommend a movie | can you book me a flight |
  what's bitcoin worth | how do I fix my car engine | are aliens real | who are you voting for |
  what's the meaning of life | do you sell car insurance | can you insure my dog |
  help me with my homework | how do I lose weight | what is the stock market doing today |
  sing me a song | what's the score of the Lakers | how do I get a passport |
  what are good restaurants nearby | do you offer home insurance | how old is the universe |
  how do I bake bread | what's the capital of Ohio | can you write a poem | who invented the telephone |
  how far is the moon | is it going to rain tomorrow | what's your favorite color | solve x^2=4 |
  which laptop should I get | what is quantum physics | how do I change a tire |
  tell me about the civil war | where can I buy shoes | how many calories in an apple |
  when is the superbowl | can you order pizza | what should I eat tonight |
  is my landlord allowed to raise rent | how do I file my tax return | what is python used for |
  how do I invest in crypto | what's a good mortgage rate right now | do you do auto insurance |
  can I get health insurance here | how long should I boil eggs | who are you rooting for |
  who wrote hamlet | how do I unclog a drain | whats the best way to learn guitar |
  what does the fox say | what's the tallest building | do you know any jokes | explain photosynthesis |
  how do I reset my iphone | what's on netflix | who is taylor swift | convert 5 miles to km |
  why is the sky blue | can you recommend a good book | how do I tie a tie | what's for dinner |
  are you single | can you help me move | what's the best credit card | should I buy tesla stock |
  how much is a plane ticket to paris | what's the population of Texas | how do I train my dog |
  where's the nearest gas station | how do I make coffee | whats 15% of 80 | is it snowing in Denver |
  name a good pizza place | tell me a story | how do vaccines work |
  what language do they speak in Brazil | how do i delete instagram | give me a recipe for lasagna |
  what's your zodiac sign | fix my wifi`);

const sections = [...listSections(fileURLToPath(new URL('../../../../', import.meta.url)))];
const knowledge = createKnowledge({ sections });

const found = new Map(askedQuestions.map(([question]) => [question, knowledge.find(question)]));

function findPaths(question: string): readonly string[] {
  return (found.get(question) ?? knowledge.find(question)).map(({ citation }) => citation.path);
}

/** What the person reads first. */
function answer(question: string): string {
  return knowledge.find(question)[0]?.text ?? '';
}

describe('what people ask', () => {
  it('is answered by a fitting section first, of 100 questions at least 96', () => {
    const missed = askedQuestions.filter(
      ([question, paths]) => !paths.includes(findPaths(question)[0] ?? ''),
    );
    const share = 1 - missed.length / askedQuestions.length;
    expect(share, missed.map(([question]) => question).join('\n')).toBeGreaterThan(0.96);
  });

  it('is answered by one of the first three, of 100 questions at least 98', () => {
    const missed = askedQuestions.filter(
      ([question, paths]) => !findPaths(question).some((path) => paths.includes(path)),
    );
    const share = 1 - missed.length / askedQuestions.length;
    expect(share, missed.map(([question]) => question).join('\n')).toBeGreaterThan(0.98);
  });

  it('is not answered where no page has an answer, of 100 questions at least 97', () => {
    const answered = foreignQuestions.filter((question) => findPaths(question).length > 0);
    expect(answered.length / foreignQuestions.length, answered.join('\n')).toBeLessThan(0.03);
  });

  it.each([
    ['what is term life', /^Term life covers a number of years that you choose/],
    ['Do I need a medical exam?', /^Not always\./],
    ['are you an insurance company', /^No\. Coverlight is a technology platform/],
    ['what does premium mean', /^Premium: What you pay/],
    ['what is a rider', /^Rider: An addition/],
    ['can I change my beneficiary', /Beneficiaries can be changed whenever you like/],
    ['will someone call me', /^Not from us\./],
    ['is the payout taxed', /free of federal income tax/],
    ['what does term life cost on average', /\$26 a month/],
    ['how long does it take', /about 2 minutes/],
    ['is my coverage at work enough?', /^It's a good start and rarely the whole answer\./],
    ['what is cash value', /Part of each premium builds a cash value/],
    ['what is your phone number', /\+1 \(800\) 555-0142/],
    ['why do you ask about smoking', /^Why we ask: carriers have different rules for tobacco/],
    ['what is the benificiary', /^Beneficiary: Who receives the money/],
    ['do i need a medcial exam', /^Not always\./],
    ['does it pay for suicide', /Suicide in the early years[\s\S]*988/],
  ])('begins with what was asked: %s', (question, words) => expect(answer(question)).toMatch(words));

  it('finds the same every time, within a moment', () => {
    const startedAt = process.cpuUsage();
    for (const [question, passages] of found) expect(knowledge.find(question)).toEqual(passages);
    const { user, system } = process.cpuUsage(startedAt);
    expect((user + system) / 1000 / found.size).toBeLessThan(10);
  });
});

describe('an answer', () => {
  const own = new Set(ownAnswers.map(({ text }) => text));
  const passages = [...found.values()].flat().filter(({ text }) => !own.has(text));
  const byPath = Map.groupBy(sections, ({ path }) => path);

  it('is word for word from the section that it cites', () => {
    for (const { text, citation } of passages) {
      const said = text.split(/\n(?:• )?/);
      const pages = (byPath.get(citation.path) ?? []).map(({ units }) =>
        units.map((unit) => unit.text).join(' '),
      );
      for (const line of said)
        expect(
          pages.some((page) => page.includes(line)),
          line,
        ).toBe(true);
    }
  });

  it('is short', () => {
    const long = passages.filter(({ text }) => text.length > 520);
    expect(long.map(({ text }) => text)).toEqual([]);
  });

  it('names page and section', () => {
    expect(knowledge.find('what is term life')[0]?.citation).toEqual({
      title: 'Life Insurance Guide: Term life insurance',
      path: '/guide#term-life',
    });
  });
});

describe('an answer of our own', () => {
  const written = ownAnswers.filter(({ text }) => text !== '');

  it.each(ownAnswers.map(({ path }) => path))('leads to a section that is there: %s', (path) => {
    expect(sections.some((section) => section.path === path)).toBe(true);
  });

  it.each(written)('has no figure that the page at $path has not', ({ path, text }) => {
    const page = path.split('#')[0] ?? '';
    const words = sections
      .filter((section) => section.path.split('#')[0] === page)
      .flatMap((section) => section.units.map((unit) => unit.text))
      .join(' ');
    const figures = text.match(/\d[\d,.]*\d|\d/g) ?? [];
    expect(figures.filter((figure) => !words.includes(figure))).toEqual([]);
  });

  it('is found by each of its questions', () => {
    const lost = written.flatMap(({ path, asks }) =>
      asks.filter((ask) => !knowledge.find(ask).some(({ citation }) => citation.path === path)),
    );
    expect(lost.length / written.flatMap(({ asks }) => asks).length, lost.join('\n')).toBeLessThan(0.05);
  });

  it('breaks no rule of what the assistant may say', () => {
    expect(written.flatMap(({ text }) => findBreaches(text))).toEqual([]);
  });
});

it('knows no way of asking for a section that is gone', () => {
  const keys = new Set(sections.flatMap(({ path, heading }) => [path, `${path} ${heading}`]));
  expect(Object.keys(questionParaphrases).filter((key) => !keys.has(key))).toEqual([]);
});
