import { describe, expect, test } from 'vitest';
import {
  findChangeScreen,
  findDepth,
  findNext,
  findPrevious,
  findScreenAt,
  findStart,
  firstScreen,
  formatScreen,
  parseScreen,
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
    ['summary', summaryScreen],
    ['emailOnly', { step: 'emailOnly' }],
    ['createPassword', { step: 'createPassword' }],
  ];
  test.each(screens)('%s is written and read back', (text, screen) => {
    expect(formatScreen(screen)).toBe(text);
    expect(parseScreen(text)).toEqual(screen);
  });

  test.each([undefined, null, 4, '', 'change:', 'change:summary', 'questionnaire', 'nonsense', '__proto__'])(
    '%j is no screen',
    (text) => {
      expect(parseScreen(text)).toBeUndefined();
    },
  );
});

describe('the order of screens', () => {
  test('walks from the form through 13 questions to the summary', () => {
    const walked: string[] = [];
    let screen: Screen = firstScreen;
    while (screen.step !== 'summary') {
      walked.push(formatScreen(screen));
      expect(findDepth(screen)).toBe(walked.length - 1);
      screen = findNext(screen);
    }
    expect(walked).toHaveLength(14);
    expect(findDepth(summaryScreen)).toBe(14);
  });

  test('walks back the same way', () => {
    let screen: Screen | undefined = summaryScreen;
    for (let depth = 14; screen; depth -= 1) {
      expect(findDepth(screen)).toBe(depth);
      expect(findScreenAt(depth, summaryScreen)).toEqual(screen);
      screen = findPrevious(screen);
    }
  });

  test('changing an answer stands behind the summary and leads back to it', () => {
    for (const screen of [findChangeScreen('exercise'), findChangeScreen('age')]) {
      expect(findDepth(screen)).toBe(15);
      expect(findNext(screen)).toEqual(summaryScreen);
      expect(findPrevious(screen)).toEqual(summaryScreen);
    }
    expect(findChangeScreen('age')).toEqual({ step: 'quickInfo', isChange: true });
  });

  test('an account step leads back to the summary', () => {
    expect(findPrevious({ step: 'verifyEmail' })).toEqual(summaryScreen);
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
