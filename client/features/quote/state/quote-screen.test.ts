import { describe, expect, test } from 'vitest';
import { decidingQuestions, questions } from '../../../../shared/quote/questions.ts';
import {
  findChangeScreen,
  findDepth,
  findNextScreen,
  findPath,
  findPrevious,
  findScreenAt,
  findStart,
  findStep,
  fork,
  isScreen,
  type QuestionPath,
  type Screen,
} from './quote-screen.ts';

describe('a screen', () => {
  test.each([
    ['quickInfo', 'quickInfo'],
    ['change:quickInfo', 'quickInfo'],
    ['smokingStatus', 'questionnaire'],
    ['change:healthStatus', 'questionnaire'],
    ['more:exercise', 'questionnaire'],
    ['summary', 'summary'],
    ['createPassword', 'createPassword'],
  ] as const)('%s belongs to the step %s', (screen, step) => {
    expect(isScreen(screen)).toBe(true);
    expect(findStep(screen)).toBe(step);
  });

  test.each([
    undefined,
    null,
    4,
    '',
    'change:',
    'change:summary',
    'more:quickInfo',
    'questionnaire',
    'nonsense',
    '__proto__',
  ])('%j is none', (text) => {
    expect(isScreen(text)).toBe(false);
  });
});

const forkIndex = questions.findIndex(({ id }) => id === fork?.id);

describe('the order of screens', () => {
  const walk = (path: QuestionPath) => {
    const walked: Screen[] = ['quickInfo'];
    for (let screen: Screen = 'quickInfo'; screen !== 'summary'; walked.push(screen))
      screen = findNextScreen(screen, path);
    return walked;
  };

  test.each([
    ['all questions', 'all', questions.length],
    ['the questions that decide, and the one with the choice', 'deciding', decidingQuestions.length + 1],
  ] as const)(
    'walks from the form through %s to the summary, and back the same way',
    (_about, scope, count) => {
      const path = findPath(scope);
      const walked = walk(path);
      expect(walked).toHaveLength(count + 2);
      for (const [depth, screen] of walked.entries()) {
        expect(findDepth(screen, path)).toBe(depth);
        expect(findScreenAt(depth, 'summary', path)).toEqual(screen);
        expect(findPrevious(screen, path)).toEqual(walked[depth - 1]);
      }
    },
  );

  test('the short path has only required questions after the choice', () => {
    const [choice, ...after] = walk(findPath('deciding')).slice(forkIndex + 1, -1);
    expect(choice).toBe(fork?.id);
    expect(after).toEqual(decidingQuestions.slice(forkIndex).map(({ id }) => id));
  });

  test('a question that isn’t on the short path leads back to it', () => {
    const path = findPath('deciding');
    const skipped = questions[forkIndex + 1]?.id ?? 'summary';
    expect(findNextScreen(skipped, path)).toBe(decidingQuestions[forkIndex]?.id);
    expect(findPrevious(skipped, path)).toBe(fork?.id);
  });

  test('changing an answer comes after the summary and leads back to it', () => {
    const path = findPath('all');
    for (const screen of [findChangeScreen('exercise'), findChangeScreen('age')]) {
      expect(findDepth(screen, path)).toBe(questions.length + 2);
      expect(findNextScreen(screen, path)).toEqual('summary');
      expect(findPrevious(screen, path)).toEqual('summary');
    }
    expect(findChangeScreen('age')).toBe('change:quickInfo');
  });

  test('an account step leads back to the summary', () => {
    expect(findPrevious('verifyEmail', findPath('deciding'))).toEqual('summary');
  });
});

describe('the flow opens', () => {
  test.each([
    ['on its first screen without a position', undefined, false, 'quickInfo'],
    ['where it was left', 'healthStatus', false, 'healthStatus'],
    ['on the way to an account that is under way', 'verifyEmail', true, 'verifyEmail'],
    ['on the summary, and not on the dashboard of an account that is made', 'dashboard', false, 'summary'],
  ] as const)('%s', (_about, position, isSigningUp, screen) => {
    expect(findStart(position, isSigningUp)).toEqual(screen);
  });
});
