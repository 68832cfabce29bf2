import { brand } from '../../../../shared/brand.ts';
import { directoryCarriers } from '../../../../shared/directory/directory-carriers.ts';
import { foldText } from './terms.ts';

/** Words of life insurance and of this site. A question without any has to be one that people are known to ask. */
const domain = new RegExp(
  `\\b(?:${[
    'insur\\w*|polic(?:y|ies)|cover(?:s|ed|age)?|premiums?|benefici\\w+|term|whole|permanent|universal|riders?',
    'exams?|physicals?|needles?|blood|urine|underwrit\\w*|carriers?|quotes?|claims?|pay-?outs?|death|dying|die[sd]?',
    'cash value|face amount|mortgage|smok\\w+|tobacco|nicotine|vap\\w+|health\\w*|medical|medication\\w*|disease',
    'diabet\\w+|cancer|asthma|blood pressure|cholesterol|depression|anxiety|stroke|pregnan\\w+|suicide',
    'match\\w*|calculator|licens\\w+|commissions?|privacy|cookies?|arbitration|legacy|inherit\\w*|heirs?|estate',
    'funeral|burial|grace period|free look|contestab\\w+|exclu\\w+|convertible|conversion|laps\\w+',
    'agency|websites?|e-?mail|assistant|ai|money|loans?|credit score|my credit|drink\\w*|alcohol|exercise|hobb(?:y|ies)',
    'prices?|costs?|recommended|agents?|brokers?|apply|application|approv\\w+|sign up',
    'am ?best|ratings?|financial strength|dependents?|debts?|income|salary|annuit\\w+|surrender\\w*',
    `my (?:data|account|information|info|answers|employer|job)|${brand.name.toLowerCase()}`,
    directoryCarriers.map(({ name }) => name.split(' ')[0]?.toLowerCase()).join('|'),
  ].join('|')})\\b`,
);

/** Other kinds of insurance and of money: the pages know nothing of them, though they share words with life insurance. */
const otherBusiness =
  /\b(?:car|auto|automobile|vehicle|motorcycle|truck|boat|home ?owners?'?|home|house|renters?'?|pet|dog|cat|travel|trip|dental|vision|flood|health|medical|liability|wedding|phone|unemployment|crop|cyber|title|business)'?s? insurance\b|\b(?:insur(?:e|ing)|cover(?:age for)?) (?:my|a|the|our) (?:car|truck|house|home|dog|cat|pet|boat|phone|bike|jewelry)\b|\bmedicare\b|\bmedicaid\b|\bobamacare\b|\bmortgage (?:rates?|lender|application)\b|\bcredit cards?\b|\bstocks?\b|\bcrypto\w*\b/;

export function isAboutLifeInsurance(question: string): boolean {
  return domain.test(foldText(question));
}

export function isAboutOtherBusiness(question: string): boolean {
  return otherBusiness.test(foldText(question));
}
