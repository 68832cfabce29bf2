import { brand } from '../../../../shared/brand.ts';
import { formatSummary } from '../../../../shared/quote/summary.ts';
import type { Outcome } from './apply.ts';
import type { DialogueState } from './dialogue-state.ts';
import { findSlot, listOptionHints, slots } from './slots.ts';
import { talkTexts } from './talk-texts.ts';

const openingSuggestions = ['Find my match', 'How does it work?', 'Term or whole life?'];
const confirmSuggestions = ["Yes, that's right", 'Change something', 'Start over'];
const readySuggestions = ['Change something', 'Start over'];

/** What the assistant says about the outcome before it asks on: what it took down, and its small talk. */
export function speakOutcome(before: DialogueState, state: DialogueState, outcome: Outcome): string[] {
  const { said, notes } = outcome;
  const lines = outcome.talks.map((topic) => speakTalk(topic, before, state));
  if (said.has('restart')) lines.push("Let's start again. I have cleared your answers.");
  if (said.has('cancel'))
    lines.push(
      'All right, I stopped asking. Your answers are still here: say "continue" to go on, or "start over" to clear them.',
    );
  if (said.has('hand-over'))
    lines.push(
      `You can reach a person on our contact page, at ${brand.supportEmail}, or at ${brand.supportPhone} (${brand.supportHours}).`,
    );
  if (said.has('summarise') && state.expects !== 'confirm') lines.push(speakProgress(state));
  if (said.has('resume') && before.phase === 'paused') lines.push("Good, let's go on.");
  if (said.has('unclear')) lines.push(speakUnclear(before, state));
  lines.push(...speakFilled(state, outcome), ...notes, ...speakSkipped(before, outcome));
  const spoken = lines.filter((line) => line !== '');
  // Before a quote nothing is asked, so what can't be done yet is answered with what can.
  const isSilent = spoken.length === 0 && state.phase === 'opening' && outcome.questions.length === 0;
  return isSilent ? [talkTexts.introduction] : spoken;
}

function speakProgress(state: DialogueState): string {
  if (Object.keys(state.values).length === 0) return 'I have no answers from you yet.';
  return `This is what I have so far.\n\n${formatSummary(state)}`;
}

function speakUnclear(before: DialogueState, state: DialogueState): string {
  if (state.phase === 'complete' || state.phase === 'paused') return 'I am not sure what you mean.';
  if (state.phase === 'opening') return `I'm not sure what you mean. ${talkTexts.introduction}`;
  if (state.expects === 'confirm')
    return 'I did not get that. Say yes if the summary is right, or tell me what to change.';
  return before.failedTries === 0 ? "Sorry, I didn't get that." : talkTexts.form;
}

function speakTalk(topic: Outcome['talks'][number], before: DialogueState, state: DialogueState): string {
  switch (topic) {
    case 'greeting':
      return before.phase === 'opening' ? `Hello! ${talkTexts.introduction}` : 'Hello!';
    case 'thanks':
      return "You're welcome.";
    case 'goodbye':
      return 'Goodbye, and take care. Your answers stay here in case you come back.';
    case 'why':
      return speakWhy(state);
    case 'options':
      return speakOptions(state);
    case 'progress':
      return speakRemaining(state);
    case 'start':
      return before.phase === 'opening'
        ? 'Happy to help. I will ask for a few things, one at a time. It takes about 2 minutes, and you can skip the optional ones.'
        : '';
    case 'deflection':
      return '';
    default:
      return talkTexts[topic];
  }
}

function speakWhy({ expects }: DialogueState): string {
  if (expects === null || expects === 'confirm')
    return 'I ask so that nothing goes into your quote that you did not mean.';
  return findSlot(expects).why;
}

function speakOptions({ expects }: DialogueState): string {
  if (expects === null || expects === 'confirm') return '';
  const { options } = findSlot(expects);
  const hints = listOptionHints(expects);
  if (hints.length > 0) return hints.join('\n');
  if (expects === 'state') return 'Any of the 50 states, such as Ohio or OH.';
  if (expects === 'age') return 'Your age in years, from 18 to 80.';
  if (options.length === 0) return '';
  return `You can choose: ${options.join('; ')}.`;
}

function speakRemaining(state: DialogueState): string {
  const open = slots.filter(({ id }) => state.values[id] === undefined && !state.skipped.includes(id));
  if (open.length === 0) return 'That was the last question.';
  const optional = open.filter(({ isRequired }) => !isRequired).length;
  const questions = open.length === 1 ? '1 question is' : `${open.length} questions are`;
  return optional > 0 ? `${questions} left, and you can skip ${optional} of them.` : `${questions} left.`;
}

/** Values are repeated, so that a person sees what was understood and can correct it. */
function speakFilled(state: DialogueState, { filled }: Outcome): string[] {
  const changed = filled.filter(({ isChange }) => isChange);
  const fresh = filled.filter(({ isChange }) => !isChange);
  const lines = changed.map(({ slot }) => `I changed ${nameOf(slot)} to ${state.values[slot]}.`);
  const only = fresh[0];
  if (fresh.length === 1 && only?.slot === 'name')
    return [...lines, `Nice to meet you, ${state.values.name}.`];
  if (fresh.length > 0) {
    const list = fresh.map(({ slot }) => `${findSlot(slot).label}: ${state.values[slot]}`).join('; ');
    lines.push(`Got it. ${list}.`);
  }
  return lines;
}

function nameOf(slot: Outcome['filled'][number]['slot']): string {
  return `"${findSlot(slot).label}"`;
}

function speakSkipped(before: DialogueState, { skipped, said }: Outcome): string[] {
  if (skipped.length > 1) return ['I skipped the optional questions that were left.'];
  if (skipped.length === 1) return [said.has('not-known') ? 'No problem, I left that one out.' : 'Skipped.'];
  const { expects } = before;
  if (said.has('skip-rest')) return ['The questions that are left are needed for a match.'];
  if (expects === null || expects === 'confirm') return [];
  if (said.has('skip')) return ['A match needs this one, so I cannot skip it.'];
  return said.has('not-known') ? [speakHelp(expects)] : [];
}

function speakHelp(slot: Outcome['filled'][number]['slot']): string {
  if (slot === 'coverageAmount')
    return 'Many people start from 8-12 times their yearly income. Our calculator at /calculator works it out with you. You can change the amount later.';
  const hints = listOptionHints(slot);
  const start = 'A match needs this one. Choose what comes closest; you can change it later.';
  return hints.length > 0 ? `${start}\n${hints.join('\n')}` : start;
}

/** The question that is asked next, or the summary with its own. Empty when nothing is asked. */
export function speakQuestion(state: DialogueState, outcome: Outcome): string {
  const { expects, offered, isNumbered } = state;
  if (expects === null)
    return state.phase === 'complete'
      ? 'Your quote is ready. Tell me if something should change, or start over.'
      : '';
  if (expects === 'confirm') return speakConfirm(state, outcome);
  const { ask, why, isRequired, options } = findSlot(expects);
  const optional = isRequired ? '' : ' You can skip this one.';
  if (isNumbered)
    return `${ask}\n${options.map((option, index) => `${index + 1}. ${option}`).join('\n')}\nAnswer with a number or in words.${optional}`;
  if (offered.length > 0 && outcome.clarified) return speakOffered(ask, offered);
  if (outcome.isAskedAgain) return `${ask}${hintOf(state)}${optional}`;
  return `${why} ${ask}${optional}`.trim();
}

function speakOffered(ask: string, offered: readonly string[]): string {
  const only = offered[0];
  if (offered.length === 1 && only !== undefined) return `Do you mean ${only}?`;
  if (offered.every((option) => option === 'Yes' || option === 'No'))
    return `Just to be sure: ${ask} Yes or No?`;
  return `Which of these fits best: ${offered.slice(0, -1).join(', ')} or ${offered.at(-1)}?`;
}

function hintOf({ expects, failedTries }: DialogueState): string {
  if (failedTries === 0) return '';
  if (expects === 'state') return ' The name or its two letters are enough, such as Ohio or OH.';
  if (expects === 'age') return ' A number is enough, such as 42.';
  if (expects === 'name') return ' A first name is enough.';
  if (expects === null || expects === 'confirm') return '';
  const { options } = findSlot(expects);
  return ` You can choose: ${options.join('; ')}.`;
}

function speakConfirm(state: DialogueState, outcome: Outcome): string {
  if (outcome.said.has('deny'))
    return 'What should I change? Name it, such as "my age is 41" or "change the state".';
  return `Here is everything I have.\n\n${formatSummary(state)}\n\nIs all of this right?`;
}

/** Short answers to what is asked, in words that the dialogue understands. */
export function suggest(state: DialogueState, outcome: Outcome): string[] {
  const { expects, offered, phase } = state;
  if (phase === 'complete') return readySuggestions;
  if (phase === 'opening') return openingSuggestions;
  if (phase === 'paused') return ['Continue', 'Start over'];
  if (expects === null) return [];
  if (expects === 'confirm')
    return outcome.said.has('deny')
      ? ['Change my name', 'Change my age', 'Change the state', 'Change the coverage amount']
      : confirmSuggestions;
  const { options, isRequired } = findSlot(expects);
  const isAskedBack = offered.length === 1;
  const listed = isAskedBack ? [...offered, 'No'] : offered.length > 0 ? offered : options;
  return isRequired ? [...listed] : [...listed, 'Skip'];
}
