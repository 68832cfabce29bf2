import { expect, test } from 'vitest';
import { joinSignals } from './join-signals.ts';

test('aborts as soon as one of the signals does, with its reason', () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const joined = joinSignals(first.signal, second.signal);
  expect(joined.aborted).toBe(false);
  second.abort('second');
  first.abort('first');
  expect(joined.reason).toBe('second');
});

test('is aborted from the start if one of the signals already is', () => {
  expect(joinSignals(new AbortController().signal, AbortSignal.abort('gone')).reason).toBe('gone');
});
