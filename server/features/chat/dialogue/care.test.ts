import { describe, expect, it, test } from 'vitest';
import type { ChatMessage } from '../../../../shared/api/chat.ts';
import { emergencyAnswer } from '../answers/messages.ts';
import { converse } from '../converse.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Understanding } from '../meaning/understanding.ts';
import { spoken, talkTexts } from '../messages.ts';
import { recallDanger } from './care.ts';

const knowledge: Knowledge = {
  find: (question) =>
    /term life/i.test(question)
      ? [{ text: 'Term life lasts a set number of years.', citation: { title: 'Guide', path: '/guide' } }]
      : [],
};
const crisis = 'I want to kill myself';
const opening = ['hi'];
const asked = ['I want a quote', 'Dana', '52', 'Ohio', '250k'];

/** The last turn of a conversation in which the models hear this much danger in the last message. */
function talk(messages: readonly string[], danger = 0, wish?: Understanding['wish']) {
  let history: ChatMessage[] = [];
  let turn: ReturnType<typeof converse> | undefined;
  for (const [index, message] of messages.entries()) {
    const isLast = index === messages.length - 1;
    const understanding = {
      wish: isLast ? wish : undefined,
      danger: isLast ? danger : 0,
      guessAnswer: () => undefined,
      guessTopic: () => undefined,
    };
    const meaning = { understanding, vector: undefined, guessWish: () => undefined };
    turn = converse({ message, conversationHistory: history }, knowledge, meaning);
    history = [
      ...history,
      write(message, true),
      { ...write(turn.response), proposals: JSON.stringify(turn.proposals) },
    ];
  }
  if (!turn) throw new Error('no message was given');
  return turn;
}

const write = (content: string, isUser = false): ChatMessage => ({
  id: content,
  content,
  isUser,
  timestamp: '',
});

describe('after the answer for people in danger', () => {
  it.each([
    ['opening', opening, spoken.listening, 'Find my match'],
    ['a quote', asked, spoken.waiting, 'Continue'],
  ])('nothing is asked, and there is a way back: %s', (_, before, ending, way) => {
    const turn = talk([...before, crisis]);
    expect(turn.response).toBe(`${emergencyAnswer.text}\n\n${ending}`);
    expect(turn).toMatchObject({ expects: null, suggestions: expect.arrayContaining([way]) });
  });

  it.each(['ok', 'yes', 'no', "I'm fine, it was a joke", 'nothing helps', "that's not what I meant"])(
    'answers %j with a kind word, and takes it for no answer to a question',
    (reaction) => {
      for (const before of [opening, asked]) {
        const turn = talk([...before, crisis, reaction]);
        expect(turn.response).toContain(spoken.reminder);
        for (const cold of [talkTexts['off-topic'], spoken.unsure, spoken.notRead, '?'])
          expect(turn.response).not.toContain(cold);
        expect(turn.state.values.smokingStatus).toBeUndefined();
      }
    },
  );

  it('takes thanks, a question, and a wish to continue as usual', () => {
    expect(talk([...asked, crisis, 'thanks']).response).toMatch(/^You’re welcome\./);
    expect(talk([...asked, crisis, 'what is term life?']).response).toContain('Term life lasts');
    expect(talk([...asked, crisis, 'Continue']).expects).toBe('smokingStatus');
    expect(talk([...asked, crisis, 'Continue', 'No']).state.values.smokingStatus).toBe('No');
  });

  it('needs less to hear danger again, for three answers', () => {
    const weight = 'I feel like such a weight on my husband since the diagnosis';
    expect(talk([...opening, weight], 0.3).response).toContain(spoken.unsure);
    expect(talk([...opening, crisis, weight], 0.3).response).toContain(spoken.sorry);
    expect(talk([...opening, weight], 0.8).response).not.toContain(emergencyAnswer.text);
    expect(talk([...opening, crisis, weight], 0.8).response).toContain(emergencyAnswer.text);
    const later = ['what is term life?', 'what is term life?', 'what is term life?'];
    expect(talk([...opening, crisis, ...later, weight], 0.3).response).toContain(spoken.unsure);
  });
});

test('where danger is only possible and nothing was understood, the numbers are followed by a kind word', () => {
  const kind = [spoken.numbers, spoken.sorry, spoken.listening].join('\n\n');
  expect(talk(['hm it all just goes by'], 0.85).response).toBe(kind);
  const wish = { label: 'small-talk', probability: 0.9 };
  expect(talk(['hm it all just goes by'], 0.7, wish).response).toBe(kind);
  expect(talk(['whats the point of it?'], 0.7).response).toBe(kind);
});

test('in a quote, the question that was asked stays open where danger is only possible', () => {
  const turn = talk([...asked, 'hm it all just goes by'], 0.85);
  expect(turn.response).toBe([spoken.numbers, spoken.sorry, spoken.waiting].join('\n\n'));
  expect(turn).toMatchObject({ expects: 'smokingStatus', suggestions: ['Yes', 'No'] });
  expect(turn.state.failedTries).toBe(0);
});

test('what the last answers said about danger is read from them', () => {
  const none = { wasDoubt: false, wasDanger: false, hasNumbers: false, isCalm: false };
  expect(recallDanger([write(spoken.numbers, true), write('Hello!')])).toEqual(none);
  expect(recallDanger([write(`${spoken.numbers}\n\nHello!`)])).toEqual({
    ...none,
    wasDoubt: true,
    hasNumbers: true,
  });
  const calm = write(`${emergencyAnswer.text}\n\n${spoken.waiting}`);
  expect(recallDanger([calm])).toEqual({ wasDoubt: true, wasDanger: true, hasNumbers: true, isCalm: true });
  expect(recallDanger([calm, write('One'), write('Two')])).toEqual({
    ...none,
    wasDoubt: true,
    wasDanger: true,
  });
  expect(recallDanger([calm, write('One'), write('Two'), write('Three')])).toEqual(none);
});
