import { describe, expect, it } from 'vitest';
import { findBreaches } from '../../../../eval/chat/policy.ts';
import { listSections } from '../../../../scripts/knowledge/list-sections.ts';
import { createKnowledge } from './create-knowledge.ts';
import { ownAnswers } from './own-answers.ts';
import { questionParaphrases } from './page-phrases.ts';
import { listTerms } from './terms.ts';

const sections = [...listSections()];
const knowledge = createKnowledge({ sections });

/** What the person reads first. */
function answer(question: string): string {
  return knowledge.find(question)[0]?.text ?? '';
}

describe('what people ask', () => {
  it.each([
    ['what is term life', /^\*\*Term life\*\* covers a number of years that you choose/],
    ['Do I need a medical exam?', /^Not always\./],
    ['are you an insurance company', /^Coverlight is a .+, not an insurance company\./],
    ['can I trust you', /^Coverlight is a technology platform and a licensed agency/],
    ['what does premium mean', /^Premium: What you pay/],
    ['what is a rider', /^A rider is an add-on/],
    ['can I change my beneficiary', /^Yes\. Change your beneficiaries whenever you like/],
    ['will someone call me', /^Not from us\./],
    ['is the payout taxed', /federal income tax/],
    ['what does term life cost on average', /\$26 a month/],
    ['how long does it take', /about 2 minutes/],
    ['is my coverage at work enough?', /^It’s a good start, but it’s rarely enough\./],
    ['what is cash value', /part of each premium builds/i],
    ['what is your phone number', /\+1 \(800\) 555-0142/],
    ['why do you ask about smoking', /^Why we ask: carriers have different rules for tobacco/],
    ['what is the benificiary', /^Beneficiary: The person who receives the money/],
    ['do i need a medcial exam', /^Not always\./],
    ['does it pay for suicide', /Suicide in the early years[\s\S]*988/],
  ])('begins with what was asked: %s', (question, words) => expect(answer(question)).toMatch(words));
});

describe('an answer', () => {
  const own = new Set(ownAnswers.map(({ text }) => text));
  const passages = Object.values(questionParaphrases)
    .flat()
    .flatMap((question) => knowledge.find(question))
    .filter(({ text }) => !own.has(text));
  const byPath = Map.groupBy(sections, ({ path }) => path);

  it('is word for word from the section that it cites', () => {
    for (const { text, citation } of passages) {
      const said = text.split(/\n(?:• )?/);
      const pages = (byPath.get(citation.path) ?? []).map(({ units }) =>
        units.map((unit) => unit.text).join(' '),
      );
      for (const line of said)
        expect(
          pages.some((page) => page.includes(line)),
          line,
        ).toBe(true);
    }
  });

  it('is short', () => {
    const long = passages.filter(({ text }) => text.length > 520);
    expect(long.map(({ text }) => text)).toEqual([]);
  });

  it('names page and section', () => {
    expect(knowledge.find('what is term life')[0]?.citation).toEqual({
      title: 'Life Insurance Guide: Term life insurance',
      path: '/guide#term-life',
    });
  });
});

describe('an answer of our own', () => {
  const written = ownAnswers.filter(({ text }) => text !== '');

  it.each(ownAnswers.map(({ path }) => path))('leads to a section that is there: %s', (path) => {
    expect(sections.some((section) => section.path === path)).toBe(true);
  });

  it.each(written)('has no figure that the page at $path has not', ({ path, text }) => {
    const page = path.split('#')[0] ?? '';
    const words = sections
      .filter((section) => section.path.split('#')[0] === page)
      .flatMap((section) => section.units.map((unit) => unit.text))
      .join(' ');
    const figures = text.match(/\d[\d,.]*\d|\d/g) ?? [];
    expect(figures.filter((figure) => !words.includes(figure))).toEqual([]);
  });

  const facts = written.filter(({ path }) => /^\/(?:guide|faq|how-it-works)/.test(path));
  it.each(facts)('says only what the page at $path says', ({ path, text }) => {
    const page = path.split('#')[0] ?? '';
    const known = new Set(
      sections
        .filter((section) => section.path.split('#')[0] === page)
        .flatMap(({ page: title, heading, units }) => [title, heading, ...units.map((unit) => unit.text)])
        .flatMap(listTerms),
    );
    const terms = [...new Set(listTerms(text.replaceAll(/\]\([^)]*\)/g, ']')))];
    const strange = terms.filter((term) => !known.has(term));
    expect(strange.length / terms.length, strange.join(' ')).toBeLessThan(0.25);
  });

  it('is found by each of its questions', () => {
    const lost = written.flatMap(({ path, asks }) =>
      asks.filter((ask) => !knowledge.find(ask).some(({ citation }) => citation.path === path)),
    );
    expect(lost.length / written.flatMap(({ asks }) => asks).length, lost.join('\n')).toBeLessThan(0.05);
  });

  it('breaks no rule of what the assistant may say', () => {
    expect(written.flatMap(({ text }) => findBreaches(text))).toEqual([]);
  });
});

it('knows no way of asking for a section that is gone', () => {
  const keys = new Set(sections.flatMap(({ path, heading }) => [path, `${path} ${heading}`]));
  expect(Object.keys(questionParaphrases).filter((key) => !keys.has(key))).toEqual([]);
});
