import { findFacts } from '../../../../shared/directory/find-facts.ts';
import { createExplainer } from '../../../../shared/glossary/explain-terms.ts';
import { carrierTerms } from '../../../../shared/glossary/page-terms.data.ts';
import type { DirectoryCarrier } from '../../../../shared/site/schemas/directory.ts';
import { describeFacts, factNames } from '../facts/describe-facts.ts';
import { labels } from '../facts/messages.ts';

export type ExplainedCarrier = ReturnType<typeof explainCarrier>;

/** A carrier's texts in the order of its page, with terms explained where they first appear. */
export function explainCarrier(carrier: DirectoryCarrier) {
  const explain = createExplainer(carrierTerms);
  const facts = describeFacts(carrier);
  const { suits, lessSuited } = findFacts(carrier.slug);
  return {
    goodFor: explain(carrier.strengths[0] ?? ''),
    facts: factNames.map((name) => ({ name, label: explain(labels[name]), text: explain(facts[name]) })),
    suits: explain(suits),
    lessSuited: explain(lessSuited),
    strengths: carrier.strengths.map(explain),
  };
}
