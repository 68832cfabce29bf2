import { describe, expect, test } from 'vitest';
import type { Entry } from './entries.ts';
import { createSearch } from './search.ts';

function write(id: string, question: string, ways: readonly string[], more: Partial<Entry> = {}): Entry {
  return { id, question, ways: [...ways], text: `${question} Here is how.`, ...more };
}

const entries = [
  write('loans', 'Can I borrow from my policy?', ['policy loan', 'borrow against life insurance'], {
    related: ['surrender', 'nowhere'],
  }),
  write('surrender', 'What do I get for giving up my policy?', ['surrender value', 'give up the policy']),
  write('smokers', 'What do smokers pay?', ['price for smokers', 'smoking and the price']),
  write('vaping', 'Does vaping count as smoking?', ['vaping', 'do e-cigarettes count as smoking']),
  write('beyond', 'What is the weather?', ['will it rain', 'weather today'], { wish: 'out-of-reach' }),
];
const search = createSearch(entries);

describe('a search', () => {
  test.each([
    ['can i borow against my life insurance', 'loans'],
    ['surrender value', 'surrender'],
    ['Do e-cigarettes count as smoking?', 'vaping'],
  ])('answers %s with %s', (text, id) => {
    expect(search.find(text)).toMatchObject({ kind: 'answer', entry: { id } });
  });

  test('lists what people ask next after the nearest entries, each once and never what has no answer', () => {
    const outcome = search.find('policy loan');
    const ids = outcome.kind === 'answer' ? outcome.others.map(({ id }) => id) : [];
    expect(ids).toContain('surrender');
    expect(ids).not.toContain('beyond');
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('says no to words that no entry uses', () => {
    expect(search.find('capital of Mongolia')).toMatchObject({ kind: 'none' });
  });
});
