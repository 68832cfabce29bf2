import { describe, expect, test } from 'vitest';
import { decidingQuestions, questions } from '../../../../shared/quote/questions.ts';
import {
  findChangeScreen,
  findDepth,
  findNext,
  findPath,
  findPrevious,
  findScreenAt,
  findStart,
  firstScreen,
  forkIndex,
  formatScreen,
  parseScreen,
  type QuestionPath,
  type Screen,
  summaryScreen,
} from './quote-screen.ts';

const place = (wanted?: string) => questions.findIndex(({ id }) => id === wanted);
const question = (index: number): Screen => ({ step: 'questionnaire', index, isChange: false });

describe('the text of a screen', () => {
  const screens: [text: string, screen: Screen][] = [
    ['quickInfo', firstScreen],
    ['change:quickInfo', { step: 'quickInfo', isChange: true }],
    ['smokingStatus', question(0)],
    ['approvalPreference', question(place('approvalPreference'))],
    ['change:healthStatus', { step: 'questionnaire', index: place('healthStatus'), isChange: true }],
    ['more:exercise', { step: 'questionnaire', index: place('exercise'), isChange: true, isSeries: true }],
    ['summary', summaryScreen],
    ['emailOnly', { step: 'emailOnly' }],
    ['createPassword', { step: 'createPassword' }],
  ];
  test.each(screens)('%s is formatted and parsed', (text, screen) => {
    expect(formatScreen(screen)).toBe(text);
    expect(parseScreen(text)).toEqual(screen);
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
  ])('%j is not a screen', (text) => {
    expect(parseScreen(text)).toBeUndefined();
  });
});

describe('the order of screens', () => {
  const walk = (path: QuestionPath) => {
    const walked: Screen[] = [firstScreen];
    for (let screen = firstScreen; screen.step !== 'summary'; walked.push(screen))
      screen = findNext(screen, path);
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
        expect(findScreenAt(depth, summaryScreen, path)).toEqual(screen);
        expect(findPrevious(screen, path)).toEqual(walked[depth - 1]);
      }
    },
  );

  test('the short path has only required questions after the choice', () => {
    const [choice, ...after] = walk(findPath('deciding'))
      .slice(forkIndex + 1, -1)
      .map(formatScreen);
    expect(choice).toBe(questions[forkIndex]?.id);
    expect(after).toEqual(decidingQuestions.slice(forkIndex).map(({ id }) => id));
  });

  test('a question that isn’t on the short path leads back to it', () => {
    const path = findPath('deciding');
    const skipped = question(forkIndex + 1);
    expect(findNext(skipped, path)).toEqual(question(place(decidingQuestions[forkIndex]?.id)));
    expect(findPrevious(skipped, path)).toEqual(question(forkIndex));
  });

  test('changing an answer comes after the summary and leads back to it', () => {
    const path = findPath('all');
    for (const screen of [findChangeScreen('exercise'), findChangeScreen('age')]) {
      expect(findDepth(screen, path)).toBe(questions.length + 2);
      expect(findNext(screen, path)).toEqual(summaryScreen);
      expect(findPrevious(screen, path)).toEqual(summaryScreen);
    }
    expect(findChangeScreen('age')).toEqual({ step: 'quickInfo', isChange: true });
  });

  test('an account step leads back to the summary', () => {
    expect(findPrevious({ step: 'verifyEmail' }, findPath('deciding'))).toEqual(summaryScreen);
  });
});

describe('the flow opens', () => {
  test.each([
    ['on its first screen without a position', undefined, false, firstScreen],
    ['where it was left', 'healthStatus', false, question(place('healthStatus'))],
    ['on the way to an account that is under way', 'verifyEmail', true, { step: 'verifyEmail' }],
    [
      'on the summary, and not on the dashboard of an account that is made',
      'dashboard',
      false,
      summaryScreen,
    ],
  ] as const)('%s', (_about, position, isSigningUp, screen) => {
    expect(findStart(position, isSigningUp)).toEqual(screen);
  });
});
