import { splitPhrases } from './split-phrases.ts';

const newParents = '/blog/life-insurance-for-new-parents-complete-guide';
const howMuch = '/blog/how-much-life-insurance-do-i-need';
const termOrWhole = '/blog/term-vs-whole-life-insurance-which-is-right-for-you';
const myths = '/blog/top-5-life-insurance-myths-busted';

/** Questions about life insurance itself. */
export const waysOfAskingAboutPolicies: Readonly<Record<string, readonly string[]>> = {
  '/guide#what-life-insurance-is': splitPhrases(`
    do I have to pay taxes on the death benefit | will my wife pay tax on the money |
    does the government take a cut | are premiums paid to the insurer every month |
    is the money tax free | what is life insurance | how does life insurance work |
    explain life insurance to me | what is the point of life insurance | what does life insurance do |
    what does life insurance cover | why do people buy life insurance | is the death benefit taxed |
    is the payout taxable income | do beneficiaries pay taxes on life insurance |
    what can the money be used for`),
  '/guide#how-a-policy-pays': splitPhrases(`
    who will get my money when I am gone | do beneficiaries get the full amount right away |
    when do they pay the money | who gets the check when I die | what if my beneficiary dies before me |
    what does my wife have to do when I die | how do they pay out | who do I tell about my policy |
    what if nobody knows about my policy | how do survivors collect | how does my family get the money |
    how does a payout work | how do I file a claim | how to make a claim after a death |
    what happens when I die | how long does it take to get paid after someone dies |
    how soon is a claim paid | who gets the money | what documents are needed for a claim |
    is it paid as a lump sum | what is a contingent beneficiary |
    does my family have to do anything to claim`),
  '/guide#words-to-know': splitPhrases(`
    difference between owner and beneficiary | what is the coverage amount | what does coverage mean |
    difference between premium and death benefit | what does premium mean | what is a premium |
    what is a beneficiary | what is a death benefit | what does face amount mean | what is underwriting |
    what is a rider | who is the insured | who is the owner of a policy |
    definitions of life insurance terms | glossary | what do these words mean | insurance jargon`),
  '/guide#who-needs-it': splitPhrases(`
    do I need insurance if I am healthy | do I need life insurance with no dependents |
    I am single do I need this | I have enough savings do I still need it |
    who should have life insurance | what if nobody depends on me | does my spouse need coverage |
    who needs life insurance | do I need life insurance | do I even need this |
    is life insurance worth it | do I need it if I am single | I have no kids do I need it |
    when do I not need life insurance | do stay at home parents need it |
    do retired people need life insurance | am I too young for life insurance`),
  '/guide#term-life': splitPhrases(`
    do I lose all the money I paid in | what is a level premium | what does convertible mean |
    can the insurance company raise my rates later | will my premiums go up as I get older |
    do I get anything back if I do not die | what if I outlive my policy | what happens after 20 years |
    can I extend my term | is my price locked in | what does 20 year term mean | how is the term renewed |
    what is term life insurance | how does term life work | explain term life |
    what happens when the term ends | what happens at the end of the term |
    do I get my money back if I outlive the term | is the premium the same every year |
    does the price go up every year | how long does term life last | can I renew a term policy |
    what is a level term | what terms can I choose`),
  '/guide#permanent-life': splitPhrases(`
    why would I want whole life | can I take money out of my policy | what is a policy loan |
    do I get cash back with whole life | pros and cons of whole life | what is whole life insurance |
    how does whole life work | what is permanent life insurance | what is universal life |
    what is cash value | how does cash value work | can I borrow from my policy |
    is whole life an investment | why is whole life more expensive | compare term and permanent |
    term versus whole life | does whole life ever expire`),
  '/guide#medical-exam': splitPhrases(`
    is there any way to skip the medical | does the exam hurt | what do they test for |
    where does the exam take place | do I have to pee in a cup | downside of no exam policies |
    what is accelerated underwriting | do they check my prescriptions | how do I prepare for the exam |
    what happens in the medical exam | what is the medical exam like | do they take blood |
    will there be needles | is there a blood test | is there a drug test | who pays for the medical exam |
    how does no exam insurance work | what is no exam life insurance | is no exam more expensive |
    can I skip the exam | what are the pros and cons of no exam |
    do they ask health questions without an exam`),
  '/guide#checking-a-carrier': splitPhrases(`
    is the company I buy from safe | how do I compare insurance companies |
    can I cancel right after buying | 30 days to change my mind | what is the free look period |
    how do I check an insurance company | what should I look for in a carrier |
    how do I know the insurer is financially strong | is there a free look period |
    can I change my mind after buying | can I get a refund | can I return a policy | cooling off period |
    what should I check before I sign | what if the insurance company goes bankrupt`),
  '/guide#what-sets-the-price': splitPhrases(`
    how are premiums determined | does being overweight make it cost more | how do smoker rates compare |
    how do they decide how much I pay | what does the insurance company look at |
    what makes it more expensive | my dad died of a heart attack does that matter |
    my family has a history of cancer | does my weight change the price | does drinking matter |
    does gender matter | why do you need my age | is skydiving a problem | do older people pay more |
    why is my price higher than my friend pays | factors that influence the premium |
    what affects the price | what determines the cost | how is the premium calculated |
    how are rates set | why does my age matter | does weight matter |
    does family history affect the price | does my job affect the price | do hobbies matter |
    does vaping count as smoking | does smoking raise the price | why are smokers charged more |
    why is it different for everyone | does marijuana count as smoking`),
  '/guide#how-much-coverage': splitPhrases(`
    is 250k enough for a family | what should I add up | does the coverage amount include my mortgage |
    how do I figure out my coverage | how do I work out how much coverage to buy |
    how to calculate how much coverage I need | what amount should I choose | is 500000 enough |
    example of how much coverage a family needs`),
  '/faq#how-much-coverage': splitPhrases(`
    how many times my income | what is a good amount for a family | what coverage amount do people get |
    how much should I buy | how many years of income | how much do I need for my family |
    how much life insurance do I need | how much coverage should I get |
    how many times my salary should I have | how big should my policy be | how much insurance is enough |
    rule of thumb for coverage`),
  '/guide#how-long': splitPhrases(`
    can I have more than one policy | how do I know which term length to pick |
    until when do I need coverage | which term should I choose | how long should my coverage last |
    how long should my term be | what term length should I get | how many years do I need |
    20 or 30 year term | can I have two policies | what is laddering policies |
    multiple policies at once`),
  '/guide#paying-less': splitPhrases(`
    how do I get the best price | can I get a discount | ways to reduce the cost |
    monthly or annual payments | how can I pay less | how do I lower my premium |
    how to save money on life insurance | how to get a cheaper price | tips for a lower price |
    are there discounts | is it cheaper to pay yearly | is it cheaper if I quit smoking |
    does quitting smoking help`),
  '/guide#coverage-at-work': splitPhrases(`
    my company gives me life insurance why buy more | is employer insurance enough for a family |
    I get 2x salary from work | I have a policy from my employer | does my work insurance follow me |
    is my coverage at work enough | I have life insurance through my job |
    do I need more than my employer gives me | what happens to work insurance if I leave my job |
    what if I lose my job | group life insurance | can I keep my work policy`),
  '/guide#health-conditions': splitPhrases(`
    can I apply when I take medication | I take blood pressure meds | I had cancer |
    I have a heart condition | what if I get sick later | what if no one accepts me | I have asthma |
    I am overweight | does mental health matter | are there policies for sick people |
    can I get insured after a stroke | can I get coverage with diabetes |
    can I get life insurance with a pre-existing condition | does high blood pressure matter |
    what if I have health problems | what if I am in poor health | does depression or anxiety matter |
    I was denied by another company | what if I was turned down before |
    what are my options if nobody will insure me | do I need to list my medications |
    life insurance for cancer survivors`),
  '/guide#refused-claims': splitPhrases(`
    what stops them from not paying | does it pay for natural causes |
    what are the odds of a claim being rejected | is there a waiting period | when does it not pay |
    do they pay if I die in an accident | are accidents covered | what if I die abroad |
    what happens when I am late with a payment | what if I can not afford the payments anymore |
    can the insurer cancel my policy | do they check if I lied | what is the two year rule |
    can they refuse to pay my family | when can an insurer refuse to pay | what is not covered |
    what are the exclusions | does it cover suicide | is suicide covered | what is a suicide clause |
    what is the contestability period | what happens if I miss a payment | what happens if I stop paying |
    what is a grace period | what does lapse mean | what if I lie on the application |
    what happens if I forgot to mention something | what if I made a mistake on my application |
    can they deny a claim | does it cover accidental death | are there deaths that are not covered`),
  '/guide#changing-a-policy': splitPhrases(`
    what if I want to quit after a year | can I stop whenever I want | what if my situation changes |
    can I add coverage later | can I drop my insurance | how to cancel | can I switch companies |
    what if I get married | what if I have another baby later | can I remove someone as beneficiary |
    can I cancel my policy | can I cancel anytime | how do I get out of the policy | am I locked in |
    is there a penalty for canceling | can I change my beneficiary |
    can I change the coverage amount later | can I lower my coverage | can I increase my coverage later |
    can I convert term to permanent | can I switch to whole life later | should I replace my old policy |
    what happens to my policy when I divorce | can I change my policy later`),
  '/guide#key-benefits': splitPhrases(`
    what are the benefits of life insurance | advantages of life insurance |
    why should I get life insurance`),
  '/guide#did-you-know': splitPhrases(`
    how many people have life insurance | facts about life insurance | statistics`),
  '/faq#term-or-whole': splitPhrases(`
    difference between term and whole life | difference between term and permanent |
    how is term different from whole | term or whole life | difference between term and whole |
    which costs less term or whole | what kinds of life insurance are there | types of life insurance |
    types of policies`),
  '/faq#medical-exam': splitPhrases(`
    do I need a medical exam | do I have to do a physical | is a medical exam required |
    how much can I get without an exam | do I have to see a doctor`),
  '/faq#health-and-smoking': splitPhrases(`
    I am a smoker am I out of luck | do you cover smokers | I used to smoke | does it matter that I vape |
    I smoke weed | can smokers get coverage | can I get life insurance if I smoke |
    I smoke can I still get covered | I vape can I get covered | what if I have a medical condition |
    should I tell you that I smoke`),
  [`${termOrWhole}#how-term-life-works`]: splitPhrases(`
    what does term life cost on average | is term life a waste of money | what is conversion`),
  [`${termOrWhole}#how-whole-life-works`]: splitPhrases(`
    how does whole life insurance grow | what are dividends | what happens to the cash value when I die |
    how much more expensive is whole life`),
  [`${termOrWhole}#side-by-side`]: splitPhrases(`
    side by side comparison of term and whole | compare term life and whole life`),
  [`${termOrWhole}#when-term-is-usually-the-better-fit`]: splitPhrases(`
    when is term better | advantages of term life | who is term life for`),
  [`${termOrWhole}#when-whole-life-may-be-worth-its-price`]: splitPhrases(`
    when is whole life better | is whole life worth it | advantages of whole life |
    who is whole life for | estate taxes`),
  [`${termOrWhole}#buy-term-and-invest-the-rest`]: splitPhrases(`
    buy term and invest the difference | can I combine term and whole life`),
  [`${howMuch}#what-the-rules-of-thumb-leave-out`]: splitPhrases(`
    is 10 times income enough | is covering the mortgage enough`),
  [`${howMuch}#how-long-is-as-important-as-how-much`]: splitPhrases(`
    should the term match my mortgage`),
  [`${howMuch}#five-mistakes-that-are-easy-to-make`]: splitPhrases(`
    how often should I review my coverage | common mistakes when buying life insurance |
    does inflation matter | what mistakes should I avoid`),
  [`${howMuch}#what-if-the-result-is-more-than-you-can-afford`]: splitPhrases(`
    what if I cannot afford it | what if it is too expensive for me | the amount is more than I can pay`),
  [`${howMuch}#one-family-worked-out`]: splitPhrases(`
    amount for a family of four | example of a family | how much would a family with two kids need`),
  [newParents]: splitPhrases(`
    what do new parents need to know | life insurance for new parents | we are having a baby |
    I just had a baby`),
  [`${newParents}#cover-both-parents-whoever-earns-the-money`]: splitPhrases(`
    should my husband and I both be covered | does my spouse need coverage if they do not work |
    should my wife be insured too | should both parents have life insurance |
    should a stay at home mom have life insurance | does my spouse need life insurance |
    life insurance for single parents`),
  [`${newParents}#when-to-apply`]: splitPhrases(`
    how soon after giving birth | can I apply while pregnant | life insurance during pregnancy |
    is it too late when I am pregnant | when should I apply | when is the best time to buy |
    before or after the baby is born`),
  [`${newParents}#who-should-receive-the-money`]: splitPhrases(`
    do I need a lawyer | can I name my brother to receive the money | can I name anyone as beneficiary |
    who should be my beneficiary | who should I name as beneficiary | can my child be the beneficiary |
    can I name a minor | do I need a will | do I need a trust | choosing a guardian`),
  [`${newParents}#is-coverage-for-the-baby-needed`]: splitPhrases(`
    should I insure my baby | life insurance for children | can I get insurance for my child |
    what is a child rider`),
  [`${newParents}#what-you-already-have-and-why-it-may-not-be-enough`]: splitPhrases(`
    does social security pay survivors | survivor benefits`),
  [`${myths}#myth-1-it-is-too-expensive`]: splitPhrases(`
    will using this hurt my credit | is life insurance expensive | is life insurance too expensive |
    how expensive is it | does a quote affect my credit score | how much is life insurance usually`),
  [`${myths}#myth-2-i-am-young-and-healthy-so-it-can-wait`]: splitPhrases(`
    is it worth getting insurance in my 20s | I am 25 why would I need it |
    does the price rise when I wait | what is the best age to buy | I am young and healthy do I need it |
    should I wait | can it wait | is it cheaper when I am young | why buy now`),
  [`${myths}#myth-4-only-people-with-children-need-it`]: splitPhrases(`
    I co-signed a loan | does anyone pay for my burial | is it only for parents |
    do people without children need it | what happens to my student loans when I die |
    who pays for my funeral | does life insurance cover funeral costs |
    what happens to my debt when I die | business partner insurance`),
  [`${myths}#myth-5-with-my-health-nobody-will-insure-me`]: splitPhrases(`
    I was rejected can I try again | is a refusal final | what is guaranteed issue |
    policies with no health questions | can they check my medical records | why was I refused`),
  '/ And what does it really cost?': splitPhrases(`
    what does life insurance cost on average | average price of term life |
    average cost for a 30 year old | how much do people usually pay`),
  '/ How many of us are unprotected?': splitPhrases(`
    how many americans have no life insurance`),
};
