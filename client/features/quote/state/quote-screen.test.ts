import { describe, expect, test } from 'vitest';
import {
  findChangeScreen,
  findDepth,
  findNext,
  findPath,
  findPrevious,
  findScreenAt,
  findStart,
  firstScreen,
  formatScreen,
  parseScreen,
  type QuestionPath,
  type Screen,
  summaryScreen,
} from './quote-screen.ts';

const question = (index: number): Screen => ({ step: 'questionnaire', index, isChange: false });

describe('the text of a screen', () => {
  const screens: [text: string, screen: Screen][] = [
    ['quickInfo', firstScreen],
    ['change:quickInfo', { step: 'quickInfo', isChange: true }],
    ['smokingStatus', question(0)],
    ['approvalPreference', question(12)],
    ['change:healthStatus', { step: 'questionnaire', index: 2, isChange: true }],
    ['more:exercise', { step: 'questionnaire', index: 9, isChange: true, isSeries: true }],
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
    ['all questions', 'all', 13],
    ['the questions that decide, and the one with the choice', 'deciding', 7],
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
    const ids = walk(findPath('deciding')).slice(4).map(formatScreen);
    expect(ids).toEqual([
      'majorHealthConditions',
      'priority',
      'noMedicalExam',
      'approvalPreference',
      'summary',
    ]);
  });

  test('a question that isn’t on the short path leads back to it', () => {
    const path = findPath('deciding');
    expect(findNext(question(6), path)).toEqual(question(10));
    expect(findPrevious(question(6), path)).toEqual(question(3));
  });

  test('changing an answer comes after the summary and leads back to it', () => {
    const path = findPath('all');
    for (const screen of [findChangeScreen('exercise'), findChangeScreen('age')]) {
      expect(findDepth(screen, path)).toBe(15);
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
    ['where it was left', 'healthStatus', false, question(2)],
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
