import { splitPhrases } from './split-phrases.ts';

/** Questions about the site, the company behind it and what happens to people’s information. */
export const waysOfAskingAboutService: Readonly<Record<string, readonly string[]>> = {
  '/faq#who-we-are': splitPhrases(`
    who is behind this website | are you an agency | what do you do |
    how are you different from a broker | what does this company do | who runs this site |
    are you trustworthy | can I trust this website | do you decide if I get approved |
    are you the insurance company | who are you | are you an insurance company |
    are you an insurer or a broker | are you an agent | is this a scam | is this legit |
    is this a real company | can I trust you | what is this site | do you sell insurance yourself |
    who issues the policy | who pays the claims`),
  '/faq#how-matching-works': splitPhrases(`
    where does the match come from | how are the points counted | what is the recommendation based on |
    how do you know which carrier is best for me | how do you choose a carrier |
    how do you pick the company | how does the matching work | how do you decide which one fits me |
    what is the algorithm | how do you recommend a carrier | why this carrier | why did I get this match |
    how many carriers do you compare`),
  '/legal/disclosures#matching': splitPhrases(`
    how does the ai work | what does ai powered mean | are the matches biased |
    does the recommendation depend on money | do you have a primary partner |
    do my medications change my match | which answers matter for the match |
    do you compare all insurance companies`),
  '/faq#what-it-costs': splitPhrases(`
    how do you earn money if it is free | who pays you | is there a fee | am I obligated to buy |
    what does it cost to use this site | do you charge for a quote | is this free |
    does this cost anything | what do you charge | do I have to pay you | how do you make money |
    how do you get paid | do you get a commission | what is the catch | is there any obligation |
    are there hidden fees | do carriers pay you`),
  '/legal/disclosures#how-we-are-paid': splitPhrases(`
    how are you paid | what commissions do you receive | do you earn referral fees |
    is it cheaper to go directly to the carrier | do you show ads`),
  '/faq#phone-calls': splitPhrases(`
    stop calling me | will I be called by agents | are you going to spam me | do you call people |
    will you text me | will somebody call me | will you call me | will I get spam calls |
    will an agent contact me | do you need my phone number | are there sales calls |
    are you going to harass me | will you sell my phone number | I do not want to be called`),
  '/faq#how-long-it-takes': splitPhrases(`
    how soon would my coverage start | what is the fastest way to get covered |
    can I stop halfway and finish tomorrow | can I finish later | how long is the questionnaire |
    will my progress be saved | when will I know if I am approved | how quick is it |
    how long does it take | how long does this take | how long does approval take | how fast is it |
    how soon do I get a decision | how quickly can I be covered | how many minutes |
    can I stop and continue later | when does coverage start`),
  '/faq#your-information': splitPhrases(`
    can I trust you with my health information | do you store my social security number |
    will you sell my info | do you save my conversation | is it anonymous | who can see what I tell you |
    what happens to the data I enter | what happens to my answers | what do you do with my information |
    do you sell my data | is my data safe | is my information private | do you share my information |
    who sees my answers | do you store my health information | is this confidential`),
  '/how-it-works#answer': splitPhrases(`
    how does this chat work | what happens next | what are the steps | how do I start |
    what will you ask me | how does this site work | how does this work | how do I get started |
    what questions will you ask | what do you need to know | how many questions are there |
    what information do I need | can I skip questions`),
  '/how-it-works#match': splitPhrases(`
    what do you do if no one will accept me | what if nothing fits |
    what happens after I answer the questions | what if none of the carriers fit | how do I see my match`),
  '/how-it-works#apply': splitPhrases(`
    where do I sign up for the policy | what happens after I get matched | who do I buy from |
    can I buy it here | how do I apply | how do I buy a policy | what happens after the match |
    where do I see my price | can I buy online | do I apply here`),
  '/how-it-works#comparison': splitPhrases(`
    difference between you and an agent | why is this better than calling an agent | do I need a broker |
    how are you different from an agent | why not use an agent | what is better than a broker |
    do I need an agent | why should I use this site`),
  '/calculator': splitPhrases(`
    how does the calculator work | what is the formula of the calculator |
    what does the calculator count | how is the recommended amount calculated`),
  '/carriers#vetting': splitPhrases(`
    how does a carrier get listed | which carriers do you list | what are your standards for carriers |
    how do you vet companies`),
  '/carriers#category-final_expense Final expense': splitPhrases(`
    what is final expense insurance | what is burial insurance`),
  '/carriers#category-term Brightwater Mutual': splitPhrases(`
    which carriers are good for smokers | who is best for people who use tobacco`),
  '/carriers#network': splitPhrases(`
    which companies are in your directory | what insurance companies are there |
    how many companies do you have | which carriers do you work with | how many carriers do you have |
    what companies do you compare | who are your partners | list of insurance companies |
    which insurers are there`),
  '/contact#reach': splitPhrases(`
    what number can I call | how do I talk to an agent | where are you guys located |
    is there an email I can write to | how do I reach customer support | I need help from a person |
    can I call you | what is your phone number | what is your email address | how do I contact you |
    how can I reach you | can I talk to a human | I want to speak to a person |
    is there a number I can call | what are your hours | when are you open | customer service |
    where are you located | what is your address`),
  '/contact#when-you-answer': splitPhrases(`
    when will I get an answer to my email | how soon do you answer emails | when will I hear back |
    how long until you reply`),
  '/contact#existing-policy': splitPhrases(`
    I have a question about my existing policy | can you help with my claim |
    how do I make a payment on my policy | I already have a policy with you | I lost my policy`),
  '/contact#change-answers': splitPhrases(`
    how do I change my answers | can I change my quote | how do I edit my answers |
    I made a mistake in my quote | where is my quote`),
  '/contact#delete-data': splitPhrases(`
    delete everything you have on me | erase my information | how do I delete my data |
    what do you know about me | can I see my data`),
  '/legal/privacy#your-choices': splitPhrases(`
    how do I get rid of my account | take back my consent | remove my profile |
    how do I delete my account | how do I close my account | download my data | how do I unsubscribe |
    how do I correct my information | what are my privacy rights | how do I stop your emails`),
  '/legal/privacy#your-device': splitPhrases(`
    what do you store in my browser | what stays on my device | do you keep my answers`),
  '/legal/privacy#cookies': splitPhrases(`
    do you use cookies | what cookies do you set | do you track me`),
  '/legal/privacy#what-is-recorded': splitPhrases(`
    what do you record | do you use analytics | do you log my visits | do you track my ip address`),
  '/legal/privacy#privacy-signals': splitPhrases(`
    do you honor do not track | global privacy control`),
  '/legal/privacy#who-receives-it': splitPhrases(`
    what information do you give the carrier | what does the insurance company see when I click |
    does the carrier get my name | who do you share data with | what do carriers learn about me |
    do you give my information to third parties | what does google learn`),
  '/legal/privacy#how-long': splitPhrases(`
    how long do you keep my data | how long is my information stored | data retention`),
  '/legal/privacy#security': splitPhrases(`
    is my information encrypted | how do you protect my data | is the site secure | is my password safe |
    is it encrypted | what if you get hacked`),
  '/legal/privacy#children': splitPhrases(`
    can minors use this | can my teenager use the site`),
  '/legal/terms#who-may-use-it': splitPhrases(`
    is there an age limit | do I have to be 18 | who can use the site | how old do I have to be |
    what is the minimum age | can I use it outside the united states`),
  '/legal/terms#your-account': splitPhrases(`
    can I use it without an account | do I need to create an account | do I need an account |
    do I have to sign up | do I have to register`),
  '/legal/terms#the-service': splitPhrases(`
    is the match an offer of insurance | am I guaranteed to be approved | is my quote binding |
    does a match mean I am approved`),
  '/legal/terms#your-part': splitPhrases(`
    can I get a quote for my mother | can I get a policy for my mother | can I answer for somebody else |
    what if I enter wrong information | can I apply for my wife`),
  '/legal/terms#no-advice': splitPhrases(`
    is this financial advice | do you give advice | is this legal advice | do you give tax advice`),
  '/legal/terms#arbitration': splitPhrases(`
    what is arbitration | can I sue you | class action`),
  '/legal/terms#opt-out': splitPhrases(`
    how do I opt out of arbitration`),
  '/legal/terms#liability': splitPhrases(`
    are you liable | what is your liability`),
  '/legal/terms#disagreements': splitPhrases(`
    how do I make a complaint about you | what if we disagree`),
  '/legal/licenses': splitPhrases(`
    what happens if I move to another state | which states are you in | do you operate in new york |
    are you licensed | in which states are you licensed | are you licensed in my state |
    are you licensed in texas | what states do you serve | is it available in my state`),
  '/legal/licenses#what-a-license-means': splitPhrases(`
    what is an insurance license | why does my state matter`),
  '/legal/privacy#what-you-send': splitPhrases(`
    what do you store when I sign up | do you keep our conversation | do you save this chat`),
  '/legal/licenses#license-numbers': splitPhrases(`
    what is your license number`),
  '/legal/licenses#check-a-license': splitPhrases(`
    how do I check a license | how do I verify that you are licensed`),
  '/legal/licenses#complaints': splitPhrases(`
    where do I complain | how do I file a complaint`),
  '/legal/disclosures#match-percentage': splitPhrases(`
    where does the match score come from | how is the percentage calculated | is 99% good |
    what does the match percentage mean | what does 95 percent match mean | what is the match score |
    is it the chance of being approved | why is my match 97%`),
  '/legal/disclosures#quotes': splitPhrases(`
    are the quotes final | is the quote guaranteed | why do you not show prices | do you show prices |
    where are the prices | are the prices guaranteed | is the average price what I will pay`),
  '/legal/disclosures#ratings': splitPhrases(`
    what does an A+ rating mean | what is a financial strength rating | what does A++ mean |
    who rates the carriers | what is am best`),
  '/legal/disclosures#reviews': splitPhrases(`
    are your reviews fake | are the reviews real | are the testimonials real | can I trust the reviews`),
  '/legal/disclosures#assistant': splitPhrases(`
    does the ai make mistakes | are you always right | are you a robot | are you a real person |
    are you a bot or a human | am I talking to a human | are you an ai | can you be wrong |
    are you chatgpt`),
  '/legal/accessibility#limitations': splitPhrases(`
    is the site available in spanish | do you speak spanish | does it work without javascript`),
  '/legal/accessibility#what-we-do': splitPhrases(`
    does it work with a screen reader | is the site accessible | can I use the keyboard`),
  '/about#mission': splitPhrases(`
    what is your mission | why did you start this company`),
  '/about#values': splitPhrases(`
    what are your values | what do you stand for`),
  '/reviews': splitPhrases(`
    what do customers say | do you have reviews | what is your rating | are people happy with you`),
};
