import { parseArgs } from 'node:util';
import { evaluate, evaluateWithFailure, evaluateWithMixedModel } from './evaluate.ts';
import { computeFigures } from './figures.ts';
import type { Verdict } from './judge.ts';
import { loadConversations, loadStrangers } from './load-conversations.ts';
import {
  asksNothing,
  cites,
  hasLines,
  hasNumbers,
  isForEmergency,
  readLines,
  startAnswering,
} from './measure-lines.ts';
import { type ModelFailure, modelFailures } from './model-failures.ts';
import { describeCategories, describeFailures, describeRun, listDifferences } from './report.ts';

const { values } = parseArgs({
  options: {
    verbose: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    'without-held-out': { type: 'boolean', default: false },
    strangers: { type: 'boolean', default: false },
    model: { type: 'string', default: 'fail' },
    encoder: { type: 'string', default: 'on' },
  },
});
const all = values.strangers ? loadStrangers() : loadConversations();
const conversations = all.filter(
  ({ id, isHeldOut }) => id.startsWith(values.only) && !(isHeldOut && values['without-held-out']),
);
const failures = chooseFailures(values.model);

const startedAt = performance.now();
const settings = { CHAT_ENCODER: values.encoder };
const verdicts = await evaluate(conversations, settings);
console.log(`Without a language model, ${((performance.now() - startedAt) / 1000).toFixed(0)} s:`);
console.log([...describeRun(verdicts), '', ...describeCategories(verdicts)].join('\n'));
if (values.verbose) console.log(describeFailures(verdicts).join('\n'));
if (values.strangers) await describeLines();
let isGood = isClean(verdicts);

if (values.model === 'mixed') {
  const mixed = await evaluateWithMixedModel(conversations, settings);
  console.log(`\nWith a language model that is malicious one time in ten, asked ${mixed.questions} times:`);
  console.log([...describeRun(mixed.verdicts), ...describeFailures(mixed.verdicts)].join('\n'));
  isGood = isClean(mixed.verdicts) && isGood;
}

if (failures.length > 0) console.log('\nWith a language model that fails, compared with none:');
for (const [name, failure] of failures) isGood = (await compare(name, failure)) && isGood;
process.exitCode = isGood ? 0 : 1;

/** Prints how many of the strangers' single lines get the right answer, and how many the one for danger. */
async function describeLines(): Promise<void> {
  const answer = await startAnswering({ hasEncoder: values.encoder === 'on' });
  const asked = [
    ['danger', hasNumbers],
    ['ordinary', (turn) => !isForEmergency(turn)],
    ['questions', cites],
    ['talk', asksNothing],
  ] satisfies (readonly [string, Parameters<typeof answer>[1]])[];
  for (const set of ['strangers', 'seventh', 'eighth', 'ninth']) {
    for (const [name, isRight] of asked.filter(([name]) => hasLines(`${set}-${name}`))) {
      const { right, of, missed, alarmed, doubted } = await answer(readLines(`${set}-${name}`), isRight);
      const alarms = `, ${alarmed} got the answer for people in danger, ${doubted} the numbers first`;
      console.log(`  ${`${set}-${name}`.padEnd(20)} ${right} of ${of}${alarms}`);
      if (values.verbose) console.log(missed.map((line) => `    ${line}`).join('\n'));
    }
  }
}

/** Prints what a failing model changes, and returns whether that is nothing. */
async function compare(name: string, failure: ModelFailure): Promise<boolean> {
  const failed = await evaluateWithFailure(conversations, failure, settings);
  const differences = listDifferences(verdicts, failed.verdicts);
  const { completed, violations } = computeFigures(failed.verdicts);
  const isSame = differences.length === 0 && isClean(failed.verdicts) === isClean(verdicts);
  console.log(
    `  ${isSame ? 'same' : 'DIFFERENT'} ${name.padEnd(14)} completed ${completed.count} of ${completed.of}, ` +
      `${violations} violations, model asked ${failed.questions} times`,
  );
  for (const difference of differences) console.log(`    ${difference}`);
  return isSame;
}

function isClean(all: readonly Verdict[]): boolean {
  const { wrong, violations } = computeFigures(all);
  return wrong === 0 && violations === 0;
}

/** The failures that `--model` names: `none` or `mixed` for no failure, `fail` for all, `fail:<way>` for one. */
function chooseFailures(model: string): (readonly [string, ModelFailure])[] {
  const all = Object.entries(modelFailures);
  if (model === 'none' || model === 'mixed') return [];
  if (model === 'fail') return all;
  const chosen = all.filter(([name]) => model === `fail:${name}`);
  if (chosen.length > 0) return chosen;
  throw new Error(
    `--model is none, mixed, fail, or fail: and one of ${Object.keys(modelFailures).join(', ')}`,
  );
}
