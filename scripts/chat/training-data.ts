import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { loadConversations } from '../../eval/chat/load-conversations.ts';
import { isSlotId } from '../../eval/chat/slots.ts';
import { ownAnswers } from '../../server/features/chat/answers/own-answers.ts';
import {
  listAsks as listPageAsks,
  moreAsks,
  questionParaphrases,
} from '../../server/features/chat/answers/page-phrases.ts';
import { readClauses } from '../../server/features/chat/dialogue/reader/clauses.ts';
import { cleanText } from '../../server/features/chat/dialogue/text/plain-text.ts';
import { listOptions, questions } from '../../shared/quote/questions.ts';
import { listSections } from '../knowledge/list-sections.ts';

export type Labeled = { text: string; label: string; rivals?: readonly string[] };

/** Sections whose questions the assistant answers itself, or hands over. */
const aboutAssistant = ['/legal/disclosures#assistant', '/contact#reach'];
/** What someone in danger says, and what is like it and isn't; the other labels of `utterances/` are wishes. */
const dangerLabels = ['danger', 'danger-indirect'];
const graveLabels = [...dangerLabels, 'ordinary'];
/** Uses every nth answer in conversations as an example of people who just answer. */
const answerStep = 4;
/** Uses every nth way of asking as an example of people who aren't in danger. */
const questionInDangerStep = 2;
/** Uses every nth question, which are many more than all other wishes. */
const questionStep = 4;
/** Uses every nth of the further ways of asking. */
const moreStep = 16;

/** What people want: utterances, questions that pages answer, and answers. */
export function listWishes(root: string): readonly Labeled[] {
  return [
    ...listUtterances(root).filter(({ label }) => !graveLabels.includes(label) && !label.includes('=')),
    ...listQuestions()
      .filter((_, index) => index % questionStep === 0)
      .map((text) => ({ text, label: 'question' })),
    ...Object.entries(moreAsks)
      .filter(([name]) => !aboutAssistant.some((path) => name.includes(path)))
      .flatMap(([, asks]) => asks)
      .filter((_, index) => index % moreStep === 0)
      .map((text) => ({ text, label: 'question' })),
    ...listAnswers(root)
      .filter(({ label }) => !label.endsWith('=?'))
      .filter((_, index) => index % answerStep === 0)
      .map(({ text }) => ({ text, label: 'answer' })),
  ];
}

/** The ways of asking what pages and own answers say. */
function listQuestions(): readonly string[] {
  const asked = Object.entries(questionParaphrases).filter(([path]) => !aboutAssistant.includes(path));
  return [...asked.map(([, asks]) => asks), ...ownAnswers.map(({ asks }) => asks)].flat();
}

/** What people in danger say, and what others do: questions, and all that people say on the way to a quote. */
export function listDanger(root: string): readonly Labeled[] {
  const others = [
    ...listUtterances(root).filter(({ label }) => !graveLabels.includes(label)),
    ...listQuestions()
      .filter((_, index) => index % questionInDangerStep === 0)
      .map((text) => ({ text, label: 'question' })),
    ...listTurns(),
  ];
  const grave = listUtterances(root).filter(({ label }) => graveLabels.includes(label));
  // The last of the same words stays, so what is grave comes last.
  return [...new Map([...others, ...grave].map((one) => [one.text, one])).values()].map(
    ({ text, label }) => ({ text, label: dangerLabels.includes(label) ? 'danger' : 'none' }),
  );
}

/** All that is said in conversations but what is distressing. Never includes held-out conversations. */
function listTurns(): readonly Labeled[] {
  return loadConversations()
    .filter(({ isHeldOut }) => !isHeldOut)
    .flatMap(({ lines }) => Object.values(lines).flat())
    .filter(({ isDistress }) => !isDistress)
    .map(({ text }) => ({ text, label: 'turn' }));
}

/**
 * Answers to the questions with options, labeled `slot=value`, with `?` for what means no option alone. Never includes
 * held-out conversations.
 */
export function listAnswers(root: string): readonly Labeled[] {
  const given = loadConversations()
    .filter(({ isHeldOut }) => !isHeldOut)
    .flatMap(({ lines, expected }) =>
      Object.entries(lines).flatMap(([slot, said]) => {
        const value = isSlotId(slot) ? expected?.get(slot) : undefined;
        const [line, ...more] = said;
        const isAnswer = questions.some(({ id }) => id === slot) && more.length === 0 && value?.length === 1;
        return line && isAnswer && !line.isDigression
          ? [{ text: line.text, label: `${slot}=${value[0]}` }]
          : [];
      }),
    );
  const plain = questions.flatMap((question) =>
    listOptions(question).map((option) => ({ text: option, label: `${question.id}=${option}` })),
  );
  const written = listUtterances(root).filter(({ label }) => label.includes('='));
  const all = [...given, ...plain, ...written].map(({ text, label }) => {
    const [slot = ''] = label.split('=');
    const options = questions.filter(({ id }) => id === slot).flatMap(listOptions);
    return { text, label, rivals: [...options, '?'].map((option) => `${slot}=${option}`) };
  });
  return [...new Map(all.map((one) => [`${one.label.split('=')[0]} ${one.text}`, one])).values()];
}

/** Parts of messages, labeled with the question that they are about, or `none`. Never includes held-out conversations. */
export function listTopics(root: string): readonly Labeled[] {
  const said = loadConversations()
    .filter(({ isHeldOut }) => !isHeldOut)
    .flatMap(({ lines }) =>
      Object.entries(lines).flatMap(([cue, all]) =>
        all.flatMap(({ text, isDigression }) => {
          const isAbout = isSlotId(cue) && cue !== 'name' && !isDigression;
          // Who says more than one thing often says something about another question.
          const [only, ...more] = cue === 'open' ? [] : readClauses(cleanText(text));
          return only && more.length === 0 ? [{ text: only.original, label: isAbout ? cue : 'none' }] : [];
        }),
      ),
    );
  const written = listLabeled(readFileSync(`${root}server/features/chat/meaning/topics.txt`, 'utf8'));
  return [...new Map([...said, ...written].map((one) => [`${one.label} ${one.text}`, one])).values()];
}

/** Every way of asking, labeled with the section or own answer that answers it. */
export function listAsks(): readonly Labeled[] {
  return listPageAsks(listSections()).map(({ name, text }) => ({ text, label: name }));
}

export function hashExamples(examples: readonly Labeled[]): string {
  return createHash('sha256').update(JSON.stringify(examples)).digest('hex');
}

/** Lines of text under headings that are their labels. */
function listUtterances(root: string): readonly Labeled[] {
  const folder = `${root}server/features/chat/meaning/utterances/`;
  return readdirSync(folder)
    .sort()
    .flatMap((name) => listLabeled(readFileSync(`${folder}${name}`, 'utf8')));
}

function listLabeled(text: string): readonly Labeled[] {
  return text
    .split(/^# /m)
    .slice(1)
    .flatMap((part) => {
      const [label = '', ...lines] = part.split('\n');
      return lines
        .filter((line) => line.trim() !== '')
        .map((line) => ({ text: line.replace(/^\\/, ''), label }));
    });
}
