import { describe, expect, it } from 'vitest';
import { createDialogueState } from '../dialogue-state.ts';
import { interpret } from '../interpret.ts';

function readFirst(message: string) {
  const commands = interpret(message, createDialogueState(undefined));
  return Object.fromEntries(commands.flatMap((one) => (one.kind === 'set' ? [[one.slot, one.value]] : [])));
}

describe('a first message without commas', () => {
  it.each([
    [
      'hi im priya 29 in jersey city nj want 500k term non smoker',
      { name: 'Priya', age: 29, state: 'New Jersey', coverageAmount: '$500,000', smokingStatus: 'No' },
    ],
    ['38yo male nurse in Phoenix need life insurance half a mil', { age: 38, state: 'Arizona' }],
    [
      'my name is Nguyen Tran i am 47 year old i live in San Jose California i want to buy 250000',
      { name: 'Nguyen Tran', age: 47, state: 'California', coverageAmount: '$250,000' },
    ],
    [
      'im 33 and i got 2 kids i live in tulsa i need 750k',
      { age: 33, state: 'Oklahoma', coverageAmount: '$750,000' },
    ],
  ])('gives all answers of %j', (message, values) => {
    expect(readFirst(message)).toMatchObject(values);
  });

  it.each([
    ['my dad is 70 in ohio and wants 100k', ['age', 'state', 'coverageAmount']],
    ['I worked 24 years in Ohio for a job', ['age', 'state']],
    ['im asking for my mom ruth 68 florida 50k', ['name', 'age', 'state', 'coverageAmount']],
    ['im worried about my 30 year mortgage in georgia', ['age', 'name']],
    ['im tired 66 in arizona want 50k', ['name']],
  ])('takes nothing of %j for an answer that is none', (message, slots) => {
    for (const slot of slots) expect(readFirst(message)).not.toHaveProperty(slot);
  });
});
