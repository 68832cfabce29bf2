import { describe, expect, it } from 'vitest';
import type { Understanding } from '../meaning/understanding.ts';
import type { Command } from './commands.ts';
import { createDialogueState, type DialogueState } from './dialogue-state.ts';
import { followHint, readHint, toHint } from './hint.ts';

const opening = createDialogueState(undefined);
const asking: DialogueState = { ...opening, phase: 'collecting', expects: 'exercise' };
const unclear: readonly Command[] = [{ kind: 'unclear' }];
const ask: readonly Command[] = [{ kind: 'ask', question: 'nice day?' }];
const set: readonly Command[] = [{ kind: 'set', slot: 'exercise', value: 'Daily', evidence: 'daily' }];

function createUnderstanding(changes: Partial<Understanding>): Understanding {
  return {
    wish: undefined,
    danger: 0,
    guessAnswer: () => undefined,
    guessTopic: () => undefined,
    ...changes,
  };
}

describe('a hint', () => {
  it('holds nothing that is improbable', () => {
    const unsure = createUnderstanding({ wish: { label: 'cancel', probability: 0.5 }, danger: 0.4 });
    expect(toHint(unsure, 'hm', opening)).toBeUndefined();
  });

  it('needs more for a wish while a quote is under way', () => {
    const likely = createUnderstanding({ wish: { label: 'cancel', probability: 0.7 } });
    expect(toHint(likely, 'enough of it', opening)).toEqual({ kind: 'hint', wish: 'cancel' });
    expect(toHint(likely, 'enough of it', asking)).toBeUndefined();
    const wish = (label: string) =>
      toHint(createUnderstanding({ wish: { label, probability: 0.9 } }), 'hm', asking);
    expect(wish('back')?.wish).toBe('back');
    expect(wish('cancel')).toBeUndefined();
  });

  it('suspects no danger in words that are plainly ordinary', () => {
    const alarmed = createUnderstanding({ danger: 0.99 });
    expect(toHint(alarmed, 'hm', opening)).toEqual({ kind: 'hint', isDanger: true });
    expect(toHint(alarmed, 'My kids would be in trouble without my paycheck.', opening)).toBeUndefined();
    expect(toHint(alarmed, 'let me go look in the medicine cabinet', asking)).toBeUndefined();
  });

  it('doubts what may be danger, unless it is clearly something else', () => {
    const doubt = createUnderstanding({ danger: 0.6 });
    expect(toHint(doubt, 'hm', opening)).toEqual({ kind: 'hint', mayBeDanger: true });
    expect(toHint(doubt, "I'm 41, Ohio", opening)).toBeUndefined();
    const clear = createUnderstanding({ danger: 0.6, wish: { label: 'price', probability: 0.9 } });
    expect(toHint(clear, 'what would I pay', opening)).toEqual({ kind: 'hint', wish: 'price' });
    const start = createUnderstanding({ danger: 0.7, wish: { label: 'start', probability: 0.9 } });
    expect(toHint(start, 'I would like a policy', opening)).toEqual({ kind: 'hint', wish: 'start' });
    const grave = createUnderstanding({ danger: 0.87, wish: { label: 'start', probability: 0.9 } });
    expect(toHint(grave, 'I want off', opening)?.mayBeDanger).toBe(true);
  });

  it('rarely doubts an answer while a quote is under way', () => {
    const doubt = createUnderstanding({ danger: 0.75 });
    const smoking: DialogueState = { ...asking, expects: 'smokingStatus' };
    expect(toHint(doubt, 'no, I never smoked', smoking)).toBeUndefined();
    expect(toHint(doubt, "no, I'm 41, Ohio", opening)?.mayBeDanger).toBe(true);
    const more = createUnderstanding({ danger: 0.87 });
    expect(toHint(more, 'no, I never smoked', smoking)?.mayBeDanger).toBe(true);
    expect(toHint(createUnderstanding({ danger: 0.99 }), 'no', smoking)).toBeUndefined();
  });

  it('needs more to doubt a wish for a quote, and what interrupts one', () => {
    const doubt = createUnderstanding({ danger: 0.6 });
    expect(toHint(doubt, 'I want a quote', opening)).toBeUndefined();
    expect(toHint(doubt, 'the oven is ringing', opening)?.mayBeDanger).toBe(true);
    expect(toHint(doubt, 'the oven is ringing', asking)).toBeUndefined();
    expect(toHint(createUnderstanding({ danger: 0.85 }), 'the bottle is ready', asking)?.mayBeDanger).toBe(
      true,
    );
  });

  it('takes words of insurance for no small talk', () => {
    const talk = createUnderstanding({ wish: { label: 'small-talk', probability: 0.8 } });
    expect(toHint(talk, 'tell me about Brightwater', opening)).toBeUndefined();
    expect(toHint(talk, 'lovely weather', opening)).toEqual({ kind: 'hint', wish: 'small-talk' });
  });

  it('needs more danger where every word says yes to the summary', () => {
    const alarmed = createUnderstanding({ danger: 0.92 });
    const confirming: DialogueState = { ...opening, phase: 'confirming', expects: 'confirm' };
    expect(toHint(alarmed, "yes that's all of it", confirming)).toBeUndefined();
    expect(toHint(alarmed, 'yes goodbye world', confirming)?.isDanger).toBe(true);
    expect(toHint(alarmed, "yes that's all of it, I'm done with life", confirming)?.isDanger).toBe(true);
  });

  it('comes back from the message that carries it, and from nothing else', () => {
    expect(readHint(JSON.stringify([{ kind: 'hint', wish: 'skip' }]))).toEqual({
      kind: 'hint',
      wish: 'skip',
    });
    expect(readHint(JSON.stringify([{ kind: 'hint', wish: 'skip', more: 1 }]))).toBeUndefined();
    expect(readHint('{"kind":"hint"}')).toBeUndefined();
    expect(readHint('[')).toBeUndefined();
  });
});

describe('following a hint', () => {
  it('changes nothing that the rules read as a value', () => {
    expect(followHint({ kind: 'hint', wish: 'cancel' }, set, 'daily', asking)).toBe(set);
  });

  it('takes the wish where the rules read nothing', () => {
    expect(followHint({ kind: 'hint', wish: 'back' }, unclear, 'one up', asking)).toEqual([{ kind: 'back' }]);
    expect(followHint({ kind: 'hint', wish: 'question' }, unclear, 'and exams', asking)).toEqual([
      { kind: 'ask', question: 'and exams' },
    ]);
  });

  it('takes a question for no wish to start', () => {
    const start: readonly Command[] = [{ kind: 'talk', topic: 'start' }];
    const text = 'do parents need life insurance';
    expect(followHint({ kind: 'hint', wish: 'question' }, start, text, opening)).toEqual([
      { kind: 'ask', question: text },
    ]);
    expect(followHint({ kind: 'hint', wish: 'start' }, start, 'get insured', opening)).toEqual(start);
  });

  it('answers small talk that looks like a question, and lets no question end a quote', () => {
    expect(followHint({ kind: 'hint', wish: 'small-talk' }, ask, 'nice day?', asking)).toEqual([
      { kind: 'talk', topic: 'off-topic' },
    ]);
    expect(followHint({ kind: 'hint', wish: 'cancel' }, ask, 'nice day?', asking)).toBe(ask);
    expect(followHint({ kind: 'hint', wish: 'start' }, ask, 'can I get a quote?', asking)).toEqual([
      { kind: 'talk', topic: 'start' },
    ]);
  });

  it('offers a guessed answer to the question that is asked, and takes it never', () => {
    const hint = { kind: 'hint', answer: { slot: 'exercise', value: 'Daily' } } as const;
    expect(followHint(hint, unclear, 'dawn laps', asking)).toEqual([
      { kind: 'clarify', slot: 'exercise', options: ['Daily'], evidence: 'dawn laps' },
    ]);
    expect(followHint(hint, unclear, 'dawn laps', { ...asking, expects: 'priority' })).toBe(unclear);
  });
});
