import { answerWork } from '../platform/jobs/worker-messages.ts';

/** A worker thread for the tests of `createDeadlineWorker`, which does what the input says. */
answerWork((input: string) => {
  if (input === 'spin') for (;;);
  if (input === 'hang') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  if (input === 'grow') growForever();
  if (input === 'fail') throw new Error('It failed.');
  if (input === 'end') process.exit(3);
  return input.toUpperCase();
}, 'the worker has a warning');

function growForever(): never {
  const kept: string[][] = [];
  for (;;) kept.push(Array.from({ length: 100_000 }, (_, index) => String(index)));
}
