import { capitalize } from '../../../../shared/format/first-letter.ts';
import { joinWithAnd } from '../../../../shared/format/lists.ts';
import { formatRange } from '../../../../shared/format/ranges.ts';
import { smokerFriendlyBonus } from '../../../../shared/matching/score.ts';
import { nameCoverageRange, nameHealthLevels, namePolicyOptions } from '../../../../shared/matching/words.ts';
import type { Question } from '../../../../shared/quote/question.ts';
import { healthStatus } from '../../../../shared/quote/questions/health-status.ts';
import { priority } from '../../../../shared/quote/questions/priority.ts';
import type { Carrier } from '../../../../shared/site/schemas/carriers.ts';
import type { TableContent } from '../../../../shared/site/schemas/prose.ts';
import { ruleMessages as messages } from './messages.ts';

/** Describes a carrier's rules as the matching applies them: who each rule admits, and the points it gives. */
export function describeRules({ name, conditions, scoring }: Carrier): TableContent {
  const { ageMin, ageMax, specialties } = conditions;
  const { rows } = messages;
  const isSmokerFriendly = conditions.smokingAllowed && specialties.includes('smoker_friendly');
  return {
    caption: messages.caption(name),
    columns: messages.columns,
    rows: [
      [rows.start, messages.anyone, listPoints([['', scoring.baseScore]])],
      ...(scoring.scoreBoost > 0
        ? [[rows.headStart, messages.primary, listPoints([['', scoring.scoreBoost]])]]
        : []),
      [rows.age, formatRange(ageMin, ageMax), listPoints(listAgeBands({ conditions, scoring }))],
      [
        rows.tobacco,
        conditions.smokingAllowed ? messages.yesAndNo : messages.noTobacco,
        listPoints(isSmokerFriendly ? [[messages.yes, smokerFriendlyBonus]] : []),
      ],
      [
        rows.health,
        capitalize(nameHealthLevels(conditions.healthStatusRequired)),
        listAnswerPoints(healthStatus, scoring.healthBonus),
      ],
      [rows.policy, namePolicyOptions(conditions.policyTypesOffered), messages.none],
      [
        rows.amount,
        capitalize(nameCoverageRange(conditions.coverageMin, conditions.coverageMax)),
        messages.none,
      ],
      [
        rows.state,
        conditions.statesAvailable ? joinWithAnd(conditions.statesAvailable) : messages.any,
        messages.none,
      ],
      [
        rows.exam,
        conditions.noMedicalExamAvailable ? messages.examEither : messages.examTaken,
        listPoints(conditions.noMedicalExamAvailable ? [[messages.noExam, scoring.noMedicalExamBonus]] : []),
      ],
      [rows.priority, messages.any, listAnswerPoints(priority, scoring.priorityMatch)],
      [
        rows.timing,
        messages.any,
        listPoints(
          specialties.includes('fast_approval') ? [[messages.rightAway, scoring.instantApprovalBonus]] : [],
        ),
      ],
    ],
  };
}

/** The age bands, limited to the ages that the carrier accepts. */
function listAgeBands({ conditions, scoring }: Pick<Carrier, 'conditions' | 'scoring'>): [string, number][] {
  return scoring.ageBonus
    .map(({ min, max, bonus }) => ({
      min: Math.max(min, conditions.ageMin),
      max: Math.min(max, conditions.ageMax),
      bonus,
    }))
    .filter(({ min, max }) => min <= max)
    .toSorted((one, other) => one.min - other.min)
    .map(({ min, max, bonus }) => [formatRange(min, max), bonus]);
}

/** The points for each answer, in the order of the question's options. */
function listAnswerPoints(
  { options }: Question,
  points: Readonly<Record<string, number | undefined>>,
): string {
  return listPoints(options.map(({ value, rule }) => [value, points[String(rule)] ?? 0]));
}

function listPoints(entries: readonly (readonly [string, number])[]): string {
  const earning = entries.filter(([, points]) => points > 0);
  if (earning.length === 0) return messages.none;
  return earning.map(([answer, points]) => messages.points(answer, points)).join('; ');
}
