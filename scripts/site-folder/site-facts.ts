import { advisedMultiples, coverageGuidance } from '../../client/content/claims.ts';
import { legalFacts } from '../../client/content/legal/legal-facts.ts';
import { statisticChapters } from '../../client/content/statistics.ts';
import type { LandingStatistic } from '../../client/features/landing/content.ts';
import { dependentAllowance } from '../../shared/calculator/coverage.ts';
import { formatRating } from '../../shared/company/format-rating.ts';
import { describeLicensedStates } from '../../shared/company/licensed-states.ts';
import { findLowestRating } from '../../shared/directory/carrier-terms.ts';
import { joinWithAnd } from '../../shared/format/lists.ts';
import { formatDollars, formatNumber } from '../../shared/format/numbers.ts';
import { spellDollarRange } from '../../shared/format/ranges.ts';
import { draftDays } from '../../shared/lifetimes.ts';
import { matchPercents } from '../../shared/matching/match-percent.ts';
import { age } from '../../shared/quote/questions/age.ts';
import { decidingQuestions, questions } from '../../shared/quote/questions.ts';
import { averageQuoteTime } from '../../shared/quote/quote-time.ts';
import { usStates } from '../../shared/quote/us-states.ts';
import type { Brand } from '../../shared/site/schemas/brand.ts';
import type { Carrier } from '../../shared/site/schemas/carriers.ts';
import type { Company } from '../../shared/site/schemas/company.ts';
import type { DirectoryEntry } from '../../shared/site/schemas/directory.ts';
import type { Prices } from '../../shared/site/schemas/prices.ts';

type Sources = {
  brand: Brand;
  company: Company;
  carriers: readonly Carrier[];
  directory: readonly DirectoryEntry[];
  prices: Prices;
};

/** The facts that prose names with `{{name}}`. `site/README.md` lists them. */
export function listFacts(sources: Sources): ReadonlyMap<string, string> {
  const { brand, company, carriers, directory, prices } = sources;
  const ages = carriers.map(({ conditions }) => conditions);
  const { primary, others } = matchPercents;
  return new Map([
    ['brand.name', brand.name],
    ['brand.legalName', brand.legalName],
    ['brand.email', brand.supportEmail],
    ['brand.phone', brand.supportPhone],
    ['brand.hours', brand.supportHours],
    ['brand.postalAddress', brand.postalAddress.join(', ')],
    ['company.contactReply', company.replyTimes.contact],
    ['company.accessibilityReply', company.replyTimes.accessibility],
    ['company.licensed', describeLicense(brand, company)],
    ['company.reviews', describeReviews(company)],
    ['company.states', formatNumber(company.licenses.length)],
    ['carriers.count', formatNumber(directory.length)],
    ['carriers.matched', formatNumber(carriers.length)],
    ['carriers.names', joinWithAnd(carriers.map(({ name }) => name))],
    ['carriers.primary', carriers.find(({ isPrimary }) => isPrimary)?.name ?? ''],
    ['carriers.table', listCarrierRows(carriers, directory)],
    ['carriers.lowestRating', findLowestRating(directory)],
    ['carriers.youngest', String(Math.min(...ages.map(({ ageMin }) => ageMin)))],
    ['carriers.oldest', String(Math.max(...ages.map(({ ageMax }) => ageMax)))],
    ['quote.time', averageQuoteTime],
    ['quote.questions', formatNumber(questions.length)],
    ['quote.deciding', formatNumber(decidingQuestions.length)],
    ['quote.youngest', String(age.range.min)],
    ['quote.oldest', String(age.range.max)],
    ['quote.states', formatNumber(usStates.length)],
    ['match.primary', `${primary.min} to ${primary.max} percent`],
    ['match.others', `${others.min} to ${others.max} percent`],
    ['guidance.incomeMultiple', coverageGuidance.incomeMultiple],
    ['guidance.incomeLow', String(advisedMultiples.min)],
    ['guidance.incomeHigh', String(advisedMultiples.max)],
    ['guidance.noExamLimits', coverageGuidance.noExamLimits],
    ['guidance.decisionWithoutExam', coverageGuidance.decisionWithoutExam],
    ['guidance.decisionWithExam', coverageGuidance.decisionWithExam],
    ['browser.drafts', `${draftDays} days`],
    ['legal.arbitrationOptOut', legalFacts.arbitrationOptOut],
    ['guidance.childhood', findFigure('childhood')],
    ['guidance.uninsured', findFigure('homes')],
    ['calculator.dependentAllowance', formatDollars(dependentAllowance)],
    ...listPrices(prices),
  ]);
}

function describeLicense({ legalName }: Brand, { licenses }: Company): string {
  const states = describeLicensedStates(licenses);
  if (states === '') return `${legalName} is a licensed agency.`;
  return `${states.startsWith('all') ? 'Yes. ' : ''}${legalName} is an agency licensed in ${states}.`;
}

function describeReviews({ claims: { reviews } }: Company): string {
  return reviews ? `We’re rated ${formatRating(reviews)} from ${reviews.count} reviews.` : '';
}

/** A table's rows: each matched carrier, what it's good for, and its rating. */
function listCarrierRows(carriers: readonly Carrier[], directory: readonly DirectoryEntry[]): string {
  return carriers
    .flatMap(({ id, name }) => {
      const listed = directory.find((entry) => entry.id === id);
      return listed ? [`| ${name} | ${listed.strengths[0]} | ${listed.amBestRating} |`] : [];
    })
    .join('\n');
}

function findFigure(picture: NonNullable<LandingStatistic['picture']>): string {
  const statistics = statisticChapters.flatMap((chapter) => chapter.statistics);
  return statistics.find((statistic) => statistic.picture === picture)?.figure ?? '';
}

/** `prices.term.40.500K.20` is `$31 to $43`: what women and men of that age paid a month for that amount and length. */
function listPrices({ term, tobacco, whole }: Prices): [string, string][] {
  return [
    ['prices.term.source', term.source.name],
    ['prices.term.date', term.source.date],
    ['prices.tobacco.source', tobacco.source.name],
    ['prices.tobacco.date', tobacco.source.date],
    ['prices.whole.source', whole.source.name],
    ['prices.whole.date', whole.source.date],
    ...term.rows.map(({ age, amount, years, ...both }): [string, string] => [
      `prices.term.${age}.${shorten(amount)}.${years}`,
      describeRange(both),
    ]),
    ...tobacco.rows.map(({ age, woman, man }): [string, string] => [
      `prices.tobacco.${age}`,
      describeRange({ woman: woman / 12, man: man / 12 }),
    ]),
    ...whole.rows.map(({ age, amount, ...both }): [string, string] => [
      `prices.whole.${age}.${shorten(amount)}`,
      describeRange(both),
    ]),
  ];
}

const shorten = (amount: number) => (amount < 1_000_000 ? `${amount / 1000}K` : `${amount / 1_000_000}M`);

function describeRange({ woman, man }: { woman: number; man: number }): string {
  const [low = 0, high = 0] = [woman, man].map(Math.round).toSorted((one, other) => one - other);
  return spellDollarRange(low, high);
}
